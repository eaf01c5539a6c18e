"""Furniture and buildings of the little worlds. Everything stands on z = 0 and faces the front (minus y)."""

import math
import random

from . import palette
from .materials import clay, glass, glow, night_sky
from .shapes import at, ball, box, cylinder, lathe, plate, slab, thick_line, tube


# --- Ground and walls -------------------------------------------------------


def base(x, y, width, depth, corner=0.5, colour=palette.BASE, top=palette.LAWN):
    """The plate a world stands on: a plinth with a thin layer of ground. Its top is z = 0."""
    slab(x, y, -0.34, width, depth, 0.27, corner, clay(colour), 0.07)
    slab(x, y, -0.075, width - 0.14, depth - 0.14, 0.075, corner - 0.07, clay(top, rough=0.85), 0.03)


def wall(points, height=1.9, thickness=0.13, colour=palette.WALL, cap=palette.CAP):
    """A wall along floor points; its cut top is a plum cap, as in an architect's model.

    Give walls that meet as one list of points: two bodies in the same place
    would fight over the corner and leave a black gap there.
    """
    plate(thick_line(points, thickness), 0, height, clay(colour, rough=0.75), 0.006)
    plate(thick_line(points, thickness + 0.014), height, 0.045, clay(cap), 0.01)


def glass_wall(x0, y0, x1, y1, height=1.25):
    """A glazed partition: a low plinth, clear panes, slim dark frame."""
    length = math.hypot(x1 - x0, y1 - y0)
    frame = clay(palette.PLUM, rough=0.45)
    with at((x0 + x1) / 2, (y0 + y1) / 2, 0, turn=math.degrees(math.atan2(y1 - y0, x1 - x0))):
        box(0, 0, 0, length, 0.09, 0.1, frame, 0.012)
        box(0, 0, height - 0.05, length, 0.07, 0.05, frame, 0.012)
        panes = max(1, round(length / 1.0))
        for k in range(panes + 1):
            box(-length / 2 + length * k / panes, 0, 0, 0.05, 0.07, height, frame, 0.012)
        box(0, 0, 0.1, length, 0.012, height - 0.15, glass(), 0, casts_shadow=False)


def window(x, y, z, width=0.9, height=0.8, moon=False, seed=0):
    """A window that looks out into the night: dark blue, a few stars, perhaps the moon."""
    dice = random.Random(f"window {seed}")
    frame = clay(palette.PAPER, rough=0.5)
    with at(x, y, z):
        box(0, 0, 0, width, 0.02, height, night_sky(z, z + height), 0)
        star = glow("#FFF1D6", 1.6)
        for _ in range(6):
            sx, sz = dice.uniform(-0.42, 0.42) * width, dice.uniform(0.42, 0.92) * height
            box(sx, -0.012, sz, *([dice.choice((0.016, 0.022, 0.028))] * 3), star, 0)
        town = glow(palette.LAMP, 1.2)
        for k in range(3):
            box((k / 2 - 0.5) * 0.7 * width + dice.uniform(-0.06, 0.06), -0.012, dice.uniform(0.1, 0.17) * height, 0.03, 0.01, 0.03, town, 0)
        if moon:
            with at(width * 0.2, -0.012, height * 0.68, tilt=90):
                cylinder(0, 0, 0, 0.085, 0.012, glow("#FFE9C4", 1.5), soft=0.0)
        for side in (-1, 1):
            box(side * width / 2, -0.03, -0.03, 0.05, 0.1, height + 0.06, frame, 0.01)
            # A little shallower than the posts: equal faces would fight at the corners.
            box(0, -0.028, height / 2 + side * height / 2 - 0.025, width, 0.084, 0.05, frame, 0.01)
        box(0, -0.02, 0, 0.028, 0.04, height, frame, 0.006)
        box(0, -0.09, -0.06, width + 0.16, 0.2, 0.05, frame, 0.015)


def rug(x, y, width, depth, colour=palette.REDBUD_300, border=palette.REDBUD_100):
    """A rug with rounded ends and a lighter border."""
    slab(x, y, 0, width, depth, 0.016, min(width, depth) * 0.49, clay(border, rough=0.95), 0.005)
    slab(x, y, 0.004, width - 0.16, depth - 0.16, 0.018, min(width, depth) * 0.49 - 0.08, clay(colour, rough=0.95), 0.005)


