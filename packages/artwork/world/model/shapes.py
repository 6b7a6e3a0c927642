"""The few solids that all parts of the model are built of. One unit is three metres."""

import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

materials = {}
_fragments = {}


class Frame:
    """A place with a direction: what is built in it moves and turns with it."""

    def __init__(self, x=0, y=0, z=0, turn=0):
        self.matrix = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")

    def at(self, x, y, z=0, turn=0):
        inner = Frame(x, y, z, turn)
        inner.matrix = self.matrix @ inner.matrix
        return inner


def _add(mesh, frame, local, material, bevel=0.0, smooth=False):
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.matrix_world = frame.matrix @ local
    if not mesh.materials:
        mesh.materials.append(materials[material])
    bpy.context.collection.objects.link(thing)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width = bevel
        edge.segments = 2
    return thing


def box(frame, x, y, z, wide, deep, high, material, turn=0, tilt=(0, 0), bevel=0.06):
    """A block that stands on z, its middle at x, y."""
    a, b, c = wide / 2, deep / 2, high
    points = [(i * a, j * b, k * c) for k in (0, 1) for j in (-1, 1) for i in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    mesh = bpy.data.meshes.new("box")
    mesh.from_pydata(points, [], faces)
    local = Matrix.Translation((x, y, z)) @ Euler((tilt[0], tilt[1], math.radians(turn))).to_matrix().to_4x4()
    return _add(mesh, frame, local, material, min(bevel, min(wide, deep, high) * 0.2))


def prism(frame, x, y, z, outline, length, material, turn=0, bevel=0.05):
    """An outline in the upright plane (across, up) drawn out along the frame's first axis."""
    count = len(outline)
    points = [(-length / 2, a, b) for a, b in outline] + [(length / 2, a, b) for a, b in outline]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    mesh = bpy.data.meshes.new("prism")
    mesh.from_pydata(points, [], [face[::-1] for face in faces])
    local = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    return _add(mesh, frame, local, material, bevel)


def slab(frame, outline, bottom, top, material, bevel=0.05):
    """A plan (x, y) raised from bottom to top."""
    count = len(outline)
    points = [(a, b, bottom) for a, b in outline] + [(a, b, top) for a, b in outline]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    mesh = bpy.data.meshes.new("slab")
    mesh.from_pydata(points, [], faces)
    return _add(mesh, frame, Matrix(), material, bevel)


def rod(frame, start, end, radius, material, sides=8, end_radius=None):
    """A round bar between two points; with two radii a cone."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    far = radius if end_radius is None else end_radius
    ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
    points = [(a * radius, b * radius, 0) for a, b in ring] + [(a * far, b * far, length) for a, b in ring]
    faces = [tuple(range(sides - 1, -1, -1)), tuple(range(sides, 2 * sides))]
    faces += [(i, (i + 1) % sides, (i + 1) % sides + sides, i + sides) for i in range(sides)]
    mesh = bpy.data.meshes.new("rod")
    mesh.from_pydata(points, [], faces)
    turn = (end - start).to_track_quat("Z", "Y").to_matrix().to_4x4()
    return _add(mesh, frame, Matrix.Translation(start) @ turn, material, 0, sides > 6 and end_radius is None)


def beam(frame, start, end, thick, material):
    """A square bar between two points."""
    return rod(frame, start, end, thick * 0.7, material, 4)


def _fragment(material, kind):
    """A bent scrap of plate or a crumpled lump, made once and used again."""
    key = (material, kind)
    if key not in _fragments:
        chance = random.Random(kind * 31 + 7)
        mesh = bpy.data.meshes.new(f"fragment {material} {kind}")
        if kind % 3 == 2:
            points = [(i * chance.uniform(0.3, 0.6), j * chance.uniform(0.3, 0.6), k * chance.uniform(0.2, 0.5))
                      for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
            faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
        else:
            wide, bend = chance.uniform(0.2, 0.5), chance.uniform(-0.35, 0.35)
            top = [(-0.6, -wide, 0), (0, -wide * 0.8, bend), (0.6, -wide, bend * 0.3),
                   (0.6, wide, 0.1), (0, wide, bend), (-0.6, wide * 0.7, 0)]
            points = top + [(a, b, c - 0.09) for a, b, c in top]
            faces = [(0, 1, 4, 5), (1, 2, 3, 4), (11, 10, 7, 6), (10, 9, 8, 7)]
            faces += [(i, i + 6, (i + 1) % 6 + 6, (i + 1) % 6) for i in range(6)]
        mesh.from_pydata(points, [], faces)
        mesh.materials.append(materials[material])
        _fragments[key] = mesh
    return _fragments[key]


def heap(frame, x, y, radius, high, mix, count, grain=0.5, seed=1, base="rust", long=1.0):
    """Scrap as it falls: a cone of fragments over a dark core."""
    chance = random.Random(seed)
    rod(frame.at(x, y), (0, 0, 0), (0, 0, high * 0.86), radius * 0.9, base, 14, radius * 0.12)
    for index in range(count):
        away = math.sqrt(chance.random()) * 1.06
        turn = chance.uniform(0, 2 * math.pi)
        up = max(0.0, 1 - away) * high * chance.uniform(0.93, 1.08) + 0.08
        size = grain * chance.uniform(0.55, 1.25)
        local = (
            Matrix.Translation((x + math.cos(turn) * away * radius * long, y + math.sin(turn) * away * radius, up))
            @ Euler([chance.uniform(-0.9, 0.9), chance.uniform(-0.9, 0.9), chance.uniform(0, 6.3)]).to_matrix().to_4x4()
            @ Matrix.Diagonal((size, size, size, 1))
        )
        _add(_fragment(chance.choice(mix), index % 9), frame, local, None)


def bale(frame, x, y, z, material, seed, size=(1.7, 1.2, 1.1)):
    """A pressed block: a core with creased plates on its faces and two straps."""
    chance = random.Random(seed)
    wide, deep, high = size
    box(frame, x, y, z, wide * 0.96, deep * 0.96, high * 0.96, material, chance.uniform(-2, 2), bevel=0.12)
    for index in range(16):
        side = chance.choice([(0, -1, 0), (-1, 0, 0), (0, 0, 1), (0, 0, 1)])
        a, b, c = chance.uniform(-0.42, 0.42), chance.uniform(-0.42, 0.42), chance.uniform(0.1, 0.9)
        place = (
            x + (a if not side[0] else side[0] * 0.48) * wide,
            y + (b if not side[1] else side[1] * 0.48) * deep,
            z + (c if not side[2] else 0.96) * high,
        )
        flat = {(0, -1, 0): (math.pi / 2, 0), (-1, 0, 0): (0, math.pi / 2), (0, 0, 1): (0, 0)}[side]
        size_of = chance.uniform(0.3, 0.52)
        local = (
            Matrix.Translation(place)
            @ Euler([flat[0] + chance.uniform(-0.2, 0.2), flat[1] + chance.uniform(-0.2, 0.2), chance.uniform(-0.3, 0.3)]).to_matrix().to_4x4()
            @ Matrix.Diagonal((size_of, size_of, size_of * 0.6, 1))
        )
        _add(_fragment(material, index % 9), frame, local, None)
    for part in (-0.25, 0.25):
        box(frame, x + part * wide, y, z - 0.01, 0.07, deep * 1.02, high * 1.01, "iron", bevel=0)
