"""Peg people: a bell for the body, a ball for the head, hair, arms. Never a face.

At turn 0 a person looks towards the front (minus y).
"""

import math

from . import palette
from .materials import clay, glow
from .shapes import at, ball, box, lathe, tube

BODY = (
    (0.00, 0.00), (0.22, 0.00), (0.245, 0.02), (0.25, 0.06), (0.235, 0.20), (0.205, 0.40),
    (0.175, 0.58), (0.155, 0.68), (0.135, 0.745), (0.10, 0.785), (0.05, 0.80),
)  # fmt: skip


def _hair(style, colour):
    material = clay(colour, rough=0.75)
    if style == "bald":
        return
    if style == "scarf":
        ball(0, 0.035, 0.975, 0.212, material, (1.0, 1.0, 1.04))
        lathe(((0.0, 0.66), (0.19, 0.66), (0.185, 0.72), (0.14, 0.82), (0.10, 0.88)), material)
        return
    ball(0, 0.045, 1.01, 0.198, material, (1.04, 1.0, 0.98))
    if style == "bob":
        ball(0, 0.06, 0.93, 0.196, material, (1.1, 0.9, 0.95))
    if style == "bun":
        ball(0, 0.13, 1.19, 0.095, material)
    if style == "tail":
        ball(0, 0.235, 1.0, 0.085, material, (0.9, 0.9, 1.7))
    if style == "curls":
        for k in range(9):
            a = math.radians(20 + k * 40)
            ball(0.14 * math.cos(a), 0.06 + 0.13 * math.sin(a), 1.06 + 0.03 * (k % 2), 0.095, material)
        ball(0, 0.05, 1.16, 0.13, material)


def _arm(side, pose, sleeve, skin):
    """An arm from the shoulder; poses are named after what the hands do."""
    shoulder = (0.15 * side, 0.0, 0.665)
    elbow, hand = {
        "rest": ((0.235 * side, -0.02, 0.50), (0.24 * side, -0.10, 0.34)),
        "hold": ((0.24 * side, -0.05, 0.52), (0.10 * side, -0.26, 0.55)),
        "reach": ((0.22 * side, -0.14, 0.62), (0.16 * side, -0.36, 0.74)),
        "type": ((0.23 * side, -0.08, 0.50), (0.13 * side, -0.33, 0.50)),
        "wave": ((0.30 * side, -0.02, 0.72), (0.33 * side, -0.06, 0.98)),
    }[pose]
    tube([shoulder, elbow, hand], 0.055, sleeve, bend=0.12)
    ball(*shoulder, 0.062, sleeve)
    ball(*hand, 0.06, skin)


def person(
    x, y, turn=0, coat=palette.LEAF, skin=1, hair=0, style="short", left="rest", right="rest",
    lean=0, scale=1.0, seated=False, headset=False, stethoscope=False, tablet=False, scarf=None,
):  # fmt: skip
    """One person. `skin` and `hair` are numbers of the palette; `lean` tips the body forward (degrees)."""
    cloth = clay(coat, rough=0.7)
    flesh = clay(palette.SKINS[skin], rough=0.55)
    with at(x, y, 0.16 if seated else 0.0, turn=turn, tilt=lean, scale=scale):
        lathe(BODY, cloth)
        if seated:
            for side in (-1, 1):
                tube([(0.1 * side, -0.05, 0.2), (0.11 * side, -0.32, 0.2), (0.11 * side, -0.34, -0.12)], 0.075, cloth, bend=0.1)
        ball(0, 0, 0.985, 0.188, flesh)
        _hair(style, scarf or palette.HAIRS[hair])
        _arm(-1, left, cloth, flesh)
        _arm(1, right, cloth, flesh)
        if headset:
            dark = clay(palette.INK_800, rough=0.4)
            arc = [
                (0.222 * math.cos(math.radians(a)), 0.01, 0.99 + 0.235 * math.sin(math.radians(a)))
                for a in range(0, 181, 12)
            ]
            tube(arc, 0.022, clay(palette.PAPER, rough=0.4))
            for side in (-1, 1):
                ball(0.205 * side, 0.0, 0.98, 0.062, clay(palette.PAPER, rough=0.4), (0.6, 1, 1))
            tube([(-0.205, -0.02, 0.95), (-0.17, -0.16, 0.91), (-0.07, -0.2, 0.90)], 0.013, dark, bend=0.05)
        if stethoscope:
            ring = [
                (0.125 * math.cos(math.radians(a)), 0.125 * math.sin(math.radians(a)) - 0.01, 0.775 - 0.03 * math.sin(math.radians(-a)))
                for a in range(-60, 241, 15)
            ]
            tube(ring, 0.02, clay(palette.REDBUD, rough=0.4))
            tube([(0.06, -0.12, 0.75), (0.07, -0.19, 0.55)], 0.018, clay(palette.REDBUD, rough=0.4))
            ball(0.07, -0.2, 0.54, 0.035, clay(palette.METAL, rough=0.3))
        if tablet:
            with at(0, -0.31, 0.56, tilt=-38):
                box(0, 0, 0, 0.30, 0.035, 0.22, clay(palette.INK_800), 0.012)
                box(0, 0.02, 0.02, 0.26, 0.01, 0.18, glow(palette.SCREEN, 1.3), 0)