def leaf_outline(size=1.0, steps=14):
    """The heart-shaped leaf of the mark as a list of points, tip down, centred on zero."""
    right = (
        ((0, 11.5), (1.6, 16.2), (6, 18.6), (10.4, 18.3)),
        ((10.4, 18.3), (16.8, 17.9), (20.6, 12.6), (20.1, 6.2)),
        ((20.1, 6.2), (19.5, -2.6), (12.6, -9.4), (6.6, -14.2)),
        ((6.6, -14.2), (3.6, -16.6), (1.6, -18.8), (0, -22.5)),
    )
    half = []
    for a, b, c, d in right:
        for k in range(steps):
            t = k / steps
            w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            half.append(tuple(sum(wi * p[i] for wi, p in zip(w, (a, b, c, d))) for i in (0, 1)))
    points = half + [(0, -22.5)] + [(-px, py) for px, py in reversed(half[1:])]
    return [(px * size / 42, py * size / 42) for px, py in points]


def poster(x, y, z, width=0.6, height=0.75, turn=0, motif="leaf", ground=palette.REDBUD_100):
    """A framed picture on a wall: the leaf of the mark, or soft hills."""
    with at(x, y, z, turn=turn):
        box(0, 0, 0, width, 0.05, height, clay(palette.WOOD, rough=0.5), 0.012)
        box(0, -0.018, 0.035, width - 0.07, 0.03, height - 0.07, clay(ground, rough=0.8), 0)
        with at(0, -0.034, height * 0.53, tilt=90, scale=min(width, height)):
            if motif == "leaf":
                plate(leaf_outline(0.56), 0, 0.03, clay(palette.REDBUD, rough=0.6), 0.008)
            else:
                cylinder(0.12, 0.14, 0, 0.1, 0.02, clay(palette.WHEAT), soft=0.004)
                for px, r, colour in ((-0.16, 0.2, palette.LEAF_LIGHT), (0.16, 0.17, palette.LEAF)):
                    cylinder(px, -0.2, 0, r, 0.025 + px * 0.02, clay(colour), soft=0.004)


# --- Waiting, desks ---------------------------------------------------------


def armchair(x, y, turn=0, colour=palette.LEAF):
    """A soft waiting-room chair."""
    cloth = clay(colour, rough=0.8)
    with at(x, y, 0, turn=turn):
        for side in (-1, 1):
            for end in (-1, 1):
                cylinder(side * 0.2, end * 0.18, 0, 0.026, 0.16, clay(palette.WOOD_DARK), top=0.032)
        box(0, 0, 0.14, 0.58, 0.52, 0.17, cloth, 0.06)
        box(0, -0.03, 0.27, 0.42, 0.44, 0.11, cloth, 0.05)
        with at(0, 0.21, 0.24, tilt=-7):
            box(0, 0, 0, 0.56, 0.13, 0.52, cloth, 0.06)
        for side in (-1, 1):
            box(side * 0.26, -0.02, 0.24, 0.1, 0.46, 0.19, cloth, 0.045)


def low_table(x, y, radius=0.42):
    """A round coffee table with two magazines and a cup."""
    wood = clay(palette.WOOD, rough=0.5)
    cylinder(x, y, 0, 0.2, 0.03, clay(palette.WOOD_DARK))
    cylinder(x, y, 0.02, 0.05, 0.27, clay(palette.WOOD_DARK))
    cylinder(x, y, 0.28, radius, 0.05, wood, soft=0.02)
    with at(x - 0.1, y - 0.05, 0.33, turn=24):
        box(0, 0, 0, 0.2, 0.27, 0.02, clay(palette.REDBUD), 0.004)
        box(0.03, 0.02, 0.02, 0.2, 0.27, 0.018, clay(palette.PAPER), 0.004)
    mug(x + 0.18, y + 0.12, 0.33, palette.LEAF_LIGHT)


def mug(x, y, z, colour=palette.REDBUD):
    """A cup with coffee in it; someone is awake."""
    lathe(((0.0, 0.0), (0.05, 0.0), (0.056, 0.01), (0.06, 0.12), (0.052, 0.125), (0.05, 0.105), (0.0, 0.105)), clay(colour, rough=0.35), x, y, z, steps=28)
    cylinder(x, y, z + 0.09, 0.049, 0.018, clay("#3A211A", rough=0.3), soft=0.0)
    loop = [(x + 0.055 + 0.04 * math.sin(math.radians(a)), y, z + 0.065 + 0.035 * math.cos(math.radians(a))) for a in range(0, 181, 20)]
    tube(loop, 0.011, clay(colour, rough=0.35))


