"""The signature of the house: one glowing redbud line in the floor that turns into a pulse."""

import math

import bpy
import numpy as np

from . import materials, palette
from .shapes import cylinder, fillet, sheet, tube


def beat(x0, x1, y, height=1.0, lean=0.0):
    """One heartbeat along x, from x0 to x1, as points: small bump, spike, dip, bump.

    `lean` is the angle of the camera to the side: a beat on the floor is drawn
    leaning that far to the left, so that it stands upright in the picture.
    """
    shape = (
        (0.00, 0.0), (0.16, 0.0), (0.23, 0.16), (0.30, 0.0), (0.38, 0.0), (0.43, -0.18),
        (0.52, 1.0), (0.62, -0.62), (0.68, 0.0), (0.77, 0.0), (0.85, 0.22), (0.92, 0.0), (1.00, 0.0),
    )  # fmt: skip
    sideways, away = -math.sin(math.radians(lean)), math.cos(math.radians(lean))
    return [
        (x0 + (x1 - x0) * t + height * h * sideways, y + height * h * away) for t, h in shape
    ]


def _halo_picture(paths, left, bottom, width, depth, reach):
    """A grey picture of how close each spot of the floor is to the line."""
    columns = 900
    rows = int(columns * depth / width)
    px, py = np.meshgrid(
        left + (np.arange(columns) + 0.5) * width / columns,
        bottom + (np.arange(rows) + 0.5) * depth / rows,
    )
    nearest = np.full(px.shape, 1e9)
    for path in paths:
        for (ax, ay), (bx, by) in zip(path, path[1:]):
            length = (bx - ax) ** 2 + (by - ay) ** 2
            if length < 1e-9:
                continue
            t = np.clip(((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length, 0, 1)
            nearest = np.minimum(
                nearest, (px - ax - t * (bx - ax)) ** 2 + (py - ay - t * (by - ay)) ** 2
            )
    distance = np.sqrt(nearest)
    grey = 0.75 * np.exp(-((distance / (reach * 0.30)) ** 2)) + 0.25 * np.exp(-distance / (reach * 0.55))
    grey[distance > reach * 4] = 0
    picture = bpy.data.images.new("halo", columns, rows, float_buffer=True)
    picture.colorspace_settings.name = "Non-Color"
    pixels = np.ones((rows, columns, 4), dtype=np.float32)
    pixels[..., :3] = grey[..., None]
    picture.pixels.foreach_set(pixels.ravel())
    return picture


def line(paths, floor, z=0.012, thickness=0.034, reach=0.42, strength=1.7, bend=0.1, ends=(), colour=palette.LINE, core_colour=palette.LINE_CORE):
    """Draws the paths (lists of floor points) as one glowing line with its halo.

    `floor` is (x, y, width, depth): the area the halo may light. It must end
    where the floor ends, or the glow would hang in the air.
    """
    body = materials.glow(colour, strength)
    core = materials.glow(core_colour, strength * 1.5)
    flat = []
    for path in paths:
        points = fillet([(x, y, z) for x, y in path], bend)
        tube(points, thickness, body)
        # A pale thread on top of the tube: a neon sign is whitest in its middle.
        tube([(p.x, p.y, z + thickness * 0.82) for p in points], thickness * 0.42, core)
        flat.append([(p.x, p.y) for p in points])
    for x, y in ends:
        cylinder(x, y, z - 0.008, thickness * 2.6, 0.03, body, soft=0.01)
        cylinder(x, y, z + 0.02, thickness * 1.4, 0.006, core, soft=0.002)
    x, y, width, depth = floor
    picture = _halo_picture(flat, x - width / 2, y - depth / 2, width, depth, reach)
    sheet(x, y, z - 0.004, width, depth, materials.halo(picture, colour, 0.5 * strength))
