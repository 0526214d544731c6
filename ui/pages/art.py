"""What stands behind each of the three doors, in a box of 120 by 190; the colours are in home.css."""
from ui.kit.html import Html, circle, el, g, path, rect, svg, use

_ARCH = "M7 190V82C7 48 34 32 60 9 86 32 113 48 113 82V190z"
_STAR = ("M12 1.5L15.1 4.6L19.4 4.6L19.4 8.9L22.5 12L19.4 15.1L19.4 19.4L15.1 19.4L12 22.5L8.9 19.4L4.6 19.4L4.6 15.1"
         "L1.5 12L4.6 8.9L4.6 4.6L8.9 4.6z")
_STUDS = "M0-3 3 0 0 3-3 0zM24-3 27 0 24 3 21 0zM0 21 3 24 0 27-3 24zM24 21 27 24 24 27 21 24z"

_YARD = """
sky M0 0H120V190H0z
dome M42 76C42 58 52 52 60 42 68 52 78 58 78 76z
dome-lit M50 76C50 60 55 54 60 42 57 56 57 64 57 76z
mina M20 60h9v58h-9zM91 60h9v58h-9z
dome M19 60c0-6 3-7 5.5-12C27 53 30 54 30 60zM90 60c0-6 3-7 5.5-12C98 53 101 54 101 60z
far M0 84H120V126H0z
iwan M40 72h40v54H40z
deep M46 126V92C46 84 53 82 60 76 67 82 74 84 74 92v34z
deep M8 126v-18c0-4 3-5 7-8 4 3 7 4 7 8v18zM25 126v-18c0-4 3-5 6-8 3 3 6 4 6 8v18z
deep M83 126v-18c0-4 3-5 6-8 3 3 6 4 6 8v18zM98 126v-18c0-4 3-5 7-8 4 3 7 4 7 8v18z
floor M0 126H120V190H0z
lines M60 126V190M44 126 20 190M76 126 100 190M28 126-20 190M92 126 140 190M0 134H120M0 146H120M0 164H120
basin M60 142 92 149 100 161 84 174H36L20 161 28 149z
water M60 146 87 152 93 161 80 169H40L27 161 33 152z
jet M60 158C60 142 54 138 46 141M60 158C60 142 66 138 74 141M60 158V134
"""
_ROAD = """
d2 M0 112C24 98 60 116 84 106 100 100 112 102 120 106V190H0z
d3 M0 140C36 122 70 146 120 128V190H0z
way-e M84 100C62 106 50 110 66 118 96 130 106 138 74 148 34 160 18 170 26 196H92
 C78 172 104 166 116 152 128 134 104 122 84 114 74 110 76 106 92 100z
way M85 101C64 107 54 111 68 117 98 130 108 139 76 150 36 162 24 172 31 194H86
 C74 172 100 164 111 151 122 134 102 124 82 116 72 111 74 107 91 101z
t1 M79 120 93 126 84 131 71 124z
t2 M97 128 110 136 101 141 89 134z
t3 M102 144 109 151 96 158 86 151z
t4 M80 153 91 161 74 169 60 160z
t5 M52 163 66 173 52 184 34 173z
"""
_MARKET = """
back M14 190V96C14 88 20 84 28 78 36 84 42 88 42 96v94zM46 190V90C46 80 52 76 60 70 68 76 74 80 74 90V190z
back M78 190V96c0-8 6-12 14-18 8 6 14 10 14 18v94z
cord M34 0V46M60 0V34M88 0V52
"""
_STALL = """
lamp M31.3 46h5.4l4.5 6.3-3.6 10.8h-7.2l-3.6-10.8zM56.5 34h7l5.8 8-4.6 13.9h-9.4l-4.6-13.9z
lamp M85.6 52h4.8l4 5.6-3.2 9.6h-6.4l-3.2-9.6z
h1 M8 150C16 128 22 124 28 120 34 124 42 130 50 150z
h2 M70 150C76 132 84 127 91 122 98 127 106 132 114 150z
h3 M40 150C48 134 54 130 60 126 66 130 72 134 80 150z
shelf M0 148H120V190H0z
shelf-l M0 148H120V153H0z
"""


def _shapes(lines: str) -> list[Html]:
    """One path a line (an indented line goes on): its class, then its outline."""
    words = (line.split(" ", 1) for line in lines.strip().replace("\n ", " ").splitlines())
    return [path(class_=kind, d=outline) for kind, outline in words]


def _yard() -> list[Html]:
    shapes = _shapes(_YARD)
    return [shapes[0], circle(class_="orb", cx=88, cy=44, r=13), *shapes[1:]]


def _road() -> list[Html]:
    camels = [use(href="#camel", x=x, y=y, width=17, height=17) for x, y in ((16, 69), (34, 72), (52, 74))]
    return [rect(class_="sky", width=120, height=190), circle(class_="orb", cx=60, cy=66, r=24),
            path(class_="d1", d="M0 92C30 78 52 98 78 86 96 78 108 80 120 84V190H0z"), g(camels, class_="walkers"),
            *_shapes(_ROAD)]


def _market() -> list[Html]:
    halos = [circle(class_="halo", cx=x, cy=y, r=r) for x, y, r in ((34, 55, 15), (60, 45, 20), (88, 60, 14))]
    cards = [_card("fabric", "translate(38 170) rotate(-12)"), _card("jewellery", "translate(83 170) rotate(12)"),
             _card("clothes", "translate(60 165)")]
    return [rect(class_="sky", width=120, height=190), *_shapes(_MARKET), *halos, *_shapes(_STALL), *cards]


def _card(good: str, place: str) -> Html:
    return g(rect(class_="cdm", x=-15, y=-21, width=30, height=42, rx="3.5"),
             use(href=f"#{good}", x=-10, y=-9, width=20, height=20), transform=place, class_=f"c-{good}")


_SCENES = {"caravanserai": _yard, "rihla": _road, "tantan": _market}


def tiles() -> Html:
    """The star pattern and the arch that all doors use; laid once on the page, out of sight."""
    pattern = el("pattern", path(class_="zstar", d=_STAR), path(class_="zdot", d=_STUDS), id="zel", width=24, height=24,
                 patternUnits="userSpaceOnUse", x=-12, y=-3)
    return svg(el("defs", pattern, el("clipPath", path(d=_ARCH), id="door-arch")), class_="sprite", aria_hidden="true")


def door_art(game: str) -> Html:
    """The door of a game: a tiled frame and, through its arch, the scene."""
    return svg(rect(class_="frame", width=120, height=190), rect(width=120, height=190, fill="url(#zel)"),
               path(class_="edge", d="M3 190V3H117V190"), g(_SCENES[game](), clip_path="url(#door-arch)"),
               path(class_="rim", d=_ARCH), viewBox="0 0 120 190", aria_hidden="true")
