"""What the cards of Tan-tan are called: one (`name`), a number (`count`), some of them in a sentence (`some`)."""

_MASS = ("food", "clothes", "fabric", "spice", "jewellery")
"""Goods named without a plural."""
_THINGS = {"lantern": ("lantern", "lanterns"), "lamp": ("genie lamp", "genie lamps"), "princess": ("princess", "princesses"),
           "merchant": ("merchant", "merchants"), "thief": ("thief", "thieves"), "mouse": ("mouse", "mice")}


def _words() -> dict[str, str | dict[str, str]]:
    words: dict[str, str | dict[str, str]] = {}
    for card in _MASS:
        words[f"tantan.name.{card}"] = card
        words[f"tantan.count.{card}"] = {"one": f"{{n}} {card}", "other": f"{{n}} {card}"}
        words[f"tantan.some.{card}"] = {"one": card, "other": f"{{n}} {card}"}
    for card, (one, many) in _THINGS.items():
        words[f"tantan.name.{card}"] = one
        words[f"tantan.count.{card}"] = {"one": f"{{n}} {one}", "other": f"{{n}} {many}"}
        words[f"tantan.some.{card}"] = {"one": f"a {one}", "other": f"{{n}} {many}"}
    return words


CARD_WORDS: dict[str, str | dict[str, str]] = _words()
