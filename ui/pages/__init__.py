"""The pages of the app, one file each: pure functions from what is known to a `Frame`."""