def monitor(x, y, z, turn=0, width=0.62, height=0.38, kind="lines"):
    """A desk screen; `kind` is what it shows: lines (a record), pulse (vital signs), bars (a chart)."""
    shell = clay(palette.INK_800, rough=0.4)
    with at(x, y, z, turn=turn):
        cylinder(0, 0.03, 0, 0.12, 0.02, shell)
        box(0, 0.04, 0.01, 0.06, 0.03, 0.2, shell, 0.01)
        with at(0, 0, 0.15, tilt=-6):
            picture(width, height, kind)


def picture(width, height, kind="lines"):
    """A flat screen at the origin of the moment, standing up, seen from the front."""
    shell = clay(palette.INK_800, rough=0.4)
    box(0, 0, 0, width, 0.05, height, shell, 0.018)
    inner_w, inner_h = width - 0.05, height - 0.05
    box(0, -0.024, 0.025, inner_w, 0.006, inner_h, glow("#123B44" if kind != "lines" else "#BFEDE2", 1.0), 0)
    if kind == "lines":
        box(0, -0.029, 0.025 + inner_h * 0.8, inner_w, 0.004, inner_h * 0.2, glow(palette.LEAF, 0.9), 0)
        for k in range(4):
            long = inner_w * (0.75, 0.5, 0.66, 0.4)[k]
            box(-(inner_w * 0.86 - long) / 2, -0.029, 0.04 + inner_h * (0.58 - k * 0.17), long, 0.004, inner_h * 0.07, glow("#4F9C90" if k else palette.LINE, 1.0), 0)
    elif kind == "bars":
        for k in range(7):
            tall = inner_h * (0.35, 0.5, 0.42, 0.62, 0.55, 0.75, 0.68)[k]
            box((k / 6 - 0.5) * inner_w * 0.78, -0.029, 0.045, inner_w * 0.075, 0.004, tall, glow(palette.SCREEN if k != 5 else palette.LINE, 1.4), 0)
    else:
        from .network import beat

        for row, colour, amount in ((0.66, palette.LED_OK, 0.2), (0.3, palette.LINE, 0.28)):
            points = [(px, -0.031, 0.025 + inner_h * row + py) for px, py in beat(-inner_w * 0.46, inner_w * 0.46, 0, inner_h * amount)]
            tube(points, 0.009, glow(colour, 1.8))


def keyboard(x, y, z, turn=0):
    """A keyboard and a mouse beside it."""
    with at(x, y, z, turn=turn):
        box(0, 0, 0, 0.36, 0.13, 0.02, clay(palette.INK_600), 0.008)
        ball(0.25, 0.0, 0.015, 0.035, clay(palette.INK_600), (0.8, 1.2, 0.6))


def desk_lamp(x, y, z, turn=0):
    """A small lamp with a shining shade; the light itself comes from a lamp of the scene."""
    brass = clay(palette.WHEAT, rough=0.35)
    with at(x, y, z, turn=turn):
        cylinder(0, 0, 0, 0.075, 0.02, brass)
        tube([(0, 0, 0.01), (0.0, 0, 0.3)], 0.013, brass)
        lathe(((0.0, 0.24), (0.105, 0.24), (0.11, 0.25), (0.062, 0.37), (0.0, 0.375)), glow(palette.LAMP, 1.5), steps=32)


def desk(x, y, width, depth, height=0.74, turn=0):
    """A plain work desk: wooden top, plum side panels."""
    with at(x, y, 0, turn=turn):
        slab(0, 0, height - 0.05, width, depth, 0.05, 0.06, clay(palette.PAPER, rough=0.45), 0.02)
        for side in (-1, 1):
            box(side * (width / 2 - 0.06), 0, 0, 0.06, depth - 0.1, height - 0.04, clay(palette.WOOD), 0.015)
        box(0, depth * 0.35, 0.2, width - 0.14, 0.03, height - 0.25, clay(palette.WOOD), 0.01)


def counter(x, y, width, depth=0.5, height=0.86):
    """A reception counter: slatted wood in front, paper-white top, a lit plinth line."""
    wood = clay(palette.WOOD, rough=0.55)
    box(x, y, 0.06, width, depth, height - 0.1, clay(palette.WOOD_DARK), 0.05)
    box(x, y, 0, width - 0.14, depth - 0.14, 0.08, clay(palette.INK_800), 0.01)
    slats = int(width / 0.115)
    for k in range(slats):
        box(x - width / 2 + (k + 0.5) * width / slats, y - depth / 2 - 0.005, 0.09, width / slats * 0.66, 0.05, height - 0.15, wood, 0.018)
    for k in range(int(depth / 0.115)):
        box(x + width / 2 + 0.005, y - depth / 2 + (k + 0.5) * 0.115 + 0.02, 0.09, 0.05, 0.075, height - 0.15, wood, 0.018)
    slab(x, y, height - 0.05, width + 0.16, depth + 0.14, 0.06, 0.1, clay(palette.PAPER, rough=0.4), 0.022)


