"""Materials: matte clay, glowing things, glass.

Rule of the house: only lamps light a scene. Whatever glows (screens, LEDs, the
line, windows) shines for the camera only and is never sampled as a light.
Hundreds of tiny light sources would otherwise be the main cause of noise.
"""

import bpy

from . import palette

_cache = {}


def reset():
    """Forgets all materials; called once for each new scene."""
    _cache.clear()


def _new(key):
    material = bpy.data.materials.new(str(key))
    material.use_nodes = True
    material.cycles.sample_as_light = False
    _cache[key] = material
    return material


def clay(colour, rough=0.62, specular=0.28):
    """A matte surface of one colour."""
    key = ("clay", colour, rough, specular)
    if key in _cache:
        return _cache[key]
    material = _new(key)
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = palette.linear(colour)
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Specular"].default_value = specular
    return material


def _camera_only(tree, strength):
    """A strength that counts for the camera and for reflections, and is zero for all other rays."""
    path = tree.nodes.new("ShaderNodeLightPath")
    either = tree.nodes.new("ShaderNodeMath")
    either.operation = "MAXIMUM"
    tree.links.new(path.outputs["Is Camera Ray"], either.inputs[0])
    tree.links.new(path.outputs["Is Glossy Ray"], either.inputs[1])
    product = tree.nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    product.inputs[1].default_value = strength
    tree.links.new(either.outputs[0], product.inputs[0])
    return product.outputs[0]


def glow(colour, strength=2.0):
    """Something that shines in the picture without lighting it."""
    key = ("glow", colour, strength)
    if key in _cache:
        return _cache[key]
    material = _new(key)
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = palette.linear(colour)
    tree.links.new(_camera_only(tree, strength), emission.inputs["Strength"])
    tree.links.new(emission.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


def night_sky(bottom, top):
    """The night behind a window: dark blue above, a faint town glow below (world heights)."""
    key = ("night", bottom, top)
    if key in _cache:
        return _cache[key]
    material = _new(key)
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    place = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    height = tree.nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = bottom
    height.inputs["From Max"].default_value = top
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = palette.linear(palette.NIGHT_LOW)
    ramp.color_ramp.elements[1].color = palette.linear(palette.NIGHT_HIGH)
    ramp.color_ramp.elements[1].position = 0.8
    emission = tree.nodes.new("ShaderNodeEmission")
    tree.links.new(place.outputs["Position"], split.inputs[0])
    tree.links.new(split.outputs["Z"], height.inputs["Value"])
    tree.links.new(height.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], emission.inputs["Color"])
    tree.links.new(_camera_only(tree, 1.0), emission.inputs["Strength"])
    tree.links.new(emission.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


def glass(tint="#BFEFE4", body=0.16):
    """Thin clear pane: mostly see-through, a breath of colour. No refraction, so no noise."""
    key = ("glass", tint, body)
    if key in _cache:
        return _cache[key]
    material = _new(key)
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    surface = tree.nodes.new("ShaderNodeBsdfDiffuse")
    surface.inputs["Color"].default_value = palette.linear(tint)
    mix = tree.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = body
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(surface.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material


def halo(image, colour, strength):
    """Adds light to whatever lies below, as strong as the grey picture says. Noise-free."""
    material = _new(("halo", image.name, colour, strength))
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = image
    picture.extension = "CLIP"
    product = tree.nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    tree.links.new(picture.outputs["Color"], product.inputs[0])
    tree.links.new(_camera_only(tree, strength), product.inputs[1])
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = palette.linear(colour)
    tree.links.new(product.outputs[0], emission.inputs["Strength"])
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    add = tree.nodes.new("ShaderNodeAddShader")
    tree.links.new(clear.outputs[0], add.inputs[0])
    tree.links.new(emission.outputs[0], add.inputs[1])
    tree.links.new(add.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material
