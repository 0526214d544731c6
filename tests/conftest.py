"""What holds for all tests: no example of Hypothesis is timed, since another's work on the machine would fail it."""
from hypothesis import settings

settings.register_profile("sarai", deadline=None)
settings.load_profile("sarai")
