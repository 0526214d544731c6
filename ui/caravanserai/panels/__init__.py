"""The panels of the tray: one file for each thing that is chosen, looked up by the class of the question."""
