"""Rihla on the score page: wealth instead of points, what streets earned, and luck."""

WORDS = {
    "rihla.score.ahead": "{n}k richer than {who}.",
    "rihla.score.alone": "{n}k.",
    "rihla.score.tie-broken": "Level with {who} at {n}k. {what} decided it.",
    "rihla.score.tied": "Level at {n}k, and by every further rule.",
    "rihla.score.level-now": "{n}k each.",
    "rihla.score.points": "{n}k",
    "rihla.score.account": "Wealth in k",
    "rihla.score.story": "Wealth over time",
    "rihla.score.story-ends": "Wealth over time. At the end: {ends}.",

    "rihla.tale.streets": "What visitors paid, by street",
    "rihla.tale.streets.none": "No merchant has paid another for a visit.",
    "rihla.tale.street": "Street",
    "rihla.tale.sum": "In all",
    "rihla.tale.luck": "Luck of the draw",
    "rihla.tale.road": {"one": "Road: {money} in {n} draw, expected {expected}.",
                        "other": "Road: {money} in {n} draws, expected {expected}."},
    "rihla.tale.cards": {"0": "No Sadaqah or Hikma card.",
                         "one": "Sadaqah and Hikma: {money} in {n} card, expected {expected}.",
                         "other": "Sadaqah and Hikma: {money} in {n} cards, expected {expected}."},
    "rihla.tale.luck.text": "What the cards did to a purse, against the average of all cards that could have come: start pay, visits and Waqf fees on the road, and the money of Sadaqah and Hikma cards.",
}