def swivel_chair(x, y, turn=0, colour=palette.PLUM):
    """An office chair on a star foot."""
    dark = clay(palette.INK_800, rough=0.45)
    cloth = clay(colour, rough=0.8)
    with at(x, y, 0, turn=turn):
        for k in range(5):
            a = math.radians(k * 72 + 18)
            tube([(0, 0, 0.07), (0.25 * math.cos(a), 0.25 * math.sin(a), 0.045)], 0.026, dark)
            ball(0.25 * math.cos(a), 0.25 * math.sin(a), 0.035, 0.035, dark)
        cylinder(0, 0, 0.06, 0.035, 0.22, dark)
        box(0, 0, 0.27, 0.48, 0.48, 0.11, cloth, 0.05)
        tube([(0, 0.2, 0.3), (0, 0.27, 0.45)], 0.03, dark)
        box(0, 0.25, 0.44, 0.44, 0.09, 0.5, cloth, 0.045)


def shelf(x, y, width=0.9, rows=3, row_height=0.32, depth=0.28, turn=0, seed=0):
    """A shelf with folders, a box and a small plant."""
    dice = random.Random(f"shelf {seed}")
    wood = clay(palette.WOOD, rough=0.6)
    colours = (palette.REDBUD, palette.LEAF, palette.WHEAT, palette.PAPER, palette.PLUM, palette.LEAF_LIGHT, palette.REDBUD_300)
    with at(x, y, 0, turn=turn):
        height = rows * row_height + 0.05
        box(0, depth / 2 - 0.015, 0, width, 0.03, height, clay(palette.WOOD_DARK), 0.008)
        for side in (-1, 1):
            box(side * (width / 2 - 0.02), 0, 0, 0.04, depth, height, wood, 0.01)
        for row in range(rows + 1):
            box(0, 0, row * row_height, width, depth, 0.04, wood, 0.01)
        for row in range(rows):
            px = -width / 2 + 0.08
            while px < width / 2 - 0.1:
                thick = dice.uniform(0.045, 0.08)
                if dice.random() < 0.14:
                    px += 0.09
                    continue
                box(px + thick / 2, -0.01, row * row_height + 0.04, thick * 0.92, depth * 0.7, row_height * dice.uniform(0.55, 0.78), clay(dice.choice(colours), rough=0.7), 0.008)
                px += thick


def wall_clock(x, y, z, hour=3, minute=0, radius=0.2):
    """A round clock on the back wall; the family of scenes happens at 3 a.m."""
    with at(x, y, z, tilt=90):
        cylinder(0, 0, 0, radius, 0.05, clay(palette.PLUM, rough=0.4))
        cylinder(0, 0, 0.03, radius * 0.86, 0.025, clay(palette.PAPER), soft=0.0)
        dark = clay(palette.INK_800)
        for k in range(12):
            with at(turn=-k * 30):
                box(0, radius * 0.72, 0.052, radius * 0.05, radius * 0.13, 0.006, dark, 0)
        with at(turn=-(hour % 12 + minute / 60) * 30):
            box(0, radius * 0.2, 0.058, radius * 0.11, radius * 0.46, 0.008, clay(palette.REDBUD), 0)
        with at(turn=-minute * 6):
            box(0, radius * 0.28, 0.064, radius * 0.08, radius * 0.66, 0.008, dark, 0)
        cylinder(0, 0, 0.06, radius * 0.09, 0.02, dark, soft=0.0)


# --- Care -------------------------------------------------------------------


def exam_bed(x, y, turn=0, blanket=palette.LEAF):
    """An examination bed with raised head end; its head points to minus x."""
    steel = clay(palette.METAL, rough=0.35)
    sheet_cloth = clay(palette.PAPER, rough=0.8)
    with at(x, y, 0, turn=turn):
        box(0, 0, 0.06, 1.5, 0.6, 0.24, clay(palette.PLUM), 0.05)
        for end in (-0.72, 0.72):
            for side in (-0.27, 0.27):
                ball(end, side, 0.05, 0.05, clay(palette.INK_800))
        box(0.0, 0, 0.3, 1.95, 0.8, 0.1, steel, 0.04)
        box(0.25, 0, 0.39, 1.45, 0.78, 0.14, sheet_cloth, 0.06)
        with at(-0.45, 0, 0.40, roll=24):
            box(-0.24, 0, 0, 0.56, 0.78, 0.13, sheet_cloth, 0.06)
            box(-0.30, 0, 0.12, 0.34, 0.56, 0.11, clay("#FFFFFF", rough=0.8), 0.055)
        box(0.46, 0, 0.41, 1.06, 0.83, 0.155, clay(blanket, rough=0.85), 0.06)
        box(-0.02, 0, 0.44, 0.2, 0.84, 0.14, clay(palette.LEAF_LIGHT, rough=0.85), 0.055)
        for side in (-1, 1):
            tube([(0.0, side * 0.43, 0.36), (0.0, side * 0.43, 0.68), (0.55, side * 0.43, 0.68), (0.55, side * 0.43, 0.36)], 0.018, steel, bend=0.08)


