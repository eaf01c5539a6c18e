"""Helpdesk: one warm desk at night, a headset, and the line to a small clinic far away."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import camera, lights, network, palette, parts, render  # noqa: E402
from lib import parts_services as services  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at  # noqa: E402

render.start()

with services.room():
    parts.window(-1.95, 1.43, 0.75, 0.95, 0.8, moon=True, seed=4)
    parts.wall_clock(0.55, 1.44, 1.22, radius=0.3)
    parts.window(1.75, 1.43, 0.85, 0.95, 0.78, seed=6)
    parts.shelf(-2.35, 1.25, 0.75, rows=2, seed=7)

    # The desk, and the person who answers.
    with at(-0.75, 0.1, 0):
        parts.rug(0, 0.55, 2.7, 1.5, palette.REDBUD_300)
        with at(0, 0, 0, scale=1.25):
            parts.desk(0, 0, 1.75, 0.62)
            parts.monitor(-0.6, 0.1, 0.74, turn=58, width=0.62, height=0.42, kind="pulse")
            parts.desk_lamp(0.68, 0.12, 0.74)
            parts.mug(0.42, -0.1, 0.74)
            parts.keyboard(-0.08, -0.02, 0.74, turn=-14)
        parts.swivel_chair(0.05, 0.86, turn=0, colour=palette.PLUM)
        person(0.05, 0.7, turn=14, coat=palette.REDBUD, skin=3, hair=3, style="short", left="wave", right="type", seated=True, headset=True, scale=1.55)
    parts.pot_plant(2.45, 1.15, 1.1, seed=5, kind="tall")

    # The caller's clinic, small with distance; its light is on as well.
    with at(1.62, 0.25, 0, scale=0.92):
        services.clinic(0, 0, turn=0, width=1.35, depth=0.95)
    network.line(
        [
            [(-1.95, 0.1), (-1.95, -0.75)]
            + network.beat(-1.75, 1.0, -0.75, 0.8, lean=camera.SIDE)
            + [(1.45, -0.75), (1.8, -0.5)]
        ],
        floor=(0, 0, services.WIDTH, services.DEPTH),
        ends=((-1.95, 0.1), (1.8, -0.48)),
        thickness=0.042,
    )

services.light()
lights.ceiling(-0.9, 0.6, z=2.3, power=80, colour=palette.COSY)
lights.ceiling(1.6, 0.2, z=2.3, power=30, colour=palette.COSY)
render.finish(*services.PICTURE, samples=40, exposure=0.25)
