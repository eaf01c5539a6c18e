"""Digital marketing: a search, an answer in first place, and the way to the door."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_records as records  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.people import person  # noqa: E402

render.start()

with services.plaza():
    records.smartphone(-1.85, 0.4, 0, turn=22, size=1.32)
    services.clinic(1.7, 0.8, width=1.8, depth=1.1, floors=1, sign=False)
    records.map_pin(0.62, -0.15, 0, 1.35)
    way = -0.75
    network.line(
        [[(-1.7, 0.15), (-1.7, way)] + network.beat(-1.5, 1.0, way, 0.75, lean=camera.SIDE) + [(1.78, way), (1.78, -0.05)]],
        floor=(0, -0.35, services.WIDTH - 0.3, services.DEPTH - 1.1),
        ends=((-1.7, 0.15), (1.78, -0.05)),
        thickness=0.042,
    )
    person(-0.75, 0.2, turn=70, coat=palette.LEAF, skin=3, hair=3, style="curls", scale=0.98)
    person(2.62, -0.5, turn=-130, coat=palette.WHEAT, skin=0, hair=2, style="bob", left="wave", scale=0.98)
    parts.redbud_tree(-2.65, -1.1, 0.8, seed=2)
    parts.bush(2.75, 1.35, 1.0, seed=3)
    parts.bush(-2.75, 1.3, 1.1, seed=6)
    parts.street_lamp(-0.62, 1.35, 1.35)

services.light(key=360)
lights.ceiling(0.2, -0.5, z=2.6, size=2.2, power=56, colour=palette.COSY)
lights.soft((-0.62, 1.35, 1.6), (-0.5, 0.7, 0), 0.5, 26, palette.LAMP, spread=150)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