def vital_signs(x, y, turn=0):
    """A patient monitor on a rolling stand."""
    steel = clay(palette.METAL, rough=0.35)
    with at(x, y, 0, turn=turn):
        for k in range(4):
            a = math.radians(45 + k * 90)
            tube([(0, 0, 0.06), (0.21 * math.cos(a), 0.21 * math.sin(a), 0.04)], 0.022, steel)
        cylinder(0, 0, 0.04, 0.025, 1.0, steel)
        box(0, -0.02, 0.62, 0.3, 0.22, 0.12, clay(palette.PAPER), 0.03)
        with at(0, -0.04, 0.98, tilt=-8):
            picture(0.62, 0.46, "pulse")


def drip_stand(x, y):
    """An IV pole with one bag."""
    steel = clay(palette.METAL, rough=0.35)
    for k in range(5):
        a = math.radians(k * 72)
        tube([(x, y, 0.05), (x + 0.18 * math.cos(a), y + 0.18 * math.sin(a), 0.03)], 0.016, steel)
    cylinder(x, y, 0.04, 0.015, 1.45, steel, soft=0.004)
    tube([(x - 0.13, y, 1.44), (x - 0.12, y, 1.5), (x + 0.12, y, 1.5), (x + 0.13, y, 1.44)], 0.012, steel, bend=0.03)
    box(x + 0.13, y, 1.13, 0.16, 0.06, 0.27, clay("#CFEFE6", rough=0.3), 0.03)
    tube([(x + 0.13, y, 1.14), (x + 0.13, y - 0.03, 0.9), (x + 0.03, y - 0.1, 0.75)], 0.008, clay("#CFEFE6"), bend=0.1)


def curtain(x0, x1, y, height=1.45, colour=palette.LEAF_LIGHT):
    """A gathered privacy curtain hanging from a rail along x."""
    tube([(x0 - 0.25, y, height), (x1 + 0.05, y, height)], 0.018, clay(palette.METAL, rough=0.35))
    folds = int((x1 - x0) / 0.1)
    for k in range(folds):
        px = x0 + (k + 0.5) * (x1 - x0) / folds
        lathe(((0.0, 0.14), (0.07, 0.14), (0.062, 0.5), (0.055, height - 0.06), (0.04, height - 0.02), (0.0, height - 0.02)), clay(colour, rough=0.9), px, y + (0.025 if k % 2 else -0.025), 0, steps=20)


def sink_unit(x, y, turn=0, width=1.1):
    """A cupboard with a basin, a tap and bottles."""
    with at(x, y, 0, turn=turn):
        box(0, 0, 0.05, width, 0.46, 0.64, clay(palette.PAPER, rough=0.5), 0.025)
        doors = 2
        for k in range(doors):
            px = (k - (doors - 1) / 2) * width / doors
            box(px, -0.235, 0.1, width / doors - 0.06, 0.02, 0.54, clay(palette.LEAF_LIGHT), 0.008)
            box(px + 0.12, -0.25, 0.5, 0.03, 0.02, 0.1, clay(palette.METAL, rough=0.35), 0.005)
        slab(0, 0, 0.69, width + 0.04, 0.5, 0.045, 0.04, clay(palette.WOOD, rough=0.45), 0.015)
        cylinder(-0.2, 0, 0.715, 0.16, 0.035, clay("#FFFFFF", rough=0.3))
        cylinder(-0.2, 0, 0.74, 0.13, 0.014, clay(palette.METAL, rough=0.3), soft=0)
        tube([(-0.2, 0.16, 0.73), (-0.2, 0.16, 0.93), (-0.2, 0.03, 0.93), (-0.2, 0.03, 0.87)], 0.017, clay(palette.METAL, rough=0.25), bend=0.06)
        cylinder(0.16, 0.1, 0.735, 0.045, 0.15, clay(palette.REDBUD_300))
        cylinder(0.29, 0.08, 0.735, 0.05, 0.11, clay(palette.LEAF))
        cylinder(0.4, 0.1, 0.735, 0.04, 0.17, clay(palette.PAPER))


