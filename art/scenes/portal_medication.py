"""The medication record: the cart of the night round, a drawer open, a nurse beside it."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import lights, network, palette, parts, parts_places, render  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at  # noqa: E402

render.start()

parts_places.room(3.7, 2.7, 1.75, floor=palette.FLOOR_NIGHT, margin=0.32, windows=())
with at(0, 0, parts_places.FLOOR_TOP):
    parts_places.door(1.0, 1.26, leaf=palette.LEAF, number=2)
    parts_places.handrail(-1.75, 0.35, 1.22)
    parts.wall_clock(-1.0, 1.27, 1.25, radius=0.26)
    parts_places.medication_station(0.3, 0.0, turn=8, scale=1.12)
    person(-0.85, 0.15, turn=75, coat=palette.LEAF_LIGHT, skin=1, scarf=palette.PLUM, style="scarf", left="hold", right="reach", lean=5, scale=1.3)
    network.line(
        [network.beat(-1.85, -0.1, -0.85, 0.5, lean=32) + [(0.3, -0.85), (1.5, -0.85), (1.5, 0.9)]],
        floor=(0, 0, 3.7, 2.7),
        thickness=0.042,
        ends=((1.5, 0.92),),
    )

lights.night()
lights.key_and_rim(reach=5.0, key=170, rim=120)
lights.ceiling(0.1, 0.0, 2.4, 1.4, 66, palette.COSY)

render.finish(1100, 917, samples=90, exposure=0.25)
