"""Website hosting: a page stands as large as a house, and a rack keeps it lit."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_records as records  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.people import person  # noqa: E402

render.start()

with services.room(floor=palette.FLOOR_NIGHT):
    parts.rack(-2.2, 0.95, seed=3, height=1.5)
    parts.rack(-1.45, 0.95, seed=8, height=1.5)
    records.browser(0.72, 0.6, 0, turn=12, width=2.75, height=1.72)
    person(2.45, -0.5, turn=190, coat=palette.WHEAT, skin=1, hair=1, style="tail", left="hold", right="wave", scale=1.12)
    way = -0.85
    network.line(
        [[(-1.83, 0.45), (-1.83, way)] + network.beat(-1.6, 0.75, way, 0.78, lean=camera.SIDE) + [(0.95, way), (0.95, 0.3)]],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=((-1.83, 0.45), (0.95, 0.32)),
        thickness=0.042,
    )

services.light()
lights.ceiling(-1.7, 0.3, z=2.4, power=60, colour="#8FF0DC")
lights.ceiling(1.0, -0.6, z=2.4, power=70, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
