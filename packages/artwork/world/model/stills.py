"""Still lifes: one thing that yards buy, or the mill makes, close up on the model maker's board. One unit is a hand's width."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from shapes import Frame, _add, _fragment, bale, box, rod


def build(name, night):
    base = Frame()
    box(base, 0, 0, -0.6, 90, 90, 0.6, "clay", bevel=0)
    _softbox(Vector((-9, -3, 7)), 900 if not night else 260, (1, 0.95, 0.88) if not night else (0.62, 0.76, 1), 6)
    _softbox(Vector((4, -11, 8)), 300 if not night else 420, (1, 1, 1) if not night else (1, 0.74, 0.46), 4)
    {"bale": _bale, "copper": _copper, "cable": _cable, "wheel": _wheel, "converter": _converter, "billet": _billet}[name](base)


def _softbox(place, watts, colour, size):
    """A lit surface out of the picture: bare metal looks like metal by what it mirrors."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    thing = bpy.data.objects.new("softbox", light)
    thing.location = place
    thing.rotation_euler = (-place).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)


def _bale(base):
    """Pressed copper: plates at every angle between two straps, and a second block behind it."""
    for x, y, turn, seed in ((0, -0.4, 8, 4), (3.4, 3.2, -14, 9)):
        frame = base.at(x, y, 0, turn)
        bale(frame, 0, 0, 0, "copper", seed, (4.4, 3.0, 2.7))
        chance = random.Random(seed)
        for index in range(420):
            side = index % 3
            a, b = chance.uniform(-0.5, 0.5), chance.uniform(0, 1)
            place = ((a * 4.4, -1.5, b * 2.7), (-2.2, a * 3.0, b * 2.7), (a * 4.4, (b - 0.5) * 3.0, 2.68))[side]
            flat = ((math.pi / 2, 0), (0, math.pi / 2), (0, 0))[side]
            size = chance.uniform(0.22, 0.5)
            turned = Matrix.Rotation(flat[0] + chance.gauss(0, 0.16), 4, "X") @ Matrix.Rotation(flat[1] + chance.gauss(0, 0.16), 4, "Y")
            local = Matrix.Translation(place) @ turned @ Matrix.Rotation(chance.uniform(0, 6.3), 4, "Z") @ Matrix.Scale(size, 4)
            _add(_fragment(chance.choice(("copper", "copper", "bright")), index % 9), frame, local, None)


def _wires(frame, material, paths, thick):
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = thick, 3, True
    for path in paths:
        spline = curve.splines.new("NURBS")
        spline.points.add(len(path) - 1)
        spline.use_endpoint_u, spline.order_u = True, 3
        for point, place in zip(spline.points, path):
            point.co = (*place, 1)
    _add(curve, frame, Matrix(), material)


def _copper(base):
    """Bare bright: clean wire as thick as a pencil lead, in loose coils as it leaves the stripper."""
    chance = random.Random(3)
    paths = []
    for _ in range(150):
        radius, middle = chance.uniform(1.3, 3.1), (chance.gauss(0, 0.5), chance.gauss(0, 0.5))
        begin, turns = chance.uniform(0, 6.3), chance.uniform(1.2, 5.6)
        tilt, way = chance.uniform(-0.22, 0.22), chance.uniform(0, 6.3)
        low = max(0.12, 1.9 - abs(radius - 2.2) * 1.6) * chance.random()
        path = []
        for step in range(26):
            angle = begin + turns * step / 25
            reach = radius + 0.12 * math.sin(angle * 3 + way)
            up = low + 0.1 + reach * abs(tilt) + math.sin(angle - way) * reach * tilt
            path.append((middle[0] + math.cos(angle) * reach, middle[1] + math.sin(angle) * reach, max(0.1, up)))
        paths.append(path)
    _wires(base, "bright", paths[:100], 0.085)
    _wires(base, "copper", paths[100:], 0.085)


def _cable(base):
    """A cable cut in steps: sheath, armor of steel wire, filling, and three stranded cores of copper."""
    frame = base.at(0, 0, 1.42, 24)
    rod(frame, (1.2, 0, 0), (26, 0, 0), 1.4, "dark", 64)
    for index in range(40):
        turn = 2 * math.pi * index / 40
        rod(frame, (0, math.cos(turn) * 1.2, math.sin(turn) * 1.2), (2, math.cos(turn) * 1.2, math.sin(turn) * 1.2), 0.09, "steel", 10)
    rod(frame, (-1.0, 0, 0), (2, 0, 0), 1.08, "shade", 48)
    for core in range(3):
        turn = 2 * math.pi * core / 3 + 0.5
        y, z = math.cos(turn) * 0.53, math.sin(turn) * 0.53
        rod(frame, (-2.6, y, z), (0, y, z), 0.47, "clay", 32)
        for ring, count in ((0, 1), (0.145, 6), (0.29, 12)):
            for strand in range(count):
                around = 2 * math.pi * strand / count
                a, b = y + math.cos(around) * ring, z + math.sin(around) * ring
                rod(frame, (-4.6 + ring * 0.6, a, b), (-2, a, b), 0.074, "bright", 12)
    for index in range(16):
        chance = random.Random(index)
        piece = base.at(chance.uniform(-6, -1), chance.uniform(-5, -2.2), 0.08, chance.uniform(0, 180))
        rod(piece, (0, 0, 0), (chance.uniform(0.4, 1.5), 0, 0), 0.074, "bright", 12)


