"""Security: the server room behind glass, and one large closed lock the line passes through."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, box  # noqa: E402
from lib.materials import clay  # noqa: E402

render.start()

with services.room(floor=palette.FLOOR_NIGHT):
    for k, x in enumerate((-2.25, -1.43, -0.61, 0.21)):
        parts.rack(x, 1.02, seed=k + 2, height=1.5)
    parts.cable_tray(-2.6, 2.6, 1.2, 1.62)
    parts.cooling_unit(1.6, 1.36, 1.12, 1.1)
    parts.rack(1.03, 1.02, seed=9, height=1.5)
    services.dome_camera(-2.72, -0.1, 1.35, turn=90)
    parts.glass_wall(-2.72, 0.1, 2.72, 0.1, 1.2)

    # The lock on the only way in, and the reader beside it.
    services.padlock(0.35, -0.28, 0.0, 1.42, turn=14)
    box(1.36, 0.0, 0, 0.36, 0.16, 1.05, clay(palette.PLUM), 0.03)
    with at(1.36, -0.1, 0.5, scale=1.2):
        services.keypad(0, 0, 0)
    person(2.2, -0.3, turn=-112, coat=palette.LEAF, skin=1, hair=1, style="tail", left="hold", right="reach", scale=services.PERSON)

    network.line(
        [
            [(-0.2, 0.62), (-0.2, -0.15), (0.2, -0.6), (0.2, -1.0), (0.0, -1.0)]
            + list(reversed(network.beat(-2.2, 0.0, -1.0, 0.72, lean=camera.SIDE)))
            + [(-2.6, -1.0)]
        ],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=((-0.2, 0.62),),
        thickness=0.042,
    )

services.light()
lights.ceiling(-0.9, 0.6, z=2.3, power=70, colour="#8FF0DC")
lights.ceiling(1.2, 0.5, z=2.3, power=55, colour="#8FF0DC")
lights.ceiling(0.6, -0.9, z=2.4, power=70, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
