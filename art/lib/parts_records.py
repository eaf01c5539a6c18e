"""Things that carry information: records, pages, screens, a fax machine. They stand on z = 0 and face the front."""

import math

from . import palette
from .materials import clay, glow
from .parts_services import leaf_sign
from .shapes import at, ball, box, cylinder, lathe, tube


def check_mark(size, colour=palette.LED_OK, strength=1.8):
    """A glowing tick, standing up and facing the front, centred on the origin."""
    points = [(-0.42 * size, 0, 0.02 * size), (-0.1 * size, 0, -0.3 * size), (0.45 * size, 0, 0.36 * size)]
    tube(points, size * 0.085, glow(colour, strength))


def map_screen(width, height):
    """A wall screen that shows three sites on one line; stands at the origin of the moment."""
    box(0, 0, 0, width, 0.07, height, clay(palette.INK_800, rough=0.4), 0.025)
    box(0, -0.034, 0.04, width - 0.08, 0.01, height - 0.08, glow("#12384A", 1.0), 0)
    site = lambda sx, sz: (sx * width, -0.05, sz * height)  # noqa: E731
    hub, sites = site(-0.36, 0.5), [site(-0.04, 0.76), site(0.18, 0.25), site(0.38, 0.76)]
    tube([hub, site(0.38, 0.5), sites[2]], 0.022, glow(palette.LINE, 1.8), bend=0.1)
    for spot in sites[:2]:
        tube([(spot[0], -0.05, hub[2]), spot], 0.022, glow(palette.LINE, 1.8))
    for k, spot in enumerate([hub] + sites):
        with at(*spot, tilt=90):
            cylinder(0, 0, 0, 0.15 if k == 0 else 0.115, 0.02, glow(palette.LINE_CORE if k == 0 else palette.LED_OK, 1.5), soft=0)


def record(x, y, z=0.0, turn=0, size=1.0, tab=palette.REDBUD):
    """A patient record standing upright: a folder with a tab, a page, the leaf."""
    with at(x, y, z, turn=turn, scale=size):
        box(0, 0.03, 0, 0.5, 0.04, 0.62, clay(tab, rough=0.6), 0.015)
        box(-0.12, 0.03, 0.58, 0.22, 0.04, 0.1, clay(tab, rough=0.6), 0.015)
        box(0, -0.008, 0.03, 0.44, 0.03, 0.54, clay("#FFFFFF", rough=0.7), 0.008)
        with at(-0.1, -0.026, 0.44):
            leaf_sign(0.17, clay(palette.REDBUD), 0.012)
        for k in range(4):
            long = (0.16, 0.32, 0.32, 0.22)[k]
            px = 0.1 if k == 0 else (long - 0.32) / 2
            box(px, -0.026, 0.42 - k * 0.095, long, 0.01, 0.035, clay(palette.LEAF if k == 0 else "#9C8AA8"), 0)


def browser(x, y, z=0.0, turn=0, width=2.2, height=1.5):
    """A web page as a thing: the bar with its address, a headline, a picture, a button."""
    ink, pale = clay("#8B7798"), glow("#FFF3EA", 0.92)
    with at(x, y, z, turn=turn):
        box(0, 0, 0, width, 0.16, height, clay(palette.PLUM, rough=0.45), 0.06)
        box(0, -0.078, 0.06, width - 0.12, 0.02, height - 0.34, pale, 0.006)
        for k, colour in enumerate((palette.LINE, palette.LAMP, palette.LED_OK)):
            ball(-width / 2 + 0.16 + k * 0.14, -0.085, height - 0.14, 0.045, glow(colour, 1.2), (1, 0.4, 1))
        box(0.14, -0.085, height - 0.205, width - 0.85, 0.02, 0.13, clay(palette.PAPER), 0.01)
        box(-width * 0.235, -0.092, height * 0.56, width * 0.38, 0.012, 0.11, clay(palette.INK_800), 0)
        box(-width * 0.275, -0.092, height * 0.45, width * 0.3, 0.012, 0.11, clay(palette.INK_800), 0)
        for k in range(2):
            box(-width * (0.235 + 0.02 * k), -0.092, height * (0.355 - 0.065 * k), width * (0.38 - 0.04 * k), 0.012, 0.04, ink, 0)
        box(-width * 0.315, -0.1, height * 0.12, width * 0.22, 0.03, 0.15, glow(palette.LINE, 1.05), 0.015)
        box(width * 0.22, -0.092, height * 0.12, width * 0.4, 0.012, height * 0.56, clay(palette.REDBUD_300), 0)
        with at(width * 0.22, -0.098, height * 0.4):
            leaf_sign(height * 0.42, clay(palette.REDBUD, rough=0.5), 0.05)


