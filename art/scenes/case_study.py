"""Network Transformation: a thin dim line goes into a closet, a thick bright one comes out."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, parts_places, render  # noqa: E402
from lib.materials import clay  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, box  # noqa: E402

render.start()

LONG, DEEP = 9.2, 3.3
PERSON = 1.2
parts_places.room(LONG, DEEP, 1.9, floor=palette.FLOOR, margin=0.4, windows=((-3.3, False), (2.1, True), (3.6, False)))
with at(0, 0, parts_places.FLOOR_TOP):
    # Three rooms in a row: before, the closet, after.
    box(-2.95, 0.2, -0.02, 3.1, 2.7, 0.024, clay(palette.FLOOR_NIGHT, rough=0.55), 0.004)
    parts.wall([(-1.35, 0.1), (-1.35, 1.5)], 1.2)
    parts.wall([(0.35, 0.1), (0.35, 1.5)], 1.2)

    # Before: paper by ten in the morning, and a screen that waits.
    parts.desk(-3.25, 0.75, 1.7, 0.66)
    parts.monitor(-3.0, 0.85, 0.74, 8, 0.66, 0.42, "lines")
    parts_places.paper_stack(-3.75, 0.7, 0.74, 9, 8, seed=1)
    parts_places.paper_stack(-2.2, 0.35, 0.0, 12, -12, seed=2)
    parts_places.paper_stack(-2.05, 0.85, 0.0, 7, 20, seed=3)
    person(-3.5, -0.15, turn=170, coat=palette.PLUM, skin=1, hair=2, style="bob", left="hold", right="hold", scale=PERSON)

    # The closet at the end of the hall: the rack that changed it, and the one who did.
    parts.rack(-0.55, 1.12, seed=4)
    parts.cable_tray(-1.2, 0.25, 1.2, 1.74)
    person(-0.98, 0.1, turn=160, coat=palette.LEAF, skin=4, hair=3, left="reach", right="hold", scale=PERSON)

    # After: everybody at work.
    parts.counter(2.5, 0.75, 2.3)
    parts.monitor(2.05, 0.75, 0.87, -8, 0.62, 0.4, "bars")
    parts.monitor(3.0, 0.75, 0.87, 8, 0.62, 0.4, "pulse")
    person(2.55, 1.2, turn=0, coat=palette.REDBUD, skin=2, hair=0, style="bun", left="type", right="type", scale=PERSON)
    person(1.35, -0.05, turn=60, coat=palette.WHEAT, skin=3, hair=1, style="curls", left="rest", right="wave", scale=PERSON)
    parts.pot_plant(4.2, 1.15, 1.1, seed=5)

    # One line in, dim as a thread; one out, and everything it carries.
    way = -0.95
    network.line([[(-4.5, way), (-0.75, way), (-0.75, 0.7)]], floor=(-2.3, 0, 4.5, DEEP), thickness=0.014, reach=0.16, strength=1.1, ends=())
    network.line(
        [[(-0.35, 0.7), (-0.35, way)] + network.beat(0.2, 3.1, way, 1.15, lean=camera.SIDE) + [(4.5, way)]],
        floor=(1.95, 0, 5.1, DEEP),
        thickness=0.085,
        reach=0.8,
        bend=0.16,
    )

lights.night()
lights.key_and_rim(reach=7.5, key=360, rim=260)
lights.ceiling(-3.2, 0.3, power=26, colour="#B9A6E0")
lights.ceiling(-0.5, 0.4, power=46, colour="#8FF0DC")
lights.ceiling(2.5, 0.3, 2.6, 2.0, power=140, colour=palette.COSY)

render.finish(1280, 803, samples=48, exposure=0.25)
