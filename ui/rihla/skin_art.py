"""The shapes of the skins, in our own hand or from the sprite; classes `l1 l2` are strokes, `s1 s2` fills."""
from ui.kit.html import Html, circle, join, path, rect

# ---- figures: silhouettes in a box of 24

BEASTS: dict[str, tuple[tuple[str, int, int, int], ...]] = {
    "K01": (("camel", 0, 0, 24),), "K02": (("donkey", 0, 0, 24),), "K04": (("relay", 1, 1, 22),), "K05": (("camel", 1, 6, 17),),
    "K06": tuple(("camel", x, y, 9) for y in (3, 12) for x in (0, 8, 16)),
}
"""Figures made of pictures of the sprite: (name, x, y, size)."""
_TWO_HUMPS = (
    "M3.2 20.4v-6.2c-.6-1.9.6-4 2.6-4.4.9-3.1 3-3.1 4.2 0 .8.5 1.4.5 2.2 0 1-3.2 3.2-3.2 4.2 0 1 .4 1.6 0 2-1.2l.7-3.4"
    "c.3-1.3 1.6-1.8 2.8-1.4l1.6.7-.2 1.3-1.5.4-.7.7-.9 5.4c-.4 1.5-1.2 2.3-1.9 2.6v5.5h-1.5l-.5-4.8H8.1l-1.4 1-.2 3.8H5"
    "l-.2-4.3-.4-.3v4.6z")
DRAWN: dict[str, Html] = {
    "K03": path(d=_TWO_HUMPS),
    "K05": join(path(d="M7 4.5h11l2 3.2H5z"), path(d="M7.4 8.4h1v4h-1zm9.2 0h1v4h-1zM9 8.4h7v3.4H9z")),
    "K06": path(class_="rope", d="M1 12.2h22"),
}
"""What is drawn by hand, alone or above those pictures."""


# ---- grounds: one tile of a pattern

_CRACKS = ("M0 22 22 10 44 24 70 12 90 26M22 10 18 0M44 24 40 52 66 62 90 50M40 52 16 60 0 48M16 60 20 80M66 62 62 80"
           "M70 12 74 0")
_TUFTS = ("M12 26c0-8-3-11-6-13m6 13c0-9 1-13 3-17m-3 17c1-7 4-10 8-11M56 62c0-8-3-11-6-13m6 13c0-9 1-13 3-17m-3 17"
          "c1-7 4-10 8-11")
_STAR8 = ("M30 4 37.6 11.6 48.4 11.6 48.4 22.4 56 30 48.4 37.6 48.4 48.4 37.6 48.4 30 56 22.4 48.4 11.6 48.4 11.6 37.6 "
          "4 30 11.6 22.4 11.6 11.6 22.4 11.6z")
_CONTOURS = ("M0 30c25-26 55-26 80 0s55 26 80 0M0 52c25-26 55-26 80 0s55 26 80 0M0 112c30 22 60 22 80 0s50-22 80 0"
             "M0 132c30 22 60 22 80 0s50-22 80 0M0 74c20-10 40-10 60 4")
_STARS = ((10, 14, 2), (44, 8, 1), (78, 30, 2), (26, 46, 1), (60, 58, 3), (92, 74, 1), (14, 84, 2), (46, 92, 1), (84, 96, 2))
_FLOWERS = ((34, 20), (74, 18), (20, 54), (80, 76), (38, 78))

GROUNDS: dict[str, tuple[int, Html]] = {
    "K08": (90, path(class_="l1", d=_CRACKS)),
    "K09": (90, join(path(class_="l1", d=_TUFTS),
                     [circle(class_=f"s{1 + place % 2}", cx=x, cy=y, r=3) for place, (x, y) in enumerate(_FLOWERS)])),
    "K10": (60, join(path(class_="s1", d=_STAR8), path(class_="l1", d="M30 0v4M30 56v4M0 30h4M56 30h4"),
                     circle(class_="s2", cx=30, cy=30, r=7))),
    "K11": (105, join([circle(class_="s1", cx=x, cy=y, r=r) for x, y, r in _STARS],
                      path(class_="s1", d="M30 70l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"))),
    "K12": (160, join(path(class_="l1", d=_CONTOURS), path(class_="l2", d="M20 96l10-16 10 16zM96 84l8-13 8 13z"))),
}
"""The side of a tile, and what is drawn on it; the plain desert has none."""


# ---- backs: 60 by 84

_PALM = "M7 18v-8m0 0c-4-1-6 1-7 3m7-3c-2-4-5-5-7-4m7 4c4-1 6 1 7 3m-7-3c2-4 5-5 7-4m-7 4V3"
_LOZENGE = "M7 0l7 8-7 8-7-8zM7 5l3 3-3 3-3-3z"
_KHATIM = "M8 0l2.3 2.3h3.4v3.4L16 8l-2.3 2.3v3.4h-3.4L8 16l-2.3-2.3H2.3v-3.4L0 8l2.3-2.3V2.3h3.4z"
_LATTICE = ("M0 0l60 84M-20 0l60 84M20 0l60 84M-40 0l60 84M40 0l60 84M60 0L0 84M80 0L20 84M40 0l-60 84M20 0l-60 84"
            "M100 0L40 84")


def _field(shape: str, class_: str, wide: int, across: int, down: int) -> list[Html]:
    """A shape of a width in four rows; every other row is shifted by half and runs over both edges."""
    found = []
    for row in range(4):
        count = 4 if row % 2 else 3
        first = 30 - wide // 2 - across * (count - 1) // 2
        found += [path(class_=class_, d=shape, transform=f"translate({first + across * place} {4 + down * row})")
                  for place in range(count)]
    return found


BACKS: dict[str, object] = {
    "K13": path(class_="l1", d="M10 76V40C10 26 30 22 30 10c0 12 20 16 20 30v36z"),
    "K14": _field(_PALM, "l1", 14, 20, 20),
    "K15": path(class_="l1", d=_LATTICE),
    "K16": _field(_KHATIM, "s1", 16, 20, 20),
    "K17": [*(rect(class_="s2", y=y, width=60, height=10) for y in (2, 36, 70)), *_field(_LOZENGE, "s1", 14, 16, 20)],
    "K18": [rect(class_="l1", x=5, y=5, width=50, height=74, rx=3), rect(class_="l2", x=9, y=9, width=42, height=66, rx=2),
            path(class_="s1", d="M30 22c9 8 12 12 12 20s-3 12-12 20c-9-8-12-12-12-20s3-12 12-20z")],
}
"""What is drawn on a back, over its ground."""
