"""404: an empty corridor at night, and a plug that lies short of its socket."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, parts_places, render  # noqa: E402
from lib.shapes import at  # noqa: E402

render.start()

LONG, DEEP = 9.4, 2.3
parts_places.room(LONG, DEEP, 1.8, floor=palette.FLOOR, margin=0.34, windows=((-0.95, False), (2.4, True)))
with at(0, 0, parts_places.FLOOR_TOP):
    back = DEEP / 2 - 0.09
    parts_places.door(-2.6, back, leaf=palette.LEAF, number=1)
    parts_places.door(0.75, back, leaf=palette.LEAF, number=2)
    parts_places.door(4.0, back, leaf=palette.REDBUD, number=3)
    parts_places.exit_sign(4.0, back, 1.56)
    parts_places.handrail(-1.7, -0.05, back - 0.08)
    parts_places.handrail(1.55, 3.2, back - 0.08)
    parts.wheelchair(2.75, 0.42, turn=-20)
    parts.pot_plant(-4.2, 0.72, 1.0, seed=3, kind="tall")
    parts.wall_clock(1.62, DEEP / 2 - 0.07, 1.3, radius=0.24)

    # The line comes in, beats once more, and ends in a plug that nobody has pushed in.
    way = -0.42
    network.line(
        [[(4.6, way)] + list(reversed(network.beat(-0.5, 2.9, way, 0.95, lean=camera.SIDE))) + [(-0.9, way), (-1.2, way - 0.22), (-1.62, way - 0.18)]],
        floor=(0, 0, LONG, DEEP),
        thickness=0.05,
        reach=0.5,
        bend=0.14,
    )
    parts_places.plug(-1.9, way - 0.14, turn=172, scale=1.7)
    parts_places.floor_socket(-3.75, way, turn=180, scale=1.75)

lights.night()
lights.key_and_rim(reach=7.0, key=250, rim=220)
lights.ceiling(-2.7, -0.2, 2.6, 1.5, 96, palette.COSY)
lights.ceiling(2.6, 0.2, 2.6, 1.5, 34)

render.finish(1280, 776, samples=48, exposure=0.25)
