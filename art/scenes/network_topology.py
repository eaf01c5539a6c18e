"""Monitored topology: rack and switch, three sites on one glowing line, all of it on the wall."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at  # noqa: E402

render.start()

with services.room(floor=palette.FLOOR_NIGHT):
    with at(0.75, 1.4, 0.62):
        services.map_screen(2.6, 1.08)
    parts.rack(-2.2, 1.0, seed=1, height=1.5)
    parts.rack(-1.45, 1.0, seed=5, height=1.5)
    person(-0.85, 0.5, turn=140, coat=palette.LEAF, skin=4, hair=3, style="short", left="hold", right="reach", scale=services.PERSON)

    # The sites, as models on the floor.
    services.clinic(0.3, 0.25, width=0.8, depth=0.55, sign=False)
    services.clinic(1.95, 0.5, width=0.85, depth=0.6, sign=False)
    services.clinic(2.05, -0.85, width=0.9, depth=0.6, sign=False, roof=palette.LEAF)
    way = -0.8
    network.line(
        [
            [(-1.85, 0.5), (-1.85, way)] + network.beat(-1.85, 0.1, way, 0.75, lean=camera.SIDE) + [(1.0, way), (1.0, -0.95), (1.5, -0.95)],
            [(0.42, way), (0.42, -0.2)],
            [(0.75, way), (0.75, -0.35), (2.08, -0.35), (2.08, 0.02)],
        ],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=((-1.85, 0.5), (0.42, -0.18), (2.08, 0.04), (1.5, -0.95)),
        thickness=0.042,
    )

services.light()
lights.ceiling(-1.4, 0.4, z=2.4, power=60, colour=palette.COSY)
lights.ceiling(1.3, 0.1, z=2.4, power=64, colour=palette.COSY)
render.finish(*services.PICTURE, samples=64, exposure=0.25)
