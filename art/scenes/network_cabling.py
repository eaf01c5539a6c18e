"""Structured cabling: a wall cut open, every cable in its place, one of them awake."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.materials import clay  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, box, tube  # noqa: E402

render.start()

COLOURS = (palette.LEAF, palette.WHEAT, palette.LEAF_LIGHT, palette.REDBUD_300, palette.PAPER)

with services.room(floor=palette.FLOOR):
    # The opened wall: dark inside, studs, and the plaster left at both ends.
    box(0.35, 1.4, 0.12, 3.5, 0.04, 1.42, clay(palette.INK_600, rough=0.9), 0)
    for k in range(6):
        box(-1.4 + k * 0.7, 1.36, 0.1, 0.07, 0.1, 1.46, clay(palette.WOOD, rough=0.7), 0.012)
    box(0.35, 1.36, 0.08, 3.6, 0.12, 0.07, clay(palette.WOOD, rough=0.7), 0.012)

    # Tray above, with the bundle; each cable leaves it to its own outlet.
    with at(0.0, 1.2, 1.5):
        for dy in (-0.17, 0.17):
            tube([(-2.7, dy, 0), (2.7, dy, 0)], 0.024, clay(palette.INK_600, rough=0.4))
        for k in range(15):
            tube([(-2.6 + k * 0.37, -0.17, 0), (-2.6 + k * 0.37, 0.17, 0)], 0.016, clay(palette.INK_600, rough=0.4))
    for k, x in enumerate((-0.85, -0.25, 0.45, 1.15, 1.85)):
        y = 1.06 + k * 0.07
        tube([(-2.1, y, 0.7), (-2.1, y, 1.54), (x, y, 1.54), (x, 1.27, 1.3), (x, 1.27, 0.52)], 0.046, clay(COLOURS[k], rough=0.5), bend=0.16)
        services.wall_jack(x, 1.29, 0.36)
        box(x, 1.31, 0.34, 0.26, 0.05, 0.24, clay(palette.PLUM), 0.015)
    parts.rack(-2.2, 1.0, seed=4, height=1.2)

    # The one that is awake: down the front of the wall and over the floor to a desk.
    network.line(
        [[(-1.85, 0.7), (-1.6, 0.35), (-1.6, -0.35)] + network.beat(-1.6, 0.9, -0.35, 0.75, lean=camera.SIDE) + [(1.25, -0.35)]],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=((-1.85, 0.72),),
        thickness=0.042,
    )
    with at(1.85, -0.3, 0, scale=1.15):
        parts.desk(0, 0, 1.1, 0.6, turn=0)
        parts.monitor(-0.1, 0.08, 0.74, turn=18, kind="lines")
        parts.keyboard(-0.05, -0.15, 0.74, turn=8)
    services.step_ladder(0.5, 0.62, turn=0, height=0.62)
    with at(0.5, 0.62, 0.66):
        person(0, 0, turn=165, coat=palette.LEAF, skin=2, hair=3, left="wave", right="reach", scale=1.12)
    services.toolbox(-0.5, 0.62, turn=-20)
    services.cable_reel(-2.2, -0.85, turn=-22)

services.light()
lights.ceiling(-1.2, 0.5, z=2.5, power=66, colour=palette.COSY)
lights.ceiling(1.2, 0.4, z=2.5, power=66, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
