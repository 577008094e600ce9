"""The games. Each is a folder with an engine, bots and a ui; none knows another."""
