"""Point of care: somebody sleeps, and the tablet beside the bed keeps watch."""

import os
import sys

sys.dont_write_bytecode = True  # the library stays a folder of sources only
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from lib import lights, network, palette, parts, parts_places, render  # noqa: E402
from lib.materials import clay  # noqa: E402
from lib.people import person  # noqa: E402
from lib.shapes import at, box  # noqa: E402

render.start()

parts_places.room(3.7, 2.7, 1.75, floor=palette.FLOOR, margin=0.32, windows=((-1.05, True), (0.25, False)))
with at(0, 0, parts_places.FLOOR_TOP):
    # Mint under the bed; the line keeps to the dusky floor in front, where it can glow.
    box(0, 0.45, -0.02, 3.6, 1.72, 0.024, clay(palette.FLOOR_MINT, rough=0.55), 0.004)
    parts_places.bed_with_patient(-0.55, 0.55)
    parts_places.bedside_tablet(0.78, 0.95, turn=0, reach=0.3, height=1.32, size=1.1)
    parts.drip_stand(-1.55, 1.12)
    person(0.95, -0.25, turn=-155, coat=palette.REDBUD, skin=2, hair=0, style="bob", left="reach", right="hold", stethoscope=True, scale=1.22)
    parts.pot_plant(-1.5, -0.65, 0.8, seed=1)
    network.line(
        [network.beat(-1.0, 0.75, -0.85, 0.5, lean=32) + [(1.45, -0.85), (1.45, 0.95), (1.05, 0.95)]],
        floor=(0, 0, 3.7, 2.7),
        thickness=0.042,
        ends=((-1.0, -0.85),),
    )

lights.night()
lights.key_and_rim(reach=5.0, key=170, rim=120)
lights.ceiling(-0.5, 0.4, 2.4, 1.4, 50, palette.COSY)
lights.ceiling(1.0, 0.4, 2.4, 1.0, 24, "#8FF0DC")

render.finish(1100, 917, samples=90, exposure=0.25)
