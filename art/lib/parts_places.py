"""Parts of the places outside the hero: rooms, corridor, map, paper, cables. Same rules as parts.py."""

import math
import random

from . import palette, parts
from .materials import clay, glow
from .network import beat
from .shapes import at, ball, box, cylinder, lathe, plate, slab, tube

#: Top of every room's floor above the ground it stands on.
FLOOR_TOP = 0.05


# --- Rooms ------------------------------------------------------------------


def room(width, depth, height=1.9, floor=palette.FLOOR, margin=0.5, ground=palette.LAWN, windows=()):
    """A room on its plinth: two full walls behind, a low kerb in front. Build inside at z = FLOOR_TOP.

    `windows` are places along the back wall: (x, has_moon).
    """
    parts.base(0, 0, width + margin * 2, depth + margin * 2, corner=margin * 0.8, top=ground)
    box(0, 0, -0.02, width + 0.22, depth + 0.2, 0.06, clay(palette.PLUM), 0.015)
    w, d = width / 2, depth / 2
    with at(0, 0, FLOOR_TOP):
        box(0, 0, -0.03, width, depth, 0.03, clay(floor, rough=0.55), 0)
        parts.wall([(-w, -d + 0.02), (-w, d), (w, d)], height)
        parts.wall([(-w + 0.15, -d), (w, -d), (w, d - 0.14)], 0.12, colour=palette.KERB)
        for k, (x, has_moon) in enumerate(windows):
            parts.window(x, d - 0.075, height * 0.47, 0.84, height * 0.38, has_moon, seed=k + x)


def door(x, y, width=0.82, height=1.5, turn=0, leaf=palette.LEAF, number=1):
    """A closed door with frame, handle, small window and a plate beside it."""
    frame = clay(palette.PLUM, rough=0.5)
    with at(x, y, 0, turn=turn):
        for side in (-1, 1):
            box(side * (width / 2 + 0.03), 0, 0, 0.07, 0.1, height + 0.06, frame, 0.012)
        box(0, 0.002, height, width + 0.13, 0.096, 0.07, frame, 0.012)
        box(0, 0.02, 0.01, width, 0.07, height, clay(leaf, rough=0.6), 0.015)
        box(0.18, -0.018, height * 0.6, 0.16, 0.012, 0.42, clay("#2B2348", rough=0.35), 0.004)
        ball(-width * 0.36, -0.05, height * 0.47, 0.035, clay(palette.METAL, rough=0.3))
        box(-width / 2 - 0.22, -0.02, height * 0.66, 0.17, 0.03, 0.17, clay(palette.PAPER), 0.01)
        for k in range(number):
            box(-width / 2 - 0.22 + (k - (number - 1) / 2) * 0.045, -0.037, height * 0.66 + 0.045, 0.02, 0.008, 0.08, clay(palette.REDBUD), 0)


def exit_sign(x, y, z):
    """A lit sign above a door: a green field with a white arrow."""
    box(x, y, z, 0.46, 0.07, 0.2, clay(palette.INK_800), 0.015)
    box(x, y - 0.037, z + 0.025, 0.41, 0.008, 0.15, glow("#16A37F", 1.3), 0)
    box(x - 0.04, y - 0.045, z + 0.088, 0.2, 0.006, 0.028, glow(palette.PAPER, 1.2), 0)
    with at(x + 0.09, y - 0.045, z + 0.102, tilt=90):
        plate([(-0.03, -0.055), (0.06, 0), (-0.03, 0.055)], 0, 0.006, glow(palette.PAPER, 1.2), 0)


def lamp_panel(x, y, z, width=0.9, depth=0.3, lit=True):
    """A flat ceiling lamp seen from above would hide the room; this one hangs as a slim bar."""
    box(x, y, z, width, 0.07, 0.05, clay(palette.INK_800), 0.015)
    box(x, y, z - 0.012, width - 0.06, 0.05, 0.02, glow(palette.LAMP, 1.6) if lit else clay(palette.INK_600), 0.005)


def handrail(x0, x1, y, z=0.62):
    """The rail along a corridor wall."""
    wood = clay(palette.WOOD, rough=0.5)
    tube([(x0, y, z), (x1, y, z)], 0.035, wood)
    for k in range(max(2, round((x1 - x0) / 0.7))):
        count = max(2, round((x1 - x0) / 0.7))
        px = x0 + 0.1 + (x1 - x0 - 0.2) * k / (count - 1)
        tube([(px, y, z), (px, y + 0.08, z - 0.03)], 0.016, clay(palette.METAL, rough=0.35))


