"""The four expansions as the new-game sheet offers them, in the order of the rulebook."""
from ui.caravanserai.offering import Offer

OFFERS = (Offer("dervish", "dervish", 10), Offer("opium", "opium", 15), Offer("anahita", "anahita", 30),
          Offer("chapman", "ruby", 10))
