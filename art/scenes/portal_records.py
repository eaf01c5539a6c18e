"""The records portal: a chart on a large screen, the old cabinet beside it, one line between."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import lights, network, palette, parts, parts_places, render  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at  # noqa: E402

render.start()

parts_places.room(3.7, 2.7, 1.75, floor=palette.FLOOR, margin=0.32, windows=((1.15, True),))
with at(0, 0, parts_places.FLOOR_TOP):
    parts.desk(-0.25, 0.62, 1.9, 0.72)
    with at(-0.25, 0.72, 0.78):
        parts_places.record_screen(1.5, 0.95)
    parts.keyboard(-0.3, 0.42, 0.74)
    parts.mug(0.48, 0.45, 0.74)
    parts_places.filing_cabinet(1.4, 0.72, drawers=3, open_drawer=2)
    parts_places.paper_stack(1.38, 0.8, 1.14, 4, seed=2)
    parts.pot_plant(-1.5, 0.95, 1.0, seed=4, kind="tall")
    person(-1.1, -0.3, turn=150, coat=palette.REDBUD, skin=3, hair=3, style="bun", left="hold", right="hold", tablet=True, stethoscope=True, scale=1.2)
    network.line(
        [[(1.4, -0.1), (1.4, -0.72)] + list(reversed(network.beat(-0.35, 1.2, -0.72, 0.5, lean=32))) + [(-0.45, -0.72), (-0.45, 0.2)]],
        floor=(0, 0, 3.7, 2.7),
        thickness=0.042,
        ends=((1.4, -0.08), (-0.45, 0.22)),
    )

lights.night()
lights.key_and_rim(reach=5.0, key=170, rim=120)
lights.ceiling(-0.3, 0.2, 2.3, 1.4, 62, palette.COSY)
lights.ceiling(1.2, 0.3, 2.3, 1.0, 22)

render.finish(1100, 917, samples=90, exposure=0.25)
