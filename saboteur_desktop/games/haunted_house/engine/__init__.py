"""The rules of the Haunted House: pure values, no Qt."""