def _turned(frame, profile, material, sides=96):
    """A profile (radius, height) turned around the upright axis, as on a lathe."""
    count = len(profile)
    points = [(math.cos(2 * math.pi * i / sides) * r, math.sin(2 * math.pi * i / sides) * r, z) for i in range(sides) for r, z in profile]
    faces = [(i * count + j, (i + 1) % sides * count + j, (i + 1) % sides * count + (j + 1) % count, i * count + (j + 1) % count)
             for i in range(sides) for j in range(count)]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    return _add(mesh, frame, Matrix(), material, 0.02)


def _wheel(base):
    """A cast aluminum wheel, clean and without its tire, its face to the viewer; its twin lies behind it."""
    _cast(base.at(3.6, 2.6, 0))
    frame = base.at(-0.6, -0.6, 2.72)
    toward = Vector((-0.62, -0.62, 0.48)).to_track_quat("Z", "Y").to_matrix().to_4x4()
    frame.matrix = frame.matrix @ toward @ Matrix.Translation((0, 0, -0.9))
    _cast(frame)


def _cast(frame):
    _turned(frame, [(3.0, 0), (3.2, 0.05), (3.2, 0.3), (2.86, 0.4), (2.7, 0.8), (2.86, 1.5), (3.2, 1.6), (3.2, 1.84), (2.98, 1.86), (2.66, 1.5), (2.5, 0.8), (2.7, 0.2)], "aluminum")
    _turned(frame, [(0.34, 0.9), (0.34, 1.5), (0.62, 1.56), (0.78, 1.4), (0.78, 0.9)], "aluminum")
    _turned(frame, [(0.02, 0.9), (0.02, 1.42), (0.34, 1.42), (0.34, 0.9)], "iron", 32)
    _turned(frame, [(0.02, 0.2), (0.02, 0.5), (2.6, 0.5), (2.6, 0.2)], "dark", 64)
    for spoke in range(5):
        turn = 2 * math.pi * spoke / 5
        for apart in (-0.17, 0.17):
            near, far = turn + apart * 1.5, turn + apart
            rod(frame, (math.cos(near) * 0.6, math.sin(near) * 0.6, 1.26), (math.cos(far) * 2.74, math.sin(far) * 2.74, 1.42), 0.2, "aluminum", 20)
        bolt = turn + math.pi / 5
        rod(frame, (math.cos(bolt) * 0.56, math.sin(bolt) * 0.56, 1.2), (math.cos(bolt) * 0.56, math.sin(bolt) * 0.56, 1.62), 0.08, "iron", 12)


def _converter(base):
    """A catalytic converter, its can cut open: the honeycomb inside carries the platinum metals."""
    frame = base.at(0.4, 0, 1.5, 28)
    for start, end, first, last in ((0.2, 3.2, 1.4, 1.4), (3.2, 4.6, 1.4, 0.62), (4.6, 8.5, 0.62, 0.62)):
        rod(frame, (start, 0, 0), (end, 0, 0), first, "steel", 64, last if first != last else None)
    for x in (0.5, 1.4, 2.3, 3.1):
        rod(frame, (x, 0, 0), (x + 0.09, 0, 0), 1.46, "rust" if x == 3.1 else "steel", 64)
    rod(frame, (-1.4, 0, 0), (0.4, 0, 0), 1.26, "clay", 64)
    step = 0.2
    for i in range(-7, 8):
        for j in range(-7, 8):
            y, z = i * step * 0.88, j * step * 0.88
            if math.hypot(y, z) < 1.16:
                box(frame, -1.405, y, z - 0.06, 0.02, 0.125, 0.125, "dark", bevel=0)
    piece = base.at(-4.2, -1.6, 0, -20)
    box(piece, 0, 0, 0, 1.1, 0.9, 0.7, "clay", bevel=0.04)
    for i in range(-2, 3):
        for j in range(4):
            box(piece, i * 0.18, -0.455, 0.06 + j * 0.16, 0.11, 0.02, 0.11, "dark", bevel=0)
            box(piece, -0.555, i * 0.15, 0.06 + j * 0.16, 0.02, 0.1, 0.11, "dark", bevel=0)


def _billet(base):
    """Billets at rolling heat on the rollers of the bed: the longer one has waited, the darker it is."""
    for index in range(12):
        rod(base, (-13 + index * 2.3, -4.4, 0.7), (-13 + index * 2.3, 4.4, 0.7), 0.42, "iron", 40)
        for side in (-4.7, 4.7):
            box(base, -13 + index * 2.3, side, 0, 1.0, 0.5, 1.5, "iron")
    for row, (heat, end) in enumerate(((0.9, -3.6), (1.0, -5.4), (0.45, -2.6), (0.16, -4.4))):
        _heated(base, end, -2.6 + row * 1.75, heat)


def _heated(base, end, y, heat):
    """A bar that glows from yellow in its middle to red at its cut end, as it cools from there."""
    material = bpy.data.materials.new("heated")
    material.use_nodes = True
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (0.10, 0.06, 0.05, 1)
    surface.inputs["Roughness"].default_value = 0.7
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.6
    noise.inputs["Detail"].default_value = 6
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[0].color = (heat, heat * heat * 0.05, 0.002, 1)
    ramp.color_ramp.elements[1].position = 0.62
    ramp.color_ramp.elements[1].color = (heat, heat * heat * 0.24, heat * heat * 0.03, 1)
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], surface.inputs["Emission"])
    surface.inputs["Emission Strength"].default_value = 2.2
    bar = box(base, end + 14, y, 1.13, 28, 1.2, 1.2, "iron", bevel=0.16)
    bar.data.materials.clear()
    bar.data.materials.append(material)
