"""Stages and things of the service scenes. Like `parts`: all stands on z = 0 and faces the front (minus y)."""

import math
from contextlib import contextmanager

from . import lights, network, palette
from .materials import clay, glow
from .parts import base, leaf_outline, wall
from .shapes import at, ball, box, cylinder, plate, slab, tube

#: All service scenes share one size of stage and one picture (4:3), so that pages can reserve the space.
WIDTH, DEPTH, WALL_HEIGHT = 5.6, 3.0, 1.78
PICTURE = (1280, 960)
PERSON = 1.28


# --- Stages -----------------------------------------------------------------


@contextmanager
def room(floor=palette.FLOOR, colour=palette.WALL, height=WALL_HEIGHT):
    """A corner room: two walls behind, a low kerb in front; builds the block on its floor."""
    base(0, 0, WIDTH + 0.55, DEPTH + 0.55, corner=0.34)
    box(0, 0, -0.02, WIDTH + 0.2, DEPTH + 0.2, 0.06, clay(palette.PLUM), 0.015)
    x, y = WIDTH / 2, DEPTH / 2
    with at(0, 0, 0.05):
        box(0, 0, -0.03, WIDTH, DEPTH, 0.03, clay(floor, rough=0.55), 0)
        wall([(-x, -y), (-x, y), (x, y)], height, colour=colour)
        wall([(-x + 0.15, -y), (x, -y), (x, y - 0.14)], 0.1, colour=palette.KERB)
        yield


@contextmanager
def plaza(ground=palette.LAWN, paving=palette.FLOOR):
    """Open ground: lawn all around a dusky paved square for the line to glow on."""
    base(0, 0.1, WIDTH + 0.55, DEPTH + 0.95, corner=0.4, top=ground)
    slab(0, -0.35, -0.02, WIDTH - 0.2, DEPTH - 1.0, 0.04, 0.2, clay(paving, rough=0.6), 0.01)
    with at(0, 0, 0.02):
        yield


def light(key=300, rim=215):
    """Night, key and rim at the strength that suits the small stage."""
    lights.night()
    lights.key_and_rim(reach=6.2, key=key, rim=rim)


def leaf_sign(size, material, depth=0.03):
    """The leaf of the mark, standing up and facing the front, centred on the origin."""
    with at(0, 0, 0, tilt=90):
        plate(leaf_outline(size), 0, depth, material, 0.006)


# --- Buildings --------------------------------------------------------------