def stool(x, y, colour=palette.REDBUD):
    """A round rolling stool."""
    for k in range(5):
        a = math.radians(k * 72 + 10)
        tube([(x, y, 0.06), (x + 0.18 * math.cos(a), y + 0.18 * math.sin(a), 0.035)], 0.02, clay(palette.METAL, rough=0.35))
    cylinder(x, y, 0.04, 0.025, 0.36, clay(palette.METAL, rough=0.35))
    cylinder(x, y, 0.38, 0.19, 0.09, clay(colour, rough=0.6), soft=0.035)


def wheelchair(x, y, turn=0):
    """A folding wheelchair, parked."""
    steel = clay(palette.METAL, rough=0.35)
    dark = clay(palette.INK_800, rough=0.6)
    with at(x, y, 0, turn=turn):
        for side in (-1, 1):
            px = side * 0.27
            for radius, thick, material in ((0.29, 0.028, dark), (0.23, 0.012, steel)):
                hoop = [(px + side * (0.29 - radius), 0.1 + radius * math.cos(math.radians(a)), 0.31 + radius * math.sin(math.radians(a))) for a in range(0, 361, 12)]
                tube(hoop, thick, material)
            with at(px, 0.1, 0.31, roll=90):
                cylinder(0, 0, -0.025, 0.05, 0.05, steel)
            for k in range(6):
                a = math.radians(k * 30)
                tube([(px, 0.1 - 0.27 * math.cos(a), 0.31 - 0.27 * math.sin(a)), (px, 0.1 + 0.27 * math.cos(a), 0.31 + 0.27 * math.sin(a))], 0.006, steel)
            tube([(side * 0.2, -0.3, 0.09), (side * 0.2, -0.22, 0.3), (side * 0.22, 0.2, 0.3), (side * 0.22, 0.25, 0.86), (side * 0.22, 0.36, 0.88)], 0.02, steel, bend=0.08)
            tube([(side * 0.23, -0.2, 0.34), (side * 0.23, -0.2, 0.53), (side * 0.23, 0.22, 0.53)], 0.026, dark, bend=0.06)
            box(side * 0.11, -0.36, 0.07, 0.16, 0.17, 0.025, dark, 0.01)
            ball(side * 0.2, -0.22, 0.07, 0.07, dark, (0.5, 1, 1))
        box(0, 0.0, 0.32, 0.44, 0.46, 0.07, clay(palette.REDBUD, rough=0.8), 0.03)
        with at(0, 0.22, 0.36, tilt=-6):
            box(0, 0, 0, 0.42, 0.05, 0.44, clay(palette.REDBUD, rough=0.8), 0.02)


def medication_cart(x, y, turn=0):
    """A drawer cart with a screen on top."""
    with at(x, y, 0, turn=turn):
        for px in (-0.24, 0.24):
            for py in (-0.16, 0.16):
                ball(px, py, 0.045, 0.045, clay(palette.INK_800))
        box(0, 0, 0.09, 0.62, 0.44, 0.62, clay(palette.PAPER, rough=0.45), 0.035)
        for k in range(4):
            box(0, -0.225, 0.13 + k * 0.142, 0.54, 0.02, 0.115, clay((palette.LEAF, palette.LEAF_LIGHT, palette.REDBUD_300, palette.REDBUD)[k]), 0.01)
            box(0, -0.24, 0.18 + k * 0.142, 0.16, 0.02, 0.022, clay(palette.PAPER), 0.006)
        slab(0, 0, 0.71, 0.68, 0.5, 0.03, 0.06, clay(palette.PLUM), 0.01)
        monitor(-0.08, 0.1, 0.74, 0, 0.44, 0.3, "lines")
        cylinder(0.24, 0.05, 0.74, 0.05, 0.1, clay(palette.WHEAT))


# --- Technology -------------------------------------------------------------


def rack(x, y, turn=0, height=1.62, seed=0):
    """A server rack with lit units; which lamps are on is decided by the seed."""
    dice = random.Random(f"rack {seed}")
    shell = clay(palette.INK_800, rough=0.42)
    with at(x, y, 0, turn=turn):
        box(0, 0, 0, 0.68, 0.74, height, shell, 0.035)
        box(0, -0.355, 0.08, 0.58, 0.03, height - 0.16, clay(palette.INK_950), 0.008)
        units = int((height - 0.24) / 0.115)
        for k in range(units):
            z = 0.12 + k * 0.115
            kind = dice.random()
            box(0, -0.372, z, 0.55, 0.022, 0.092, clay("#4A3760" if kind < 0.7 else "#6A5480", rough=0.4), 0.008)
            for j in range(dice.randint(2, 6)):
                box(-0.225 + j * 0.052, -0.386, z + 0.033, 0.026, 0.008, 0.026, glow(palette.LED_OK if dice.random() > 0.22 else palette.LED_BUSY, 2.2), 0)
            if kind < 0.6:
                box(0.15, -0.386, z + 0.03, 0.19, 0.008, 0.03, clay(palette.INK_950), 0)
            else:
                box(0.15, -0.386, z + 0.036, 0.19, 0.008, 0.016, glow(palette.SCREEN, 1.2), 0)


