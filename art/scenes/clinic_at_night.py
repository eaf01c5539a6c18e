"""The hero: a whole clinic at 3 a.m., someone awake, and one line that reaches every room."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib.materials import clay  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, box, slab  # noqa: E402

render.start()

FLOOR_TOP = 0.05
PERSON = 1.18  # a little larger than life, so that people still read at 480 px

# Ground: the plate, and the foundation of the house.
parts.base(0.66, -0.02, 10.2, 6.75, corner=0.5)
box(0, 0, -0.02, 8.42, 6.2, 0.06, clay(palette.PLUM), 0.015)

with at(0, 0, FLOOR_TOP):
    # One colour of floor for each room.
    box(0, 0, -0.03, 8.2, 6.0, 0.03, clay(palette.FLOOR, rough=0.55), 0)
    box(-2.75, 1.6, -0.02, 2.6, 2.72, 0.024, clay(palette.FLOOR_MINT, rough=0.55), 0.004)
    box(0.1, 1.6, -0.02, 2.9, 2.72, 0.024, clay(palette.FLOOR_WOOD, rough=0.55), 0.004)
    box(2.84, 1.6, -0.02, 2.42, 2.72, 0.024, clay(palette.FLOOR_NIGHT, rough=0.5), 0.004)

    # Shell: two full walls behind, a low kerb in front so that we can look in.
    parts.wall([(-4.1, -2.98), (-4.1, 3.0), (4.1, 3.0)], 2.0)
    parts.wall([(-3.95, -3.0), (4.1, -3.0), (4.1, -1.0)], 0.12, colour=palette.KERB)
    parts.wall([(4.1, 0.3), (4.1, 2.86)], 0.12, colour=palette.KERB)
    parts.wall([(-1.4, 0.55), (-1.4, 2.86)], 1.0)
    parts.glass_wall(1.6, 0.3, 1.6, 2.92, 1.3)
    for x, moon in ((-3.35, False), (-2.1, True), (0.98, False)):
        parts.window(x, 2.925, 0.92, 0.84, 0.78, moon, seed=x)

    # Examination room.
    parts.exam_bed(-2.85, 2.3)
    parts.vital_signs(-3.7, 1.72, turn=28)
    parts.drip_stand(-3.88, 2.74)
    parts.sink_unit(-3.78, 0.75, turn=90, width=1.0)
    parts.stool(-3.0, 1.35)
    person(-2.2, 1.4, turn=150, coat=palette.PAPER, skin=3, hair=3, style="bun", left="hold", right="reach", lean=6, stethoscope=True, scale=PERSON)

    # Reception: the person who answers at 3 a.m.
    parts.counter(0.25, 0.62, 1.9)
    parts.desk(-1.0, 1.9, 1.6, 0.6, turn=-90)
    parts.monitor(-1.15, 2.32, 0.74, turn=64, kind="lines")
    parts.monitor(-1.15, 1.62, 0.74, turn=92, kind="bars")
    parts.keyboard(-0.84, 1.9, 0.74, turn=90)
    parts.swivel_chair(-0.22, 1.9, turn=-82)
    person(-0.26, 1.9, turn=-82, coat=palette.REDBUD, skin=2, hair=0, style="bob", left="type", right="type", lean=5, seated=True, headset=True, scale=PERSON)
    parts.shelf(0.05, 2.77, 0.8, rows=3, seed=2)
    parts.wall_clock(0.05, 2.93, 1.55, radius=0.24)
    parts.desk_lamp(0.95, 0.66, 0.87)
    parts.mug(-0.4, 0.55, 0.87)
    box(0.3, 0.62, 0.87, 0.3, 0.22, 0.03, clay(palette.PAPER), 0.005)
    parts.pot_plant(1.22, 2.6, 1.05, seed=5, kind="tall")

    # Server room.
    for k, x in enumerate((2.15, 2.9, 3.65)):
        parts.rack(x, 2.45, seed=k)
    parts.cable_tray(1.8, 4.0, 2.5, 1.74)
    person(3.35, 1.3, turn=150, coat=palette.LEAF, skin=1, hair=3, left="hold", right="hold", tablet=True, scale=PERSON)

    # Waiting room.
    parts.rug(-2.75, -1.75, 2.3, 1.7, palette.REDBUD_300)
    for k, y in enumerate((-1.15, -2.0)):
        parts.armchair(-3.68, y, turn=90, colour=(palette.LEAF, palette.REDBUD)[k])
    for k, x in enumerate((-2.95, -2.15)):
        parts.armchair(x, -2.6, turn=180, colour=(palette.WHEAT, palette.LEAF)[k])
    parts.low_table(-2.7, -1.65)
    person(-3.62, -1.15, turn=88, coat=palette.WHEAT, skin=4, hair=3, style="curls", right="hold", seated=True, scale=PERSON)
    person(-3.62, -2.0, turn=100, coat=palette.LEAF_LIGHT, skin=3, hair=1, style="tail", left="wave", right="rest", seated=True, scale=0.86)
    parts.pot_plant(-3.72, -0.3, 1.2, seed=1)
    parts.poster(-4.02, -2.35, 0.98, 0.72, 0.8, turn=90)
    parts.poster(-4.02, -1.55, 1.22, 0.55, 0.6, turn=90, motif="hills", ground=palette.LEAF_100)

    # Entrance and corridor.
    parts.wheelchair(-0.35, -2.35, turn=62)
    parts.medication_cart(2.75, -2.2, turn=-14)
    person(2.1, -2.1, turn=60, coat=palette.LEAF_LIGHT, skin=1, scarf=palette.PLUM, style="scarf", left="hold", right="reach", lean=4, scale=PERSON)

    # The line: from the racks through the house, one heartbeat, then into every room.
    way = -0.85
    network.line(
        [
            [(2.9, 2.0), (2.9, 0.15), (2.3, way), (0.9, way)]
            + list(reversed(network.beat(-1.75, 0.75, way, 1.2, lean=camera.SIDE)))
            + [(-2.7, way), (-2.7, -1.05)],
            [(2.15, 2.0), (2.15, 1.75), (4.03, 1.75)],
            [(3.65, 1.75), (3.65, 2.0)],
            [(-2.1, way), (-2.1, 0.5)],
            [(1.0, way), (1.0, 0.35)],
        ],
        floor=(0, 0, 8.2, 6.0),
        ends=((-2.7, -1.08), (-2.1, 0.5), (1.0, 0.3), (2.15, 2.0), (2.9, 2.0), (3.65, 2.0)),
    )

# Outside: path, redbud in bloom, lamp, mast.
slab(4.95, -0.35, 0.0, 1.4, 1.2, 0.03, 0.12, clay(palette.PATH, rough=0.85), 0.01)
parts.redbud_tree(5.1, -2.72, 0.98, seed=2)
parts.sign(5.35, 0.55, turn=26)
parts.street_lamp(4.75, 0.7)
parts.phone_mast(5.1, 2.55, 2.5)
network.line([[(4.17, 1.75), (5.1, 1.75), (5.1, 2.2)]], floor=(4.93, 1.75, 1.5, 2.6))
for k, (x, y) in enumerate(((4.5, 1.2), (4.5, 2.45), (5.4, 1.05), (4.6, -1.75))):
    parts.bush(x, y, 0.9, seed=k)

# Light: the rooms are brighter than the night around them, the corridor lies between the two.
lights.night()
lights.key_and_rim(key=470, rim=330)
lights.ceiling(-2.75, 1.8, power=76)
lights.ceiling(0.1, 1.8, power=104, colour=palette.COSY)
lights.ceiling(2.85, 1.5, power=74, colour="#8FF0DC")
lights.ceiling(-2.9, -1.6, power=72, colour=palette.COSY)
lights.ceiling(1.4, -1.9, power=24)
lights.soft((4.75, 0.7, 1.75), (4.75, 0.2, 0), 0.5, 34, palette.LAMP, spread=150)

render.finish(2200, 1512, samples=130, exposure=0.25)