# --- Cables -----------------------------------------------------------------


def plug(x, y, z=0.0, turn=0, scale=1.0, body=palette.PAPER):
    """A network plug lying on the floor, its contacts to plus x, its cable to minus x."""
    with at(x, y, z, turn=turn, scale=scale):
        box(-0.13, 0, 0.0, 0.2, 0.15, 0.13, clay(palette.REDBUD, rough=0.5), 0.035)
        for k in range(3):
            box(-0.19 + k * 0.05, 0, 0.125, 0.02, 0.12, 0.02, clay(palette.REDBUD_700, rough=0.5), 0.006)
        box(0.1, 0, 0.005, 0.3, 0.19, 0.12, clay(body, rough=0.35), 0.016)
        for k in range(6):
            box(0.19, (k - 2.5) * 0.027, 0.122, 0.12, 0.014, 0.008, clay(palette.WHEAT, rough=0.3), 0.002)
        box(0.02, 0, 0.125, 0.16, 0.06, 0.025, clay(palette.REDBUD_100, rough=0.4), 0.008)


def floor_socket(x, y, turn=0, scale=1.0):
    """A socket that stands on the floor, its empty opening to minus x, a tired lamp on top."""
    dark = clay(palette.INK_950, rough=0.7)
    with at(x, y, 0, turn=turn, scale=scale):
        slab(0.02, 0, 0, 0.5, 0.62, 0.04, 0.08, clay(palette.INK_800), 0.012)
        box(0.06, 0, 0.03, 0.34, 0.48, 0.38, clay(palette.PAPER, rough=0.45), 0.05)
        box(-0.112, 0, 0.09, 0.02, 0.26, 0.2, dark, 0.008)
        box(-0.12, 0, 0.285, 0.02, 0.1, 0.035, dark, 0.004)
        for k in range(6):
            box(-0.121, (k - 2.5) * 0.034, 0.245, 0.012, 0.016, 0.03, clay(palette.WHEAT, rough=0.3), 0.002)
        ball(-0.108, 0.17, 0.345, 0.026, glow(palette.LED_BUSY, 1.6))


# --- Paper ------------------------------------------------------------------


def paper_stack(x, y, z=0.0, sheets=6, turn=0, seed=0):
    """Forms in a pile that nobody has squared up."""
    dice = random.Random(f"paper {seed}")
    for k in range(sheets):
        with at(x + dice.uniform(-0.015, 0.015), y + dice.uniform(-0.015, 0.015), z + k * 0.034, turn=turn + dice.uniform(-9, 9)):
            box(0, 0, 0, 0.26, 0.34, 0.03, clay((palette.PAPER, palette.MIST, palette.REDBUD_100)[k % 3], rough=0.8), 0.004)
    with at(x, y, z + sheets * 0.034, turn=turn):
        for k in range(4):
            box(-0.02 if k % 2 else 0.0, 0.11 - k * 0.06, 0, 0.16 if k % 2 else 0.2, 0.018, 0.004, clay(palette.INK_600), 0)


def filing_cabinet(x, y, turn=0, drawers=3, open_drawer=2):
    """A steel cabinet; one drawer stands open, full of coloured folders."""
    body = clay(palette.PLUM, rough=0.5)
    with at(x, y, 0, turn=turn):
        tall = 0.36
        box(0, 0, 0, 0.62, 0.6, drawers * tall + 0.06, body, 0.025)
        for k in range(drawers):
            out = 0.38 if k == open_drawer else 0.0
            z = 0.05 + k * tall
            box(0, -0.3 - out, z, 0.54, 0.035, tall - 0.05, clay(palette.LEAF_LIGHT if k == open_drawer else palette.LEAF, rough=0.55), 0.012)
            box(0, -0.325 - out, z + 0.17, 0.18, 0.03, 0.03, clay(palette.METAL, rough=0.3), 0.008)
            box(0, -0.322 - out, z + 0.225, 0.15, 0.01, 0.05, clay(palette.PAPER), 0.004)
            if out:
                box(0, -0.3 - out / 2 + 0.02, z, 0.5, out, 0.03, clay(palette.INK_800), 0.005)
                for side in (-1, 1):
                    box(side * 0.25, -0.3 - out / 2 + 0.02, z, 0.02, out, 0.2, clay(palette.METAL, rough=0.4), 0.004)
                for j in range(6):
                    colour = (palette.REDBUD, palette.WHEAT, palette.PAPER, palette.REDBUD_300, palette.LEAF, palette.PAPER)[j]
                    box(0, -0.3 - out + 0.05 + j * 0.057, z + 0.03, 0.44, 0.03, 0.26, clay(colour, rough=0.75), 0.006)
                    box(-0.12 + 0.08 * (j % 4), -0.3 - out + 0.05 + j * 0.057, z + 0.27, 0.12, 0.026, 0.06, clay(colour, rough=0.75), 0.008)