def cable_tray(x0, x1, y, z):
    """A tray under the ceiling with coloured cables in it."""
    steel = clay(palette.METAL, rough=0.4)
    for dy in (-0.13, 0.13):
        tube([(x0, y + dy, z), (x1, y + dy, z)], 0.016, steel)
    for k in range(int((x1 - x0) / 0.25) + 1):
        tube([(x0 + k * 0.25, y - 0.13, z), (x0 + k * 0.25, y + 0.13, z)], 0.01, steel)
    for k, colour in enumerate((palette.REDBUD, palette.LEAF, palette.WHEAT, palette.REDBUD_300)):
        tube([(x0, y - 0.08 + k * 0.05, z + 0.025), (x1, y - 0.08 + k * 0.05, z + 0.025)], 0.02, clay(colour))


def cooling_unit(x, y, z, width=0.8):
    """A wall-mounted air conditioner."""
    box(x, y, z, width, 0.22, 0.26, clay(palette.PAPER, rough=0.5), 0.05)
    box(x, y - 0.1, z + 0.03, width - 0.12, 0.03, 0.04, clay(palette.INK_600), 0.01)
    box(x + width / 2 - 0.1, y - 0.112, z + 0.16, 0.05, 0.008, 0.025, glow(palette.LED_OK, 2.0), 0)


def access_point(x, y, z):
    """A Wi-Fi access point on the back wall."""
    with at(x, y, z, tilt=90):
        cylinder(0, 0, 0, 0.14, 0.05, clay("#FFFFFF", rough=0.4), soft=0.025)
        cylinder(0, 0, 0.045, 0.035, 0.01, glow(palette.LED_OK, 2.0), soft=0)


def phone_mast(x, y, height=2.9):
    """A slim lattice mast with antennas and a red lamp: the way out of the house."""
    steel = clay("#CFC4D6", rough=0.45)
    foot, head = 0.24, 0.07
    legs = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (90, 210, 330)]
    cylinder(x, y, 0, 0.36, 0.07, clay(palette.METAL))
    at_height = lambda leg, t: (  # noqa: E731
        x + leg[0] * (foot + (head - foot) * t),
        y + leg[1] * (foot + (head - foot) * t),
        0.05 + height * t,
    )
    for leg in legs:
        tube([at_height(leg, 0), at_height(leg, 1)], 0.024, steel)
    levels = 8
    for k in range(levels):
        for i, leg in enumerate(legs):
            other = legs[(i + 1) % 3]
            tube([at_height(leg, k / levels), at_height(other, (k + 1) / levels)], 0.012, steel)
            tube([at_height(leg, (k + 1) / levels), at_height(other, (k + 1) / levels)], 0.012, steel)
    for leg in legs:
        px, py, _ = at_height(leg, 0.9)
        box(px + leg[0] * 0.1, py + leg[1] * 0.1, height * 0.84, 0.09, 0.09, 0.42, clay(palette.PAPER), 0.03)
    cylinder(x, y, height + 0.03, 0.02, 0.22, steel, soft=0.005)
    ball(x, y, height + 0.29, 0.055, glow(palette.LINE, 2.4))


def cloud(x, y, z, size=1.0, colour=palette.MIST):
    """A small round cloud."""
    for dx, dz, r in ((-0.42, 0.0, 0.26), (-0.1, 0.12, 0.36), (0.28, 0.04, 0.3), (0.55, -0.04, 0.2)):
        ball(x + dx * size, y, z + dz * size, r * size, clay(colour, rough=0.9), (1, 0.8, 0.9))


# --- Green and street -------------------------------------------------------


