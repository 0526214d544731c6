"""How long ago something was, in a word or two."""
from datetime import date, datetime

from ui.words import tell


def when_words(then: str, now: str) -> str:
    """Tell a moment ("2026-08-21T19:05") as seen from now: 5 min, 2 h, Yesterday, 21 Aug; "" for what is no moment."""
    try:
        past, present = datetime.fromisoformat(then), datetime.fromisoformat(now)
    except ValueError:
        return ""
    minutes = int((present - past).total_seconds() // 60)
    if minutes < 2:
        return tell("when.now")
    if minutes < 60:
        return tell("when.minutes", n=minutes)
    days = (present.date() - past.date()).days
    return tell("when.hours", n=minutes // 60) if days == 0 else _days(past.date(), days, present.year)


def _days(day: date, days: int, year: int) -> str:
    if days == 1:
        return tell("when.yesterday")
    if days < 7:
        return tell("when.days", n=days)
    month = tell(f"when.month.{day.month}")
    return tell("when.date" if day.year == year else "when.year", day=day.day, month=month, year=day.year)
