"""Basic solids, and the moving origin they are built at.

Every solid has soft edges: a sharp edge catches no light and looks like a
computer drawing instead of a model. All sizes are metres, z = 0 is the floor.
"""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector

_origin = [Matrix.Identity(4)]


@contextmanager
def at(x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0, roll=0.0, scale=1.0):
    """Builds everything inside the block around a new origin (angles in degrees).

    `turn` is around the vertical, `tilt` around the sideways axis (tilt=90 lets
    a thing that lay flat face the front), `roll` leans it to one side.
    """
    move = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(tilt), 4, "X")
        @ Matrix.Rotation(math.radians(roll), 4, "Y")
        @ Matrix.Scale(scale, 4)
    )
    _origin.append(_origin[-1] @ move)
    try:
        yield
    finally:
        _origin.pop()


def _finish(mesh_data, material, casts_shadow=True):
    """Turns geometry into an object at the current origin, smooth where it is round."""
    mesh = bpy.data.meshes.new("part")
    mesh_data.to_mesh(mesh)
    mesh_data.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(38)
    mesh.materials.append(material)
    thing = bpy.data.objects.new("part", mesh)
    thing.matrix_world = _origin[-1].copy()
    thing.visible_shadow = casts_shadow
    bpy.context.scene.collection.objects.link(thing)
    return thing


def box(x, y, z, width, depth, height, material, soft=0.03, casts_shadow=True):
    """A box standing on z, centred on x and y, with rounded edges."""
    data = bmesh.new()
    bmesh.ops.create_cube(data, size=1.0)
    bmesh.ops.scale(data, vec=(width, depth, height), verts=data.verts)
    bmesh.ops.translate(data, vec=(x, y, z + height / 2), verts=data.verts)
    soft = min(soft, min(width, depth, height) * 0.45)
    if soft > 0.001:
        bmesh.ops.bevel(
            data, geom=data.edges[:], offset=soft, segments=3, profile=0.5, affect="EDGES"
        )
    return _finish(data, material, casts_shadow)


def slab(x, y, z, width, depth, height, corner, material, soft=0.04):
    """A plate with rounded corners: bases, rugs, table tops."""
    outline = []
    for sign_x, sign_y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(13):
            angle = math.radians(start + step * 7.5)
            outline.append(
                (
                    x + sign_x * (width / 2 - corner) + corner * math.cos(angle),
                    y + sign_y * (depth / 2 - corner) + corner * math.sin(angle),
                )
            )
    return plate(outline, z, height, material, soft)


def plate(outline, z, height, material, soft=0.01):
    """Any flat outline (list of x, y) given a thickness: signs, leaves, map shapes."""
    data = bmesh.new()
    floor = data.faces.new([data.verts.new((px, py, z)) for px, py in outline])
    raised = bmesh.ops.extrude_face_region(data, geom=[floor])
    top = [v for v in raised["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(data, vec=(0, 0, height), verts=top)
    bmesh.ops.recalc_face_normals(data, faces=data.faces)
    if soft > 0.001:
        rims = [e for e in data.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(data, geom=rims, offset=min(soft, height * 0.45), segments=2, affect="EDGES")
    return _finish(data, material)


def lathe(profile, material, x=0.0, y=0.0, z=0.0, steps=48):
    """Turns a profile of (radius, height) pairs around the vertical axis."""
    data = bmesh.new()
    rings = []
    for radius, height in profile:
        rings.append(
            [
                data.verts.new(
                    (
                        x + max(radius, 1e-4) * math.cos(2 * math.pi * k / steps),
                        y + max(radius, 1e-4) * math.sin(2 * math.pi * k / steps),
                        z + height,
                    )
                )
                for k in range(steps)
            ]
        )
    for low, high in zip(rings, rings[1:]):
        for k in range(steps):
            data.faces.new((low[k], low[(k + 1) % steps], high[(k + 1) % steps], high[k]))
    data.faces.new(list(reversed(rings[0])))
    data.faces.new(rings[-1])
    return _finish(data, material)


def cylinder(x, y, z, radius, height, material, top=None, soft=0.02, steps=48):
    """A round post or disc, with a rounded rim; `top` is the radius at its upper end, a wide one needs more `steps`."""
    top = radius if top is None else top
    soft = min(soft, height * 0.4, radius * 0.5, top * 0.5)
    profile = []
    for step in range(4):
        angle = math.radians(90 - step * 30)
        profile.append((radius - soft + soft * math.cos(angle), soft - soft * math.sin(angle)))
    for step in range(4):
        angle = math.radians(step * 30)
        profile.append((top - soft + soft * math.cos(angle), height - soft + soft * math.sin(angle)))
    return lathe(profile, material, x, y, z, steps)


def ball(x, y, z, radius, material, squash=(1.0, 1.0, 1.0)):
    """A ball with its centre at z; small ones get fewer faces."""
    data = bmesh.new()
    faces = 40 if radius > 0.1 else 22
    bmesh.ops.create_uvsphere(data, u_segments=faces, v_segments=faces // 2 + 2, radius=radius)
    bmesh.ops.scale(data, vec=squash, verts=data.verts)
    bmesh.ops.translate(data, vec=(x, y, z), verts=data.verts)
    return _finish(data, material)


def thick_line(points, thickness):
    """The outline of a broken line drawn with a broad pen, corners mitred; for walls and kerbs."""
    points = [Vector((px, py)) for px, py in points]
    sides = []
    for k, point in enumerate(points):
        before = (point - points[k - 1]).normalized() if k else None
        after = (points[k + 1] - point).normalized() if k + 1 < len(points) else None
        ahead = ((before or after) + (after or before)).normalized()
        normal = Vector((-ahead.y, ahead.x))
        straight = before or after
        reach = thickness / 2 / max(0.3, normal.dot(Vector((-straight.y, straight.x))))
        cap = Vector((0, 0))
        if before is None:
            cap = -after * thickness / 2
        if after is None:
            cap = before * thickness / 2
        sides.append((point + normal * reach + cap, point - normal * reach + cap))
    return [tuple(s[1]) for s in sides] + [tuple(s[0]) for s in reversed(sides)]


def fillet(points, radius, steps=6):
    """Rounds the corners of a broken line; keeps corners where the legs are too short."""
    points = [Vector(p) for p in points]
    if radius <= 0:
        return points
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        reach = min(radius, (before - corner).length * 0.45, (after - corner).length * 0.45)
        start = corner + (before - corner).normalized() * reach
        end = corner + (after - corner).normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            out.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2)
    out.append(points[-1])
    return out


def tube(points, radius, material, bend=0.0):
    """A round cord through the points: cables, arms, handles, the network line."""
    curve = bpy.data.curves.new("cord", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    path = fillet(points, bend)
    spline = curve.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for knot, point in zip(spline.points, path):
        knot.co = (*point, 1)
    curve.materials.append(material)
    thing = bpy.data.objects.new("cord", curve)
    thing.matrix_world = _origin[-1].copy()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sheet(x, y, z, width, depth, material):
    """A flat plane with texture coordinates from 0 to 1; it casts no shadow."""
    mesh = bpy.data.meshes.new("sheet")
    w, d = width / 2, depth / 2
    mesh.from_pydata(
        [(x - w, y - d, z), (x + w, y - d, z), (x + w, y + d, z), (x - w, y + d, z)],
        [],
        [(0, 1, 2, 3)],
    )
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    mesh.materials.append(material)
    thing = bpy.data.objects.new("sheet", mesh)
    thing.matrix_world = _origin[-1].copy()
    thing.visible_shadow = False
    bpy.context.scene.collection.objects.link(thing)
    return thing
