"""EMR integration: records travel along the line between two houses."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_records as records  # noqa: E402
from lib import parts_services as services  # noqa: E402

render.start()

with services.plaza():
    services.clinic(-1.7, 0.55, width=1.75, depth=1.1, floors=3, colour=palette.WALL)
    services.clinic(1.75, 0.55, width=1.5, depth=1.1, floors=1, colour=palette.REDBUD_100, roof=palette.LEAF)

    way = -0.75
    network.line(
        [[(-1.42, -0.2), (-1.42, way)] + network.beat(-0.95, 1.1, way, 0.95, lean=camera.SIDE) + [(1.98, way), (1.98, -0.2)]],
        floor=(0, -0.35, services.WIDTH - 0.3, services.DEPTH - 1.1),
        ends=((-1.42, -0.2), (1.98, -0.2)),
        thickness=0.05,
    )
    for x, tab in ((-1.42, palette.REDBUD), (-0.62, palette.LEAF), (0.86, palette.WHEAT), (1.66, palette.REDBUD)):
        records.record(x, way - 0.02, 0.07, turn=24, size=1.12, tab=tab)
    parts.redbud_tree(-2.6, -1.0, 0.72, seed=2)
    parts.street_lamp(0.1, 0.9, 1.35)
    parts.bush(0.45, 1.3, 1.2, seed=1)
    parts.bush(2.75, 1.35, 1.0, seed=3)
    parts.bush(-0.45, 1.35, 1.0, seed=6)

services.light(key=360)
lights.ceiling(0, -0.5, z=2.6, size=2.2, power=56, colour=palette.COSY)
lights.soft((0.1, 0.9, 1.6), (0.1, 0.2, 0), 0.5, 26, palette.LAMP, spread=150)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
