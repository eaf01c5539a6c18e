"""Clinic-wide Wi-Fi: three rooms, an access point in each, rings of signal on every floor."""

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
    parts.wall([(-0.95, -0.15), (-0.95, 1.37)], 0.8)
    parts.wall([(1.0, -0.15), (1.0, 1.37)], 0.8)
    for k, x in enumerate((-1.88, 0.02, 1.9)):
        services.big_access_point(x, 1.42, 1.28, 1.75)
        services.rings(x, 0.6, (0.34, 0.6, 0.86), floor=(x, 0.62, 1.78, 1.48), start=0, end=360)

    # A bed that reports by itself, a doctor with a tablet, a patient who waits.
    with at(-2.15, 0.72, 0, scale=0.82):
        parts.exam_bed(0, 0.1, turn=-90, blanket=palette.LEAF)
    with at(-1.3, 1.05, 0, scale=0.85):
        parts.vital_signs(0, 0, turn=18)
    person(0.05, 0.55, turn=12, coat=palette.PAPER, skin=3, hair=3, style="bun", left="hold", right="hold", tablet=True, stethoscope=True, scale=1.15)
    parts.armchair(1.95, 0.75, turn=10, colour=palette.REDBUD)
    person(1.95, 0.7, turn=10, coat=palette.WHEAT, skin=1, hair=2, style="bob", left="hold", right="hold", seated=True, tablet=True, scale=1.1)
    parts.pot_plant(2.5, 1.15, 0.9, seed=3)

    # The corridor: the line that feeds all three.
    way = -0.72
    network.line(
        [
            [(-2.6, way)] + network.beat(-0.8, 0.85, way, 0.72, lean=camera.SIDE) + [(2.6, way)],
            [(-0.95, way), (-0.95, -0.3)],
            [(1.0, way), (1.0, -0.3)],
        ],
        floor=(0, -0.75, services.WIDTH, 1.5),
        ends=((-0.95, -0.3), (1.0, -0.3), (-2.6, way), (2.6, way)),
        thickness=0.042,
    )
    parts.wheelchair(-2.25, -0.95, turn=70)

services.light()
for x in (-1.85, 0.05, 1.9):
    lights.ceiling(x, 0.6, z=2.3, size=1.2, power=36, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