def smartphone(x, y, z=0.0, turn=0, size=1.0):
    """A tall phone with a search: a field, three answers, the first one lit, stars in wheat."""
    with at(x, y, z, turn=turn, scale=size):
        box(0, 0, 0, 1.02, 0.13, 1.9, clay(palette.INK_800, rough=0.35), 0.06)
        box(0, -0.064, 0.07, 0.9, 0.012, 1.76, glow("#F3E7EC", 0.95), 0.005)
        box(0, -0.074, 1.52, 0.76, 0.016, 0.17, glow("#FFFFFF", 1.15), 0.008)
        ring = [(0.27 + 0.042 * math.cos(math.radians(a)), -0.088, 1.615 + 0.042 * math.sin(math.radians(a))) for a in range(0, 361, 24)]
        tube(ring, 0.013, clay(palette.REDBUD))
        tube([(0.3, -0.088, 1.585), (0.335, -0.088, 1.55)], 0.013, clay(palette.REDBUD))
        box(-0.12, -0.084, 1.59, 0.38, 0.008, 0.035, clay("#9C8AA8"), 0)
        for row in range(3):
            z0 = 1.04 - row * 0.46
            first = row == 0
            box(0, -0.074, z0, 0.78, 0.02, 0.39, glow(palette.LINE, 0.95) if first else glow("#FFFFFF", 1.15), 0.008)
            mark = glow("#FFFFFF", 1.0) if first else clay(palette.LEAF_LIGHT)
            with at(-0.24, -0.085, z0 + 0.2):
                if first:
                    leaf_sign(0.26, mark, 0.015)
                else:
                    with at(0, 0, 0, tilt=90):
                        cylinder(0, 0, 0, 0.1, 0.015, mark, soft=0)
            box(0.12, -0.09, z0 + 0.23, 0.36, 0.012, 0.06, glow("#FFFFFF", 1.0) if first else clay("#B5A7BE"), 0)
            for k in range(5 if first else 2):
                ball(-0.02 + k * 0.075, -0.09, z0 + 0.12, 0.032, glow(palette.WHEAT_300, 1.4) if first else clay("#CDC2D2"), (1, 0.4, 1))


def map_pin(x, y, z=0.0, size=1.0, turn=32):
    """A map pin standing on its point, the leaf on its round head."""
    with at(x, y, z, scale=size):
        profile = [(0.0, 0.0)] + [(0.4 * math.sin(math.radians(a)) if a > 62 else 0.02 + 0.335 * (a / 62) ** 1.05, 0.06 + 0.6 * (a / 62) if a <= 62 else 0.86 - 0.4 * math.cos(math.radians(a))) for a in range(2, 181, 6)]
        lathe(profile, clay(palette.REDBUD, rough=0.42), steps=56)
        with at(0, 0, 0.88, turn=turn, tilt=0):
            with at(0, -0.33, 0, tilt=90):
                cylinder(0, 0, 0, 0.265, 0.1, clay(palette.PAPER, rough=0.5))
            with at(0, -0.432, 0):
                leaf_sign(0.36, glow(palette.LINE, 1.15), 0.02)


def fax_machine(x, y, z=0.0, turn=0, size=1.0):
    """An old fax: handset at its side, keys, a page standing in it and one curling out."""
    body = clay("#CFC4D6", rough=0.5)
    dark = clay(palette.INK_600, rough=0.5)
    with at(x, y, z, turn=turn, scale=size):
        box(0.06, 0, 0, 0.92, 0.66, 0.2, body, 0.06)
        box(0.1, 0.13, 0.14, 0.8, 0.38, 0.2, body, 0.06)
        with at(0.12, 0.2, 0.3, tilt=-16):
            box(0, 0, 0, 0.52, 0.016, 0.56, clay("#FFFFFF", rough=0.8), 0.003)
            for k in range(4):
                box(0, -0.012, 0.42 - k * 0.09, 0.38 if k % 2 else 0.3, 0.006, 0.03, clay("#9C8AA8"), 0)
        box(-0.33, -0.02, 0.17, 0.2, 0.62, 0.08, dark, 0.03)
        for end in (-1, 1):
            box(-0.33, -0.02 + end * 0.23, 0.22, 0.19, 0.17, 0.1, clay(palette.INK_800), 0.045)
        box(-0.33, -0.02, 0.27, 0.12, 0.5, 0.06, clay(palette.INK_800), 0.028)
        for row in range(3):
            for column in range(3):
                box(0.22 + column * 0.1, -0.27 + row * 0.085, 0.195, 0.07, 0.055, 0.025, clay(palette.REDBUD if (row, column) == (0, 2) else "#FFFFFF"), 0.01)
        box(0.0, -0.16, 0.195, 0.2, 0.16, 0.012, glow(palette.SCREEN, 1.2), 0.004)


def page(x, y, z, turn=0, tilt=0, size=1.0):
    """One sheet of paper with lines of text, lying flat unless tilted up."""
    with at(x, y, z, turn=turn, tilt=tilt, scale=size):
        box(0, 0, 0, 0.42, 0.56, 0.012, clay("#FFFFFF", rough=0.8), 0.003)
        box(-0.06, 0.19, 0.012, 0.22, 0.05, 0.005, clay(palette.REDBUD), 0)
        for k in range(4):
            box(0 if k < 3 else -0.06, 0.09 - k * 0.085, 0.012, 0.32 if k < 3 else 0.2, 0.03, 0.005, clay("#A596B0"), 0)


def big_screen(width, height, ground="#12384A"):
    """The empty shining screen of a wall display; draw on it at y = -0.05."""
    box(0, 0, 0, width, 0.07, height, clay(palette.INK_800, rough=0.4), 0.025)
    box(0, -0.034, 0.04, width - 0.08, 0.01, height - 0.08, glow(ground, 1.0), 0)
