"""
Things of the film that move: each is rendered alone before nothing, by the same camera and under all lamps of the valley, once
for every place on its road; and the outlines of what stands before them.
"""

import math
import pathlib

import bpy
import film
import finish
import materials
import numpy
import works
from land import to_screen
from mathutils import Matrix, Vector
from shapes import Frame
from works import COPPER, HEAVY, SHREDDED


# What can move, by name.
MOVING = {
    "heavy truck": lambda frame: works.truck(frame, HEAVY, 3),
    "shredded truck": lambda frame: works.truck(frame, SHREDDED, 4),
    "copper truck": lambda frame: works.truck(frame, COPPER, 5),
    "empty truck": lambda frame: works.truck(frame, None, 12),
    "arm": lambda frame: works.handler_arm(frame, film.REACH),
    "load": lambda frame: works.grab_load(frame.at(-film.REACH * 0.92, 0), film.REACH),
    "train": film.steel_train,
}


def write(cutouts, render, look, read, settings):
    """
    Writes each cut-out as one picture, its poses one below the other. `render`, `look` and `read` are the renderer's own: take
    the picture, place the camera, read a pass.
    """
    stage = bpy.context.scene
    stage.render.film_transparent = True
    stage.render.use_persistent_data = True
    standing = list(bpy.data.objects)
    for cutout in cutouts:
        stage.render.resolution_x, stage.render.resolution_y = cutout["pixels"]
        settings["width"] = cutout["width"]
        if "before" in cutout:
            _outline(cutout, standing, render, look, read, settings)
        else:
            _poses(cutout, standing, render, look, read, settings)


def _poses(cutout, standing, render, look, read, settings):
    for thing in standing:
        thing.visible_camera = False
    MOVING[cutout["what"]](Frame())
    bpy.context.view_layer.update()
    own = [(thing, thing.matrix_world.copy()) for thing in bpy.data.objects if thing not in standing]
    bpy.context.scene.cycles.samples = cutout["samples"]
    strips = []
    for p, q, up, turn in cutout["poses"]:
        place = Matrix.Translation((p, q, up)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        for thing, local in own:
            thing.matrix_world = place @ local
        look((*to_screen(p, q), up + cutout["middle"]))
        render()
        passes = {name: read(name) for name in ("Denoising-Albedo", "Denoising-Normal", "Denoising-Depth")}
        passes["Image"] = read("Image", True)
        strips.append(finish.cut_out(passes, settings))
    finish.save(numpy.concatenate(strips), cutout["target"])
    for thing, _ in own:
        bpy.data.objects.remove(thing)
    print(f"cut-out {cutout['what']}, {len(strips)} poses", flush=True)


def _outline(cutout, standing, render, look, read, settings):
    """Only where the things are counts, so all of them shine, and few rays are enough."""
    rule = cutout["before"]
    for thing in standing:
        thing.visible_camera = thing.type == "MESH" and _is_before(thing, rule)
    banks = _banks(rule) if "axis" in rule else None
    plain = materials.glowing("outline", (1, 1, 1), 1)
    layer = bpy.context.view_layer
    layer.material_override = plain
    bpy.context.scene.cycles.samples = 6
    bounces = bpy.context.scene.cycles.max_bounces
    bpy.context.scene.cycles.max_bounces = 0
    look(cutout["centre"])
    render()
    alpha = read("Image", True)[..., 3:]
    finish.save(numpy.concatenate([numpy.zeros((*alpha.shape[:2], 3)), alpha * 255], axis=2), cutout["target"])
    layer.material_override = None
    if banks:
        bpy.data.objects.remove(banks)
    bpy.context.scene.cycles.max_bounces = bounces
    print(f"outline {cutout['target']}", flush=True)


def _banks(rule):
    """The part of the land that rises between a road and the camera."""
    land = bpy.data.objects["land"].data
    axis = "xyz".index(rule["axis"])
    faces = [
        tuple(face.vertices)
        for face in land.polygons
        if face.center[axis] < rule["road"] - 1 and max(land.vertices[i].co.z for i in face.vertices) > rule["ground"]
    ]
    mesh = bpy.data.meshes.new("banks")
    mesh.from_pydata([tuple(point.co) for point in land.vertices], [], faces)
    thing = bpy.data.objects.new("banks", mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def _is_before(thing, rule):
    """Whether all of it lies before a road that runs along one axis of the plan, or above what drives there; ground is before nothing."""
    corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    high = max(corner.z for corner in corners)
    low = min(corner.z for corner in corners)
    # What the train stands on is its ground.
    is_deck = high < 2.0 and 54 < min(corner.x for corner in corners) and max(corner.x for corner in corners) < 58
    if high < rule["ground"] or is_deck or thing.name.startswith(("land", "water", "slab")):
        return False
    if "axis" not in rule:
        return True
    axis = "xyz".index(rule["axis"])
    return max(corner[axis] for corner in corners) < rule["road"] or low > rule["over"]
