"""Cloud: the servers live in a cloud, moored to the clinic by its lines."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.materials import clay, glow  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, ball, box, tube  # noqa: E402

render.start()

with services.plaza():
    # The cloud, with racks set into its face, on three shining moorings.
    with at(1.2, 0.6, 2.05, turn=18, scale=1.08):
        white = clay(palette.MIST, rough=0.9)
        for x, y, z, r in ((-0.95, 0, -0.08, 0.46), (-0.4, 0.05, 0.2, 0.62), (0.35, 0.05, 0.28, 0.7), (1.0, 0, 0.0, 0.5), (0.0, 0, -0.22, 0.5), (0.55, 0, -0.2, 0.48), (-0.5, 0, -0.2, 0.46)):
            ball(x, y, z, r, white, (1.08, 0.8, 0.92))
        for k in range(3):
            box(0.02, -0.5, -0.38 + k * 0.26, 1.0, 0.3, 0.2, clay(palette.INK_800, rough=0.4), 0.05)
            for j in range(4):
                box(-0.36 + j * 0.1, -0.66, -0.31 + k * 0.26, 0.055, 0.02, 0.055, glow(palette.LED_OK if (k, j) != (1, 3) else palette.LINE, 2.2), 0)
            box(0.26, -0.66, -0.3 + k * 0.26, 0.34, 0.02, 0.04, glow(palette.SCREEN, 1.2), 0)
    for x in (0.75, 1.2, 1.65):
        tube([(x, 0.32, 0.02), (x, 0.32, 1.72)], 0.036, glow(palette.LINE, 1.7))
        tube([(x + 0.012, 0.3, 0.02), (x + 0.012, 0.3, 1.72)], 0.016, glow(palette.LINE_CORE, 2.4))

    services.clinic(-1.6, 0.6, width=1.7, depth=1.2, floors=3)
    network.line(
        [
            [(-1.3, -0.3), (-1.3, -0.85)] + network.beat(-1.15, 1.2, -0.85, 0.7, lean=camera.SIDE) + [(1.65, -0.85), (1.65, 0.3)],
            [(1.2, -0.85), (1.2, 0.3)],
            [(0.75, 0.3), (0.75, -0.3), (1.2, -0.3)],
        ],
        floor=(0, -0.3, services.WIDTH - 0.3, services.DEPTH - 0.7),
        ends=((0.75, 0.3), (1.2, 0.3), (1.65, 0.3), (-1.3, -0.28)),
        thickness=0.042,
    )
    person(-0.15, -0.05, turn=52, coat=palette.WHEAT, skin=3, hair=3, style="bun", left="hold", right="hold", tablet=True, scale=1.0)
    parts.redbud_tree(-2.55, -1.0, 0.68, seed=2)
    parts.bush(2.5, 1.2, 1.2, seed=1)
    parts.bush(-2.6, 1.4, 1.1, seed=4)

services.light(key=360)
lights.soft((2.2, -2.4, 3.8), (1.2, 0.6, 2.1), 2.2, 90, palette.WARM)
lights.soft((1.2, -0.6, 0.7), (1.2, 0.3, 0.1), 1.0, 10, "#F2A3C4")
lights.ceiling(-0.3, -0.7, z=2.6, size=2.0, power=46, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
