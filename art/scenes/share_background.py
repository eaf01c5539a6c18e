"""Share pictures: the clinic from outside at 3 a.m., lit, with the line running in from the calm left."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, parts_places, render  # noqa: E402
from lib.materials import clay  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, slab  # noqa: E402

render.start()

parts.base(0, 0, 7.6, 5.6, corner=0.5)
with at(0.35, 0.75, 0):
    parts_places.clinic(4.6, 2.7)
slab(0.15, -1.55, 0.0, 1.3, 1.9, 0.03, 0.1, clay(palette.PATH, rough=0.85), 0.01)
parts.sign(1.6, -1.3, turn=14, height=1.1)
parts.redbud_tree(2.75, -1.65, 1.1, seed=2)
parts.redbud_tree(-3.0, 1.6, 0.95, seed=7)
parts.street_lamp(-2.35, -1.45)
parts.phone_mast(-3.1, 0.2, 2.9)
person(0.78, -1.62, turn=20, coat=palette.LEAF_LIGHT, skin=2, hair=0, style="bun", left="rest", right="wave", scale=1.15)
for k, (x, y) in enumerate(((-1.6, -0.85), (-1.75, 1.95), (2.2, -0.85), (3.2, 0.4), (3.15, 1.4))):
    parts.bush(x, y, 1.0, seed=k)
way = -2.35
network.line(
    [network.beat(-3.7, -0.9, way, 0.85, lean=camera.SIDE) + [(1.6, way)]],
    floor=(0, 0, 7.3, 5.3),
    thickness=0.05,
    ends=((1.6, way),),
)
network.line([[(-3.1, 0.55), (-3.1, 0.9), (-2.0, 0.9)]], floor=(-2.75, 0, 1.6, 5.2), thickness=0.04)

lights.night()
lights.key_and_rim(reach=7.0, key=480, rim=330)
lights.soft((-2.35, -1.45, 1.75), (-2.35, -1.9, 0), 0.5, 36, palette.LAMP, spread=150)
lights.soft((0.4, -1.4, 1.5), (0.4, -2.2, 0), 1.2, 30, palette.COSY, spread=150)

render.finish(1100, 764, samples=90, exposure=0.25)
