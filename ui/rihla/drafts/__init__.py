"""What is picked but not yet played.  One file per kind of picking; `draft` holds what they all share."""