def record_screen(width=1.5, height=1.0):
    """A large screen with a chart on it: who, what, and a pulse; stands up at the origin, faces the front."""
    box(0, 0, 0, width, 0.07, height, clay(palette.INK_800, rough=0.4), 0.03)
    iw, ih, z = width - 0.09, height - 0.09, 0.045
    face = -0.036
    box(0, face, z, iw, 0.006, ih, glow("#CDEFE6", 1.0), 0)
    box(0, face - 0.005, z + ih * 0.82, iw, 0.004, ih * 0.18, glow(palette.LEAF, 0.95), 0)
    box(-iw * 0.2, face - 0.009, z + ih * 0.885, iw * 0.42, 0.004, ih * 0.05, glow(palette.PAPER, 1.0), 0)
    # The patient's card: head and shoulders, as a sign and not as a face.
    box(-iw * 0.32, face - 0.006, z + ih * 0.34, iw * 0.27, 0.004, ih * 0.42, glow("#FFF6F0", 1.05), 0)
    with at(-iw * 0.32, face - 0.012, z + ih * 0.615, tilt=90):
        cylinder(0, 0, 0, ih * 0.075, 0.006, glow(palette.REDBUD, 1.0), soft=0)
    with at(-iw * 0.32, face - 0.012, z + ih * 0.37, tilt=90):
        bow = [(ih * 0.13 * math.cos(math.radians(a)), ih * 0.15 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
        plate(bow, 0, 0.006, glow(palette.REDBUD, 1.0), 0)
    for k in range(4):
        long = iw * (0.5, 0.38, 0.46, 0.3)[k]
        box(-iw * 0.12 + long / 2, face - 0.008, z + ih * (0.69 - k * 0.105), long, 0.004, ih * 0.045, glow("#3E8F83" if k % 2 == 0 else "#86BFB4", 1.0), 0)
    box(0, face - 0.006, z + ih * 0.05, iw * 0.92, 0.004, ih * 0.23, glow("#123B44", 1.0), 0)
    points = [(px, face - 0.014, z + ih * 0.135 + py) for px, py in beat(-iw * 0.44, iw * 0.44, 0, ih * 0.13)]
    tube(points, 0.014, glow(palette.LINE, 1.9))


# --- Care -------------------------------------------------------------------


def medication_station(x, y, turn=0, scale=1.0):
    """The medication cart close up: an open drawer with cups, a screen, a scanner in its cradle."""
    shell = clay(palette.PAPER, rough=0.45)
    with at(x, y, 0, turn=turn, scale=scale):
        for px in (-0.4, 0.4):
            for py in (-0.24, 0.24):
                ball(px, py, 0.075, 0.075, clay(palette.INK_800))
                cylinder(px, py, 0.08, 0.03, 0.09, clay(palette.METAL, rough=0.35))
        box(0, 0, 0.15, 0.98, 0.64, 0.86, shell, 0.05)
        fronts = (palette.LEAF, palette.LEAF_LIGHT, palette.REDBUD_300, palette.REDBUD)
        for k, colour in enumerate(fronts):
            out = 0.36 if k == 2 else 0.0
            z = 0.2 + k * 0.198
            box(0, -0.32 - out, z, 0.88, 0.04, 0.168, clay(colour, rough=0.55), 0.016)
            box(0, -0.35 - out, z + 0.075, 0.28, 0.035, 0.035, shell, 0.01)
            if out:
                box(0, -0.32 - out / 2, z, 0.84, out, 0.03, clay(palette.INK_600), 0.006)
                for side in (-1, 1):
                    box(side * 0.42, -0.32 - out / 2, z, 0.024, out, 0.14, clay(palette.METAL, rough=0.4), 0.006)
                pills = (palette.REDBUD, palette.WHEAT, palette.LEAF, palette.REDBUD_300, palette.LEAF_LIGHT)
                for j in range(5):
                    for row in range(2):
                        px, py = -0.32 + j * 0.16, -0.32 - out + 0.1 + row * 0.15
                        cylinder(px, py, z + 0.03, 0.052, 0.07, clay("#FFFFFF", rough=0.4), top=0.062, soft=0.01)
                        ball(px - 0.015, py, z + 0.105, 0.03, clay(pills[(j + row * 2) % 5], rough=0.4))
                        ball(px + 0.022, py + 0.012, z + 0.1, 0.024, clay(pills[(j + row + 1) % 5], rough=0.4))
        slab(0, 0, 1.01, 1.06, 0.72, 0.045, 0.09, clay(palette.PLUM), 0.015)
        tube([(-0.53, -0.2, 0.92), (-0.64, -0.2, 0.92), (-0.64, 0.2, 0.92), (-0.53, 0.2, 0.92)], 0.025, clay(palette.METAL, rough=0.35), bend=0.08)
        # The screen: what is due, given and held, as rows with a mark each.
        with at(-0.12, 0.14, 1.05, turn=-4):
            cylinder(0, 0.06, 0, 0.13, 0.025, clay(palette.INK_800))
            box(0, 0.06, 0.02, 0.07, 0.04, 0.16, clay(palette.INK_800), 0.01)
            with at(0, 0, 0.13, tilt=-8):
                box(0, 0, 0, 0.72, 0.06, 0.5, clay(palette.INK_800, rough=0.4), 0.02)
                box(0, -0.03, 0.03, 0.66, 0.006, 0.44, glow("#CDEFE6", 1.0), 0)
                box(0, -0.035, 0.38, 0.66, 0.004, 0.09, glow(palette.LEAF, 0.95), 0)
                for k, (long, mark) in enumerate(((0.36, palette.LEAF), (0.28, palette.LEAF), (0.4, palette.LINE))):
                    z = 0.29 - k * 0.105
                    box(-0.24 + long / 2, -0.036, z, long, 0.004, 0.042, glow("#5FA79B", 1.0), 0)
                    box(0.26, -0.038, z - 0.012, 0.066, 0.004, 0.066, glow(mark, 1.2), 0)
        pitcher(0.36, 0.14, 1.055)
        cylinder(0.31, -0.16, 1.055, 0.055, 0.1, clay("#CFEFE6", rough=0.3), top=0.065, soft=0.01)
        cylinder(0.44, -0.12, 1.055, 0.055, 0.1, clay("#CFEFE6", rough=0.3), top=0.065, soft=0.01)


def pitcher(x, y, z):
    """A water pitcher with a handle and a lid."""
    mint = clay("#BFE6DB", rough=0.3)
    lathe(((0.0, 0.0), (0.09, 0.0), (0.1, 0.02), (0.085, 0.24), (0.08, 0.25), (0.0, 0.25)), mint, x, y, z, steps=32)
    cylinder(x, y, z + 0.245, 0.084, 0.03, clay(palette.REDBUD), soft=0.01)
    loop = [(x + 0.085 + 0.06 * math.sin(math.radians(a)), y, z + 0.13 + 0.08 * math.cos(math.radians(a))) for a in range(0, 181, 20)]
    tube(loop, 0.016, mint)


def bed_with_patient(x, y, turn=0, skin=3, hair=4, blanket=palette.LEAF):
    """A ward bed with somebody in it who sleeps; the head points to minus x, the back rest is up a little."""
    steel = clay(palette.METAL, rough=0.35)
    linen = clay(palette.PAPER, rough=0.85)
    cover = clay(blanket, rough=0.85)
    with at(x, y, 0, turn=turn):
        for end in (-0.85, 0.85):
            for side in (-0.36, 0.36):
                ball(end, side, 0.07, 0.07, clay(palette.INK_800))
        box(0, 0, 0.16, 1.9, 0.72, 0.12, clay(palette.PLUM), 0.04)
        box(0, 0, 0.29, 2.1, 0.94, 0.08, steel, 0.03)
        for end, tall in ((-1.08, 0.62), (1.08, 0.4)):
            box(end, 0, 0.28, 0.08, 0.98, tall, clay(palette.WOOD, rough=0.55), 0.035)
        box(0.05, 0, 0.36, 2.0, 0.9, 0.16, linen, 0.07)
        with at(-0.42, 0, 0.44, roll=22):
            box(-0.26, 0, 0, 0.66, 0.9, 0.14, linen, 0.06)
            box(-0.34, 0, 0.12, 0.42, 0.66, 0.12, clay("#FFFFFF", rough=0.85), 0.06)
            ball(-0.3, 0, 0.34, 0.19, clay(palette.SKINS[skin], rough=0.55))
            ball(-0.36, 0, 0.36, 0.195, clay(palette.HAIRS[hair], rough=0.75), (0.95, 1.05, 0.98))
        # The body under the cover: a soft hill, feet at its end.
        ball(0.1, 0, 0.52, 0.34, cover, (1.15, 0.98, 0.52))
        ball(0.5, 0, 0.52, 0.3, cover, (1.6, 1.0, 0.42))
        ball(0.88, 0.0, 0.53, 0.2, cover, (0.6, 1.25, 0.8))
        box(0.45, 0, 0.38, 1.3, 0.95, 0.175, cover, 0.07)
        box(-0.15, 0, 0.4, 0.2, 0.96, 0.18, clay(palette.LEAF_LIGHT, rough=0.85), 0.07)
        for side in (-1, 1):
            tube([(-0.25, side * 0.49, 0.34), (-0.25, side * 0.49, 0.74), (0.4, side * 0.49, 0.74), (0.4, side * 0.49, 0.34)], 0.022, steel, bend=0.1)


def bedside_tablet(x, y, turn=0, reach=0.5, height=1.12, size=1.0):
    """A large tablet on a jointed arm from a post at the bed; its screen faces the front."""
    steel = clay(palette.METAL, rough=0.35)
    with at(x, y, 0, turn=turn):
        cylinder(0, 0, 0, 0.2, 0.05, clay(palette.INK_800))
        cylinder(0, 0, 0.04, 0.032, height, steel)
        tube([(0, 0, height), (reach * 0.5, 0.06, height + 0.05), (reach, 0, height)], 0.03, steel, bend=0.08)
        ball(0, 0, height, 0.05, steel)
        with at(reach, -0.05, height - 0.3 * size, tilt=-12, scale=size):
            box(0, 0, 0, 0.86, 0.06, 0.62, clay(palette.INK_800, rough=0.4), 0.03)
            box(0, -0.03, 0.04, 0.78, 0.006, 0.54, glow("#123B44", 1.0), 0)
            heart = parts.leaf_outline(0.2)
            with at(-0.24, -0.036, 0.42, tilt=90):
                plate(heart, 0, 0.006, glow(palette.LINE, 1.6), 0)
            for k, long in enumerate((0.34, 0.24)):
                box(-0.04 + long / 2, -0.036, 0.455 - k * 0.08, long, 0.004, 0.04, glow(palette.SCREEN, 1.2), 0)
            points = [(px, -0.04, 0.15 + py) for px, py in beat(-0.36, 0.36, 0, 0.16)]
            tube(points, 0.014, glow(palette.LED_OK, 1.8))


# --- Outside ----------------------------------------------------------------


def tiny_house(x, y, z=0.0, turn=0, size=1.0, walls=palette.WALL, roof=palette.REDBUD):
    """A house as small as on a map: gabled roof, one lit window to the front."""
    with at(x, y, z, turn=turn, scale=size):
        box(0, 0, 0, 0.5, 0.4, 0.32, clay(walls, rough=0.75), 0.02)
        with at(0, 0, 0.3, turn=90, tilt=90):
            with at(0, 0, -0.29):
                plate([(-0.27, 0), (0.27, 0), (0, 0.24)], 0, 0.58, clay(roof, rough=0.7), 0.02)
        box(0.08, -0.2, 0.09, 0.16, 0.012, 0.14, glow(palette.LAMP, 1.5), 0)
        box(-0.14, -0.2, 0, 0.1, 0.012, 0.2, clay(palette.PLUM), 0)


def tiny_tree(x, y, z=0.0, size=1.0, colour=palette.BLOSSOM, seed=0):
    """A redbud as small as on a map: a trunk and a few balls of bloom."""
    dice = random.Random(f"tiny tree {seed}")
    cylinder(x, y, z, 0.025 * size, 0.22 * size, clay("#5A3B48", rough=0.85), soft=0.004)
    for k in range(6):
        a = k * 1.05 + dice.uniform(0, 0.4)
        r = 0.09 * size if k else 0
        ball(x + r * math.cos(a), y + r * math.sin(a), z + (0.28 + 0.05 * (k % 2)) * size, (0.1 + 0.03 * dice.random()) * size, clay(colour, rough=0.9))
