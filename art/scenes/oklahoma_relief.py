"""Oklahoma in relief, the 500-mile circle as a glowing ring, Edmond beating in the middle."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import math  # noqa: E402
import random  # noqa: E402

from lib import camera, lights, network, oklahoma, palette, parts_places, render  # noqa: E402
from lib.materials import clay, glow  # noqa: E402
from lib.shapes import at, ball, cylinder, plate, tube  # noqa: E402

render.start()

MILE = 0.01
REACH = 500 * MILE

with at(turn=oklahoma.TURN):
    # The land within reach: a disc of night, its edge the glowing ring.
    cylinder(0, 0, -0.6, REACH + 0.34, 0.3, clay(palette.BASE), soft=0.09, steps=240)
    cylinder(0, 0, -0.34, REACH + 0.26, 0.27, clay(palette.PLUM), soft=0.06, steps=240)
    cylinder(0, 0, -0.1, REACH + 0.2, 0.1, clay("#43355F", rough=0.75), soft=0.03, steps=240)
    for radius, colour in ((REACH * 0.75, "#5A4878"), (REACH / 2, "#7B689C"), (REACH / 4, "#5A4878")):
        ring = [(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)), 0.004) for a in range(0, 361, 3)]
        for k in range(0, 120, 2):
            tube(ring[k : k + 2], 0.012, clay(colour, rough=0.8))
    edge = [(REACH * math.cos(math.radians(a)), REACH * math.sin(math.radians(a))) for a in range(0, 361, 2)]
    radius = [(1.66, 0)] + network.beat(2.0, 4.4, 0, 0.85, lean=camera.SIDE - oklahoma.TURN) + [(REACH, 0)]
    network.line([edge, radius], floor=(0, 0, 2 * REACH + 0.38, 2 * REACH + 0.38), thickness=0.055, reach=0.5, strength=1.8, bend=0)

    # Towns of the plains, seen at night.
    for name, (east, north), size in oklahoma.cities():
        dice = random.Random(name)
        for k in range(round(9 * size)):
            r, a = abs(dice.gauss(0, 0.11 * size)), dice.uniform(0, 6.28)
            x, y = east * MILE + r * math.cos(a), north * MILE + r * math.sin(a)
            light = (dice.uniform(0.016, 0.03), glow(palette.LAMP, dice.choice((1.3, 1.8))))
            # Denver lies at the edge: its farther lights would hang beside the disc.
            if math.hypot(x, y) < REACH - 0.1:
                ball(x, y, 0.012, *light)

    # The state, in steps.
    border = [(east * MILE, north * MILE) for east, north in oklahoma.border()]
    TOP = 0.5
    plate(border, 0.0, TOP - 0.06, clay(palette.REDBUD, rough=0.7), 0.03)
    plate(border, TOP - 0.065, 0.065, clay(palette.REDBUD_300, rough=0.8), 0.025)
    with at(0, 0, TOP):
        for k, (x, y, size) in enumerate(((-1.95, 1.02, 0.8), (-0.85, 0.4, 1.1), (-0.55, -0.72, 1.0), (0.95, 0.75, 1.1), (1.25, -0.45, 1.0), (1.2, -0.95, 1.2), (-1.1, -0.35, 0.8))):
            parts_places.tiny_tree(x, y, 0, size, ("#DB5C98", palette.LEAF, palette.LEAF_LIGHT)[k % 3], seed=k)

        # Edmond: the point that beats, and its way to the edge of the state.
        tube([(0, 0, 0.03), (1.72, 0, 0.03), (1.76, 0, -TOP + 0.02)], 0.05, glow(palette.LINE, 1.8), bend=0.05)
        tube([(0, 0, 0.07), (1.72, 0, 0.07)], 0.02, glow(palette.LINE_CORE, 2.6))
        cylinder(0, 0, 0, 0.2, 0.05, glow(palette.LINE, 1.8), soft=0.015)
        ball(0, 0, 0.2, 0.16, glow(palette.LINE_CORE, 2.4))
        tube([(0.36 * math.cos(math.radians(a)), 0.36 * math.sin(math.radians(a)), 0.012) for a in range(0, 361, 6)], 0.02, glow(palette.LINE, 1.5))

lights.night()
lights.key_and_rim(reach=8.0, key=520, rim=380)
lights.soft((0.5, -1.0, 3.6), (0, 0, 0), 2.0, 120, palette.COSY, 120)

camera.frame_round(REACH + 0.34, low=-0.6, high=0.0)
render.finish(1280, 794, samples=48, exposure=0.25)

# What components/sections/relief-map.tsx needs to draw labels over the picture.
turn = math.radians(oklahoma.TURN)
east, north = (math.cos(turn), math.sin(turn), 0), (-math.sin(turn), math.cos(turn), 0)
print("office, 100 miles east, 100 miles north:", camera.places_in_picture([(0, 0, 0), east, north]))
