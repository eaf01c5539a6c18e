"""Lights: a soft night around, warm pools in the rooms.

Large soft lamps only. A lamp that is small or far gives hard shadows and noise.
"""

import math

import bpy
from mathutils import Vector

from . import palette


def night(colour="#4A3566", strength=0.55):
    """The even, dim light of the surroundings; keeps the darkest shadow aubergine, not black."""
    world = bpy.data.worlds.new("night")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = palette.linear(colour)
    background.inputs[1].default_value = strength
    bpy.context.scene.world = world


def soft(position, target, size, power, colour, spread=180):
    """A large soft lamp at `position` that looks at `target`."""
    data = bpy.data.lights.new("soft", "AREA")
    data.shape = "DISK"
    data.size = size
    data.energy = power
    data.color = palette.linear(colour)[:3]
    data.spread = math.radians(spread)
    lamp = bpy.data.objects.new("soft", data)
    lamp.location = position
    lamp.rotation_euler = (
        (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()
    )
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def ceiling(x, y, z=2.5, size=1.6, power=45, colour=palette.WARM, spread=130):
    """The lamp of one room: a warm pool straight down that stays inside the room."""
    return soft((x, y, z), (x, y, 0), size, power, colour, spread)


def key_and_rim(reach=8.0, key=420, rim=260):
    """The pair every scene has: a warm key from the front right, a redbud rim from the left."""
    soft((reach * 0.55, -reach * 0.9, reach * 1.1), (0, 0, 0), reach * 0.7, key, "#FFE6CC")
    soft((-reach * 0.95, -reach * 0.5, reach * 0.8), (0, 0, 0.5), reach * 0.7, rim, "#E58CC0")
