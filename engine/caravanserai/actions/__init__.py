"""What a seat can do: one file for each chapter of the rules."""
