"""Notations pressed into one whole number, and drawn out of it again.

Each notation is predicted from the one before it, else from that one's verb, else from all so far (prediction by partial
matching, Cleary and Witten 1984; counts and escapes by method D, Howard 1993); a new one is taken from the words known
beforehand, or spelled as they are.  Likely ones cost little: each makes the number longer by the logarithm of how
unlikely it was (asymmetric numeral systems, Duda 2009, on a number of any length, so that nothing is ever rounded).

Both directions run the same code and differ only in who knows the choice.  Links that were sent depend on every line
here: what would change a number belongs into a new format of the link.
"""
from collections.abc import Callable, Sequence
from itertools import accumulate

MOST_LETTERS = 400
"""The longest notation that is spelled, in bytes of UTF-8."""

_NEW = ""
"""Says that none of those predicted comes, and that a spelled notation is over; no notation is empty."""

_END = "end"
_ALPHABET = {**{chr(byte): 4 if 32 <= byte < 127 else 1 for byte in range(256)}, _END: 4}
"""What a notation is spelled with, and how heavy each is before it came: the bytes of UTF-8, and an end."""


class Spoiled(ValueError):
    """A number that was made of no notations."""


class Writer:
    """Takes note of choices, and makes a number of them."""

    def __init__(self) -> None:
        """Nothing is chosen yet."""
        self._steps: list[tuple[int, int, int]] = []

    def choose(self, options: Sequence[str], weights: Sequence[int], wanted: str) -> str:
        """Note that `wanted` was chosen, the likelier the heavier it is; the last option stands for all that are missing."""
        place = options.index(wanted) if wanted in options else len(options) - 1
        self._steps.append((sum(weights[:place]), weights[place], sum(weights)))
        return options[place]

    def number(self) -> int:
        """All choices as a number; the last one goes in first, since the first must come out first."""
        value = 1
        for below, weight, total in reversed(self._steps):
            turns, rest = divmod(value, weight)
            value = turns * total + below + rest
        return value


class Reader:
    """Draws the choices out of a number again."""

    def __init__(self, value: int) -> None:
        """Nothing is drawn yet."""
        self.value = value

    def choose(self, options: Sequence[str], weights: Sequence[int], wanted: str) -> str:
        """The option that was chosen here; `wanted` is not known yet."""
        if not weights:
            raise Spoiled("nothing is left to choose from")
        turns, slot = divmod(self.value, sum(weights))
        place = next(place for place, end in enumerate(accumulate(weights)) if slot < end)
        self.value = turns * weights[place] + slot - sum(weights[:place])
        return options[place]


class _Memory:
    """How often each symbol came in each context, and the coding of the next one by that."""

    def __init__(self, coder: Writer | Reader) -> None:
        self._coder = coder
        self._counts: dict[tuple[str, ...], dict[str, int]] = {}

    def next(self, contexts: Sequence[tuple[str, ...]], wanted: str, unseen: Callable[[dict[str, int], str], str]) -> str:
        """The next symbol by its contexts, the narrowest first; `unseen` codes one that none of them has met."""
        ruled_out: dict[str, int] = {}
        found = self._seen(contexts, wanted, ruled_out) or unseen(ruled_out, wanted)
        self.learn(contexts, found)
        return found

    def learn(self, contexts: Sequence[tuple[str, ...]], came: str) -> None:
        """Count a symbol in its contexts."""
        for context in contexts:
            counts = self._counts.setdefault(context, {})
            counts[came] = counts[came] + 2 if came in counts else 1

    def _seen(self, contexts: Sequence[tuple[str, ...]], wanted: str, ruled_out: dict[str, int]) -> str:
        for context in contexts:
            counts = self._counts.get(context, {})
            options = [symbol for symbol in counts if symbol not in ruled_out]
            if options:
                weights = [counts[symbol] for symbol in options]
                found = self._coder.choose([*options, _NEW], [*weights, len(options)], wanted)
                if found != _NEW:
                    return found
                ruled_out.update(counts)
        return _NEW


class _Speech:
    """The notations of one match, one after the other."""

    def __init__(self, coder: Writer | Reader, words: Sequence[str]) -> None:
        self._coder, self._words = coder, words
        self._notations, self._letters = _Memory(coder), _Memory(coder)
        self._last = _NEW
        for word in map(_as_letters, words):
            for place, letter in enumerate([*word, _END]):
                self._letters.learn(_around(word[:place]), letter)

    def next(self, wanted: str = _NEW) -> str:
        verb = self._last.partition(" ")[0]
        self._last = self._notations.next([("after", self._last), ("verb", verb), ()], wanted, self._new)
        return self._last

    def _new(self, ruled_out: dict[str, int], wanted: str) -> str:
        """A notation that did not come before: one of the words known beforehand, or spelled."""
        words = [word for word in self._words if word not in ruled_out]
        found = self._coder.choose([*words, _NEW], [1] * len(words) + [2], wanted)
        return found if found != _NEW else self._spell(wanted)

    def _spell(self, wanted: str) -> str:
        letters, coming = "", _as_letters(wanted)
        while len(letters) <= MOST_LETTERS:
            letter = self._letters.next(_around(letters), coming[len(letters):][:1] or _END, self._letter)
            if letter == _END:
                return letters.encode("latin-1").decode()
            letters += letter
        raise Spoiled("a notation without an end")

    def _letter(self, ruled_out: dict[str, int], wanted: str) -> str:
        letters = [letter for letter in _ALPHABET if letter not in ruled_out]
        return self._coder.choose(letters, [_ALPHABET[letter] for letter in letters], wanted)


def _as_letters(notation: str) -> str:
    """A letter for each byte of UTF-8, so that no name is too strange to be spelled."""
    return notation.encode().decode("latin-1")


def _around(letters: str) -> list[tuple[str, ...]]:
    """The contexts of the letter after these."""
    return [(letters[-3:], "three"), (letters[-2:], "two"), (letters[-1:], "one"), ()]


def press(notations: Sequence[str], words: Sequence[str]) -> int:
    """A number that holds these notations; `words` are notations that are common in such matches."""
    coder = Writer()
    speech = _Speech(coder, words)
    for notation in notations:
        speech.next(notation)
    return coder.number()


def unpress(value: int, count: int, words: Sequence[str]) -> list[str]:
    """So many notations out of a number made with the same words; raises `Spoiled` when there are no such."""
    coder = Reader(value)
    speech = _Speech(coder, words)
    found = [speech.next() for _ in range(count)]
    if coder.value != 1:
        raise Spoiled("something is left over")
    return found