def clinic(x, y, turn=0, width=1.5, depth=1.1, floors=1, colour=palette.WALL, roof=palette.PLUM, sign=True):
    """A whole small house seen from outside: lit windows, a door, the leaf on its front."""
    storey = 0.62
    height = floors * storey + 0.1
    with at(x, y, 0, turn=turn):
        slab(0, 0, 0, width + 0.12, depth + 0.12, 0.06, 0.06, clay(palette.INK_600), 0.015)
        box(0, 0, 0.04, width, depth, height, clay(colour, rough=0.75), 0.03)
        box(0, 0, 0.04 + height - 0.02, width + 0.1, depth + 0.1, 0.1, clay(roof), 0.03)
        box(-width * 0.2, depth * 0.15, height + 0.1, width * 0.24, depth * 0.3, 0.13, clay(palette.METAL), 0.03)
        pane = glow(palette.LAMP, 1.15)
        frame = clay(palette.PAPER, rough=0.5)
        columns = max(2, round(width / 0.42))
        for floor in range(floors):
            for k in range(columns):
                px = (k + 0.5) * width / columns - width / 2
                if floor == 0 and k == columns // 2:
                    continue
                box(px, -depth / 2 - 0.004, 0.26 + floor * storey, 0.27, 0.03, 0.3, frame, 0.01)
                box(px, -depth / 2 - 0.018, 0.285 + floor * storey, 0.22, 0.012, 0.25, pane, 0)
            for k in (-1, 1):
                box(width / 2 + 0.004, k * depth * 0.24, 0.26 + floor * storey, 0.03, 0.27, 0.3, frame, 0.01)
                box(width / 2 + 0.018, k * depth * 0.24, 0.285 + floor * storey, 0.012, 0.22, 0.25, pane, 0)
        door = (columns // 2 + 0.5) * width / columns - width / 2
        box(door, -depth / 2 - 0.01, 0.05, 0.32, 0.05, 0.47, clay(palette.WOOD_DARK), 0.015)
        box(door, -depth / 2 - 0.035, 0.1, 0.22, 0.012, 0.36, pane, 0)
        slab(door, -depth / 2 - 0.16, 0, 0.44, 0.28, 0.075, 0.04, clay(palette.PATH), 0.01)
        if sign:
            with at(door, -depth / 2 - 0.03, height + 0.36):
                box(0, 0, -0.3, 0.03, 0.03, 0.2, clay(palette.INK_800), 0)
                with at(0, 0, 0, tilt=90):
                    cylinder(0, 0, 0, 0.24, 0.07, clay(palette.PAPER, rough=0.5))
                with at(0, -0.066, -0.01):
                    leaf_sign(0.34, glow(palette.LINE, 1.2), 0.02)


# --- Security ---------------------------------------------------------------


def padlock(x, y, z=0.0, size=1.0, turn=0):
    """A large closed padlock whose keyhole is the leaf."""
    with at(x, y, z, turn=turn, scale=size):
        hoop = [(0.26 * math.cos(math.radians(a)), 0, 0.86 + 0.26 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
        tube([(0.26, 0, 0.5)] + hoop + [(-0.26, 0, 0.5)], 0.068, clay("#D9D0DF", rough=0.3))
        box(0, 0, 0, 0.86, 0.34, 0.68, clay(palette.REDBUD, rough=0.45), 0.1)
        with at(0, -0.168, 0.33):
            with at(0, 0, 0, tilt=90):
                cylinder(0, 0, 0, 0.235, 0.03, clay(palette.WHEAT, rough=0.4))
            with at(0, -0.03, 0.01):
                leaf_sign(0.3, clay(palette.INK_950), 0.02)


def dome_camera(x, y, z, turn=0):
    """A watching camera on a short wall arm."""
    with at(x, y, z, turn=turn):
        box(0, -0.02, 0, 0.13, 0.05, 0.13, clay(palette.PAPER), 0.02)
        tube([(0, -0.03, 0.07), (0, -0.2, 0.07)], 0.028, clay(palette.PAPER))
        with at(0, -0.26, 0.04, turn=20, tilt=24):
            box(0, 0, -0.07, 0.17, 0.36, 0.16, clay(palette.PAPER, rough=0.4), 0.05)
            box(0, -0.17, -0.045, 0.12, 0.03, 0.11, clay(palette.INK_950, rough=0.2), 0.03)
            ball(0, -0.19, 0.01, 0.022, glow(palette.LINE, 2.4))


def keypad(x, y, z, turn=0):
    """A door reader: a dark plate, nine keys, one green lamp."""
    with at(x, y, z, turn=turn):
        box(0, 0, 0, 0.24, 0.06, 0.4, clay(palette.INK_800, rough=0.4), 0.02)
        box(0, -0.034, 0.3, 0.17, 0.01, 0.06, glow(palette.LED_OK, 2.0), 0)
        for row in range(3):
            for column in range(3):
                box((column - 1) * 0.06, -0.034, 0.05 + row * 0.075, 0.042, 0.012, 0.05, clay(palette.MIST), 0.008)


# --- Network ----------------------------------------------------------------


def step_ladder(x, y, turn=0, height=0.95):
    """A folding ladder with broad treads."""
    steel = clay(palette.METAL, rough=0.35)
    with at(x, y, 0, turn=turn):
        for side in (-1, 1):
            tube([(side * 0.27, -0.34, 0.02), (side * 0.2, 0, height)], 0.026, steel)
            tube([(side * 0.27, 0.34, 0.02), (side * 0.2, 0.04, height)], 0.022, steel)
        for k in range(3):
            t = (k + 0.7) / 3.4
            box(0, -0.34 * (1 - t), height * t, 0.5 - 0.1 * t, 0.14, 0.03, clay(palette.WHEAT), 0.01)
        box(0, 0.02, height, 0.46, 0.26, 0.04, clay(palette.REDBUD), 0.015)


def cable_reel(x, y, turn=0):
    """A standing drum of redbud cable, its loose end on the floor."""
    with at(x, y, 0.34, turn=turn, tilt=90):
        for z in (-0.2, 0.16):
            cylinder(0, 0, z, 0.34, 0.04, clay(palette.WOOD, rough=0.6), soft=0.012)
        cylinder(0, 0, 0.19, 0.09, 0.025, clay(palette.WOOD_DARK), soft=0.005)
        for k in range(6):
            loop = [(0.25 * math.cos(math.radians(a)), 0.25 * math.sin(math.radians(a)), -0.135 + k * 0.053) for a in range(0, 361, 12)]
            tube(loop, 0.03, clay(palette.REDBUD, rough=0.5))


def wall_jack(x, y, z, lamp=palette.LED_OK):
    """A double network outlet on the wall."""
    box(x, y, z, 0.2, 0.03, 0.2, clay("#FFFFFF", rough=0.4), 0.015)
    for side in (-1, 1):
        box(x + side * 0.045, y - 0.016, z + 0.05, 0.06, 0.012, 0.07, clay(palette.INK_800), 0)
    box(x, y - 0.018, z + 0.145, 0.06, 0.01, 0.02, glow(lamp, 2.2), 0)


def rings(x, y, radii, floor, colour=palette.SCREEN, start=0, end=360, strength=1.5):
    """Rings of signal on the floor around a point, paler the farther they went (angles in degrees)."""
    steps = max(8, abs(end - start) // 7)
    for k, radius in enumerate(radii):
        angles = [math.radians(start + (end - start) * s / steps) for s in range(steps + 1)]
        path = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
        fade = 1 - 0.55 * k / max(1, len(radii) - 1)
        network.line([path], floor, z=0.011 + 0.002 * k, thickness=0.021, reach=0.26, strength=strength * fade, bend=0, colour=colour, core_colour="#E9FFF8")


def big_access_point(x, y, z, size=1.9):
    """An access point on the back wall, enlarged so that it reads in a small picture."""
    with at(x, y, z, tilt=90, scale=size):
        cylinder(0, 0, 0, 0.15, 0.05, clay("#FFFFFF", rough=0.4), soft=0.025)
        ring = [(0.075 * math.cos(math.radians(a)), 0.075 * math.sin(math.radians(a)), 0.05) for a in range(0, 361, 20)]
        tube(ring, 0.009, glow(palette.LED_OK, 2.0))
        cylinder(0, 0, 0.045, 0.022, 0.012, glow(palette.LED_OK, 2.0), soft=0)


def toolbox(x, y, turn=0):
    """A technician's box with its handle up."""
    with at(x, y, 0, turn=turn):
        box(0, 0, 0, 0.46, 0.24, 0.2, clay(palette.REDBUD, rough=0.5), 0.03)
        box(0, 0, 0.18, 0.48, 0.26, 0.07, clay(palette.INK_800), 0.025)
        tube([(-0.13, 0, 0.24), (-0.13, 0, 0.34), (0.13, 0, 0.34), (0.13, 0, 0.24)], 0.02, clay(palette.METAL), bend=0.05)
        for side in (-1, 1):
            box(side * 0.13, -0.13, 0.14, 0.05, 0.02, 0.08, clay(palette.WHEAT), 0.006)
