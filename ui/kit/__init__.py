"""Shared pieces of the page: pure functions from plain values to HTML."""
