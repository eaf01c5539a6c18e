"""Managed IT: everyone has gone home, every desk is checked off, one person is still looking after it."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_records as records  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.materials import glow  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, box  # noqa: E402

render.start()

with services.room():
    # The list on the wall: every line done but the one in hand.
    with at(1.4, 1.4, 0.48):
        records.big_screen(1.75, 1.18)
        for k in range(4):
            z = 0.92 - k * 0.235
            if k < 3:
                with at(-0.6, -0.06, z):
                    records.check_mark(0.19)
            else:
                box(-0.6, -0.05, z - 0.07, 0.14, 0.012, 0.14, glow(palette.LINE, 1.8), 0)
            box(0.16 - (0.1 if k % 2 else 0), -0.05, z - 0.035, 0.95 - (0.2 if k % 2 else 0), 0.012, 0.075, glow(palette.SCREEN if k < 3 else palette.LINE, 0.9), 0)
    parts.window(-1.9, 1.43, 0.75, 0.95, 0.8, moon=True, seed=9)
    parts.wall_clock(0.12, 1.44, 1.36, radius=0.24)

    # Three empty desks, screens still watched.
    for k, x in enumerate((-1.95, -0.55)):
        with at(x, 0.95, 0, scale=1.15):
            parts.desk(0, 0, 1.05, 0.55)
            parts.monitor(0, 0.08, 0.74, turn=12, width=0.66, height=0.44, kind=("bars", "lines")[k])
            parts.keyboard(-0.05, -0.15, 0.74)
        parts.swivel_chair(x + 0.15, 0.3, turn=150 + k * 40, colour=(palette.LEAF, palette.PLUM)[k])
    person(0.85, 0.1, turn=28, coat=palette.LEAF, skin=2, hair=0, style="bob", left="hold", right="hold", headset=True, tablet=True, scale=services.PERSON)
    services.toolbox(2.35, -0.3, turn=-24)
    parts.pot_plant(2.4, 1.05, 1.0, seed=5, kind="tall")

    way = -0.8
    network.line(
        [
            [(-1.95, 0.45), (-1.95, way)] + network.beat(-1.75, 1.1, way, 0.85, lean=camera.SIDE) + [(1.85, way), (1.85, 0.75)],
        ],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=((-1.95, 0.45), (1.85, 0.75)),
        thickness=0.042,
    )

services.light()
lights.ceiling(-1.2, 0.6, z=2.4, power=54, colour=palette.COSY)
lights.ceiling(1.3, 0.3, z=2.4, power=74, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
