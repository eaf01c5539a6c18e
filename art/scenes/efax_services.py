"""eFax: paper goes into an old machine and arrives on a screen, checked."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_records as records  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.materials import clay, glow  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, box, cylinder  # noqa: E402

render.start()

with services.room():
    # The old machine, on its cabinet.
    box(-1.9, 0.75, 0, 1.35, 0.85, 0.6, clay(palette.WOOD, rough=0.6), 0.03)
    for k in range(2):
        box(-1.9 + (k - 0.5) * 0.62, 0.32, 0.08, 0.54, 0.02, 0.44, clay(palette.WOOD_DARK), 0.01)
    records.fax_machine(-1.9, 0.72, 0.6, turn=8, size=1.3)
    person(-0.75, 0.65, turn=-62, coat=palette.LEAF_LIGHT, skin=2, scarf=palette.PLUM, style="scarf", left="reach", right="hold", scale=services.PERSON)

    # Where it arrives: a tall lit page with its tick.
    with at(1.55, 0.75, 0, turn=14):
        box(0, 0.1, 0, 0.9, 0.4, 0.08, clay(palette.PLUM), 0.03)
        box(0, 0, 0.05, 1.35, 0.12, 1.7, clay(palette.INK_800, rough=0.4), 0.05)
        box(0, -0.058, 0.13, 1.2, 0.012, 1.54, glow("#FFF3EA", 0.95), 0.005)
        with at(-0.36, -0.07, 1.42):
            services.leaf_sign(0.3, clay(palette.REDBUD), 0.02)
        box(0.14, -0.07, 1.4, 0.55, 0.012, 0.07, clay(palette.INK_600), 0)
        for k in range(4):
            box(-0.06 if k < 3 else -0.2, -0.07, 1.13 - k * 0.15, 0.88 if k < 3 else 0.6, 0.012, 0.055, clay("#A596B0"), 0)
        with at(0.3, -0.07, 0.37, tilt=90):
            cylinder(0, 0, 0, 0.25, 0.05, clay(palette.LEAF, rough=0.5))
        with at(0.3, -0.14, 0.37):
            records.check_mark(0.27, "#FFFFFF", 1.2)

    way = -0.75
    network.line(
        [[(-1.9, 0.25), (-1.9, way)] + network.beat(-1.3, 0.95, way, 0.85, lean=camera.SIDE) + [(1.5, way), (1.5, 0.45)]],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=((-1.9, 0.25), (1.5, 0.45)),
        thickness=0.042,
    )
    for x, turn in ((-1.55, 14), (1.15, -6)):
        records.page(x, way - 0.1, 0.1, turn=turn, tilt=52, size=0.9)
    parts.window(0.05, 1.43, 0.75, 0.9, 0.8, moon=True, seed=9)
    parts.wall_clock(-1.05, 1.44, 1.36, radius=0.2)
    parts.pot_plant(2.45, 1.15, 0.9, seed=5)

services.light()
lights.ceiling(-1.4, 0.4, z=2.4, power=66, colour=palette.COSY)
lights.ceiling(1.4, 0.1, z=2.4, power=60, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
