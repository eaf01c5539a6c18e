"""Monitored topology: rack and switch, three sites on one glowing line, all of it on the wall."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_records as records  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at  # noqa: E402

render.start()

with services.room(floor=palette.FLOOR_NIGHT):
    with at(0.75, 1.4, 0.62):
        records.map_screen(2.6, 1.08)
    parts.rack(-2.2, 1.0, seed=1, height=1.5)
    parts.rack(-1.45, 1.0, seed=5, height=1.5)
    person(-0.98, 0.3, turn=140, coat=palette.LEAF, skin=4, hair=3, style="short", left="hold", right="reach", scale=services.PERSON)

    # The sites, as models in a row, each on its own branch.
    way = -0.62
    sites = (0.12, 1.2, 2.28)
    for x, roof in zip(sites, (palette.PLUM, palette.LEAF, palette.REDBUD)):
        services.clinic(x - 0.19, 0.5, width=0.78, depth=0.55, sign=False, roof=roof)
    network.line(
        [[(-1.85, 0.5), (-1.85, way)] + network.beat(-1.85, 0.0, way, 0.75, lean=camera.SIDE) + [(sites[2], way), (sites[2], -0.06)]]
        + [[(x, way), (x, -0.06)] for x in sites[:2]],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=[(-1.85, 0.5)] + [(x, -0.06) for x in sites],
        thickness=0.042,
    )

services.light()
lights.ceiling(-1.4, 0.4, z=2.4, power=60, colour=palette.COSY)
lights.ceiling(1.3, 0.1, z=2.4, power=64, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
