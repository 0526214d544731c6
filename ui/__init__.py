"""Sarai's page: it draws what the engine says and hands back what the player wants; it decides no rule."""
