"""Renders one picture: `blender -b --python render.py -- '{"…": …}'`. `render-world.ts` writes the settings and calls it."""

import json
import math
import pathlib
import sys
import time

import bpy

# Nothing but sources belongs in this folder.
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))

import film  # noqa: E402
import land  # noqa: E402
import materials  # noqa: E402
import places  # noqa: E402
import shapes  # noqa: E402
import stills  # noqa: E402
import works  # noqa: E402
import years  # noqa: E402
from mathutils import Vector  # noqa: E402

settings = json.loads(sys.argv[sys.argv.index("--") + 1])
night = settings["scheme"] == "night"
started = time.time()


scene = settings.get("scene", "valley")


def is_close():
    return scene not in ("valley", "parts", "pickup")


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def light():
    sun = bpy.data.lights.new("sun", "SUN")
    thing = bpy.data.objects.new("sun", sun)
    bpy.context.collection.objects.link(thing)
    # From the left of the picture and a little behind it: long shadows fall to the right front.
    toward = Vector((-0.90, 0.10, 0.56)) if not night else Vector((0.25, 0.9, 0.75))
    thing.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()
    sun.angle = math.radians(2.2 if not night else 6)
    sun.energy = 4.6 if not night else 0.42
    sun.color = (1.0, 0.87, 0.70) if not night else (0.50, 0.68, 1.0)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    world.light_settings.ao_factor = 1.0
    world.light_settings.distance = 14
    sky.inputs[0].default_value = (0.72, 0.84, 1.0, 1) if not night else (0.10, 0.16, 0.26, 1)
    # A still life by night is lit by its lamps.
    sky.inputs[1].default_value = 0.42 if not night else (0.15 if is_close() else 0.34)


def look(centre):
    thing = bpy.context.scene.camera
    if not thing:
        camera = bpy.data.cameras.new("camera")
        camera.type = "ORTHO"
        camera.clip_end = 900
        thing = bpy.data.objects.new("camera", camera)
        bpy.context.collection.objects.link(thing)
        bpy.context.scene.camera = thing
    thing.data.ortho_scale = settings["width"]
    right, depth, up = centre
    p, q = land.to_plan(right, depth)
    away = 260
    rise = math.radians(30)
    flat = away * math.cos(rise) / math.sqrt(2)
    thing.location = (p - flat, q - flat, up + away * math.sin(rise))
    thing.rotation_euler = (math.pi / 2 - rise, 0, -math.pi / 4)


def set_up():
    stage = bpy.context.scene
    stage.render.engine = "CYCLES"
    cycles = stage.cycles
    cycles.device = "CPU"
    cycles.samples = settings["samples"]
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    # Close up, metal is seen in metal.
    cycles.max_bounces = 6 if is_close() else 3
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 5 if is_close() else 2
    cycles.use_fast_gi = True
    cycles.ao_bounces_render = 1
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 40
    stage.render.resolution_x, stage.render.resolution_y = settings["pixels"]
    stage.render.resolution_percentage = 100
    stage.view_settings.view_transform = "Raw"
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    stage.use_nodes = True
    tree = stage.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = settings["scratch"]
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth"):
        files.file_slots.new(name.replace(" ", "-"))
        tree.links.new(source.outputs[name], files.inputs[-1])


def read(name, alpha=False):
    import numpy

    image = bpy.data.images.load(str(pathlib.Path(settings["scratch"]) / f"{name}0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    wide, high = image.size
    values = numpy.empty(wide * high * 4, dtype=numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(high, wide, 4)[::-1, :, : 4 if alpha else 3].copy()


clear()
shapes.materials.update(materials.make(night))
works.LIT = night
year = settings.get("year")
if is_close():
    stills.build(scene, night)
elif scene != "valley":
    places.build(scene)
elif year:
    land.WILD = years.WILD[year]
    land.lay(settings.get("cell", 0.6))
    years.build(year)
else:
    moving = settings.get("film", False)
    film.prepare(moving)
    land.lay(settings.get("cell", 0.6))
    land.plant(settings.get("trees", 420))
    works.build(film.no_train if settings.get("leaves") else film.steel_train)
    film.build(moving)
if not is_close():
    works.hide_from_water()
light()
look(settings["centre"])
set_up()
print(f"built {time.time() - started:.0f} s, {len(bpy.data.objects)} objects", flush=True)
if "cutouts" in settings:
    import cutouts

    cutouts.write(settings["cutouts"], bpy.ops.render.render, look, read, settings)
else:
    bpy.ops.render.render()
    print(f"rendered {time.time() - started:.0f} s", flush=True)
    import finish

    finish.write(
        {name: read(name) for name in ("Image", "Denoising-Albedo", "Denoising-Normal", "Denoising-Depth")}, settings
    )
print(f"finished {time.time() - started:.0f} s", flush=True)
