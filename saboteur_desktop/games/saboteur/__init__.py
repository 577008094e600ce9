"""Saboteur: gold miners dig towards the treasure while saboteurs among them try to stop it."""
