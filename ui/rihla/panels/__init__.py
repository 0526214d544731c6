"""What the tray shows, one file per panel; each is a function of the moment."""
