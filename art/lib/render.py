"""Starts a scene empty and renders it; the settings that all scenes share."""

import os
import random
import sys
import time

import bpy

from . import camera, materials


def start(seed=3):
    """An empty file with a fixed seed: the same source always gives the same picture."""
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.reset()


def _option(name, default):
    """Reads `--name value` from what follows the lone `--` on the command line."""
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return words[words.index(name) + 1] if name in words else default


def _smooth():
    """Evens out the last grain of the clay without touching edges.

    A blur that only mixes neighbours of the same surface colour and the same
    direction: both are free of noise, so it knows where every edge is.
    """
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    layer.use_pass_emit = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    edges = nodes.new("CompositorNodeMixRGB")
    edges.blend_type = "ADD"
    links.new(source.outputs["Normal"], edges.inputs[1])
    links.new(source.outputs["DiffCol"], edges.inputs[2])
    more = nodes.new("CompositorNodeMixRGB")
    more.blend_type = "ADD"
    links.new(edges.outputs[0], more.inputs[1])
    links.new(source.outputs["Emit"], more.inputs[2])
    blur = nodes.new("CompositorNodeBilateralblur")
    blur.iterations = 1
    blur.sigma_color = 0.08
    blur.sigma_space = 3.0
    links.new(source.outputs["Image"], blur.inputs["Image"])
    links.new(more.outputs[0], blur.inputs["Determinator"])
    join = nodes.new("CompositorNodeSetAlpha")
    join.mode = "REPLACE_ALPHA"
    links.new(blur.outputs[0], join.inputs["Image"])
    links.new(source.outputs["Alpha"], join.inputs["Alpha"])
    out = nodes.new("CompositorNodeComposite")
    links.new(join.outputs[0], out.inputs["Image"])


def finish(width, height, samples=320, exposure=0.0):
    """Frames the scene, renders it and writes the PNG.

    `width` and `height` are the size of the full render; it is larger than the
    largest file on the site, because scaling down is the last step against noise.
    """
    scene = bpy.context.scene
    wanted = int(_option("--width", width))
    scene.render.resolution_x = wanted
    scene.render.resolution_y = round(wanted * height / width)
    scene.render.resolution_percentage = 100
    camera.frame(width / height)

    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.seed = 1
    scene.cycles.samples = int(_option("--samples", samples))
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.012
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 1
    scene.cycles.transmission_bounces = 0
    scene.cycles.transparent_max_bounces = 8
    scene.cycles.sample_clamp_direct = 6.0
    scene.cycles.sample_clamp_indirect = 1.0
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 1.0

    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "16"
    scene.render.filepath = os.path.abspath(_option("--out", "scene.png"))

    if _option("--smooth", "1") == "1":
        _smooth()

    began = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"rendered in {time.time() - began:.0f} s")
