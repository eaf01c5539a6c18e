"""One camera for the whole family: parallel projection from above, so that all scenes belong together."""

import math

import bpy
from mathutils import Vector

#: Degrees above the horizon, and degrees to the right of straight ahead.
HEIGHT = 35
SIDE = 32


def _corners():
    """World positions of the bounding boxes of everything that will be seen."""
    for thing in bpy.context.scene.objects:
        if thing.type in {"MESH", "CURVE"} and not thing.get("outside_frame"):
            for corner in thing.bound_box:
                yield thing.matrix_world @ Vector(corner)


def frame_round(radius, low=0.0, high=0.0):
    """Lets the picture fit a round table instead of the square boxes around its parts; call it last."""
    scene = bpy.context.scene
    for thing in scene.objects:
        thing["outside_frame"] = True
    side = math.radians(SIDE)
    for angle, z in ((0, low), (180, low), (90, high), (270, low)):
        direction = side + math.radians(angle)
        mesh = bpy.data.meshes.new("edge of the table")
        mesh.from_pydata([(0, 0, 0)], [], [])
        edge = bpy.data.objects.new("edge of the table", mesh)
        edge.location = (radius * math.cos(direction), radius * math.sin(direction), z)
        scene.collection.objects.link(edge)


def places_in_picture(points):
    """Where world points lie in the picture, as shares of its width and height from the upper left."""
    from bpy_extras.object_utils import world_to_camera_view

    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, Vector(point)) for point in points]
    return [(place.x, 1 - place.y) for place in seen]


def frame(aspect, margin=0.012, side=SIDE, height=HEIGHT):
    """Points the camera and fits everything that was built into the picture, tightly."""
    bpy.context.view_layer.update()
    azimuth, elevation = math.radians(side), math.radians(height)
    away = Vector(
        (
            math.cos(elevation) * math.sin(azimuth),
            -math.cos(elevation) * math.cos(azimuth),
            math.sin(elevation),
        )
    )
    turn = (-away).to_track_quat("-Z", "Y")
    right, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    across = [c.dot(right) for c in _corners()]
    along = [c.dot(up) for c in _corners()]
    middle = right * (min(across) + max(across)) / 2 + up * (min(along) + max(along)) / 2
    width = max(max(across) - min(across), (max(along) - min(along)) * aspect)

    data = bpy.data.cameras.new("camera")
    data.type = "ORTHO"
    data.ortho_scale = width * (1 + 2 * margin)
    data.clip_end = 200
    camera = bpy.data.objects.new("camera", data)
    camera.location = middle + away * 40
    camera.rotation_euler = turn.to_euler()
    scene = bpy.context.scene
    scene.collection.objects.link(camera)
    scene.camera = camera
    print(
        "natural aspect of the scene: "
        f"{(max(across) - min(across)) / (max(along) - min(along)):.3f}"
    )