def pot_plant(x, y, size=1.0, seed=0, kind="round"):
    """A plant in a clay pot: round leaves, or long upright ones."""
    dice = random.Random(f"plant {seed}")
    with at(x, y, 0, scale=size):
        lathe(((0.0, 0.0), (0.15, 0.0), (0.165, 0.02), (0.2, 0.3), (0.205, 0.34), (0.175, 0.345), (0.165, 0.29), (0.0, 0.29)), clay(palette.WOOD, rough=0.7), steps=36)
        cylinder(0, 0, 0.27, 0.165, 0.03, clay("#3A2A2E", rough=0.9), soft=0)
        if kind == "round":
            for k in range(15):
                a, up = k * 2.4, k / 14
                r = 0.17 * (1 - 0.55 * up)
                ball(r * math.cos(a), r * math.sin(a), 0.45 + 0.52 * up, 0.13 + 0.045 * dice.random(), clay(palette.LEAF if k % 3 else palette.LEAF_LIGHT, rough=0.75), (1, 1, 0.85))
        else:
            for k in range(11):
                with at(0, 0, 0.28, turn=k * 137.5, tilt=12 + 22 * (k / 10)):
                    ball(0, 0, 0.36, 0.34, clay(palette.LEAF if k % 3 else palette.LEAF_LIGHT, rough=0.65), (0.2, 0.1, 1.0 + 0.25 * dice.random()))


def redbud_tree(x, y, size=1.0, seed=0):
    """The tree of the brand in bloom: a dark forked trunk, clouds of pink."""
    dice = random.Random(f"redbud {seed}")
    bark = clay("#5A3B48", rough=0.85)
    with at(x, y, 0, scale=size):
        lathe(((0.0, 0.0), (0.16, 0.0), (0.11, 0.08), (0.085, 0.4), (0.075, 0.75), (0.0, 0.76)), bark, steps=24)
        for k in range(6):
            a = math.radians(k * 60 + dice.uniform(-15, 15))
            out, up = dice.uniform(0.38, 0.55), dice.uniform(1.3, 1.75)
            tube([(0, 0, 0.55), (out * 0.45 * math.cos(a), out * 0.45 * math.sin(a), 0.95), (out * math.cos(a), out * math.sin(a), up)], 0.04, bark, bend=0.2)
        for size_from, size_to, count, colours in (
            (0.16, 0.24, 26, ("#C9467F", "#DB5C98")),
            (0.06, 0.12, 420, (palette.BLOSSOM, palette.BLOSSOM, palette.REDBUD_300, "#DB5C98", "#F8C3DA")),
        ):
            for _ in range(count):
                # Somewhere in a low dome, mostly near its skin; the edge is wavy like a real crown.
                a, v = dice.uniform(0, 2 * math.pi), dice.uniform(-0.75, 1.0)
                out = dice.uniform(0.72, 1.0) * (0.9 + 0.14 * math.sin(3 * a + 1) + 0.08 * math.sin(5 * a))
                if count < 100:
                    out *= 0.78
                flat = math.sqrt(max(0, 1 - v * v))
                ball(0.78 * out * flat * math.cos(a), 0.78 * out * flat * math.sin(a), 1.6 + 0.62 * out * v, dice.uniform(size_from, size_to), clay(dice.choice(colours), rough=0.9))


def sign(x, y, turn=0, height=0.95):
    """A low lit sign at the path, with the leaf of the mark."""
    with at(x, y, 0, turn=turn):
        slab(0, 0, 0, 0.5, 0.24, 0.06, 0.05, clay(palette.INK_800), 0.015)
        box(0, 0, 0.05, 0.42, 0.12, height, clay(palette.PAPER, rough=0.5), 0.04)
        with at(0, -0.062, height * 0.66, tilt=90):
            plate(leaf_outline(0.3), 0, 0.02, glow(palette.LINE, 1.2), 0.004)
        for k in range(2):
            box(0, -0.062, 0.2 + k * 0.08, 0.24 - k * 0.08, 0.01, 0.03, clay(palette.INK_600), 0)


def bush(x, y, size=1.0, seed=0, colour=palette.LEAF):
    """A low clipped bush."""
    dice = random.Random(f"bush {seed}")
    for _ in range(7):
        a, r = dice.uniform(0, 6.28), dice.uniform(0, 0.2) * size
        ball(x + r * math.cos(a), y + r * math.sin(a), 0.13 * size, dice.uniform(0.13, 0.2) * size, clay(colour, rough=0.85))


def street_lamp(x, y, height=1.5):
    """A path lamp with a warm globe."""
    dark = clay(palette.INK_800, rough=0.45)
    cylinder(x, y, 0, 0.09, 0.05, dark)
    cylinder(x, y, 0.03, 0.028, height, dark, soft=0.005)
    cylinder(x, y, height, 0.075, 0.04, dark)
    ball(x, y, height + 0.14, 0.13, glow(palette.LAMP, 1.7))
