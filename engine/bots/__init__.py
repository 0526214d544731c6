"""Bots: what they must be able to do, how they are kept from doing harm, and the ones there are."""
