"""Still lifes: one thing that yards buy, or the mill makes, close up on the model maker's board. One unit is a hand's width."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from shapes import Frame, _add, _fragment, bale, box, rod


def build(name, night):
    base = Frame()
    # By night a darker board, so that the metal is what shines.
    box(base, 0, 0, -0.6, 90, 90, 0.6, "clay" if not night else "road", bevel=0)
    _softbox(Vector((-9, -3, 7)), 900 if not night else 150, (1, 0.95, 0.88) if not night else (0.62, 0.76, 1), 6)
    _softbox(Vector((4, -11, 8)), 300 if not night else 720, (1, 1, 1) if not night else (1, 0.74, 0.46), 4)
    things = {"bale": _bale, "copper": _copper, "cable": _cable, "wheel": _wheel, "converter": _converter}
    if name in things:
        things[name](base)
    else:
        _billet(base, night)
    # Round bars shine round, and their cut ends flat.
    for mesh in bpy.data.meshes:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)


def _softbox(place, watts, colour, size):
    """A lit surface out of the picture: bare metal looks like metal by what it mirrors."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    thing = bpy.data.objects.new("softbox", light)
    thing.location = place
    thing.rotation_euler = (-place).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)


def _bale(base):
    """Copper wire and pipe pressed to a block: flat against its faces, held by bands of steel; a second block behind it."""
    for x, y, turn, seed in ((-1.5, 0.7, 4, 4), (4.9, -0.4, -16, 9)):
        frame = base.at(x, y, 0, turn)
        wide, deep, high = 4.6, 3.2, 2.6
        box(frame, 0, 0, 0.02, wide - 0.12, deep - 0.12, high - 0.1, "copper", bevel=0.2)
        chance = random.Random(seed)
        faces = (
            (Matrix.Translation((0, -deep / 2, high / 2)) @ Matrix.Rotation(math.pi / 2, 4, "X"), wide, high),
            (Matrix.Translation((-wide / 2, 0, high / 2)) @ Matrix.Rotation(-math.pi / 2, 4, "Y"), high, deep),
            (Matrix.Translation((0, 0, high - 0.04)), wide, deep),
        )
        for face, across, along in faces:
            for index in range(90):
                a, b = chance.uniform(-0.47, 0.47) * across, chance.uniform(-0.47, 0.47) * along
                tilt = Matrix.Rotation(chance.gauss(0, 0.13), 4, "X") @ Matrix.Rotation(chance.gauss(0, 0.13), 4, "Y")
                local = face @ Matrix.Translation((a, b, chance.uniform(-0.06, 0.05))) @ tilt @ Matrix.Rotation(chance.uniform(0, 6.3), 4, "Z") @ Matrix.Scale(chance.uniform(0.2, 0.5), 4)
                _add(_fragment(chance.choice(("copper", "copper", "bright")), index % 9), frame, local, None)
            paths = []
            for _ in range(150):
                a, b, way = chance.uniform(-0.5, 0.5) * across, chance.uniform(-0.5, 0.5) * along, chance.uniform(0, 6.3)
                path, reach = [], chance.uniform(0.42, 0.5)
                for _ in range(7):
                    place = face @ Vector((a, b, chance.uniform(-0.02, 0.1)))
                    path.append(tuple(place))
                    way += chance.gauss(0, 0.7)
                    a = min(max(a + math.cos(way) * 0.6, -across * reach), across * reach)
                    b = min(max(b + math.sin(way) * 0.6, -along * reach), along * reach)
                paths.append(path)
            _wires(frame, "bright", paths[:90], 0.06)
            _wires(frame, "copper", paths[90:], 0.075)
        for part in (-0.3, 0, 0.3):
            box(frame, part * wide, 0, -0.01, 0.2, deep + 0.36, high + 0.2, "steel", bevel=0.03)


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
    """Bare bright: clean wire as thick as a pencil, in loose coils as it leaves the stripper."""
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
    frame = base.at(-0.9, 0.9, 1.42, -10)
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
        piece = base.at(chance.uniform(-4, 1.5), chance.uniform(-4.4, -1.9), 0.08, chance.uniform(0, 180))
        rod(piece, (0, 0, 0), (chance.uniform(0.4, 1.5), 0, 0), 0.074, "bright", 12)


def _turned(frame, profile, material, sides=96):
    """A profile (radius, height) turned around the upright axis, as on a lathe."""
    count = len(profile)
    points = [(math.cos(2 * math.pi * i / sides) * r, math.sin(2 * math.pi * i / sides) * r, z) for i in range(sides) for r, z in profile]
    faces = [(i * count + j, (i + 1) % sides * count + j, (i + 1) % sides * count + (j + 1) % count, i * count + (j + 1) % count)
             for i in range(sides) for j in range(count)]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    return _add(mesh, frame, Matrix(), material, 0.02, True)


def _wheel(base):
    """A cast aluminum wheel, clean and without its tire, its face to the viewer; its twin lies beside it."""
    _cast(base.at(3.7, -1.7, 0.02))
    frame = base.at(-2.2, 1.8, 2.9)
    toward = Vector((-0.5, -0.76, 0.3)).to_track_quat("Z", "Y").to_matrix().to_4x4()
    frame.matrix = frame.matrix @ toward @ Matrix.Rotation(0.3, 4, "Z") @ Matrix.Translation((0, 0, -0.9))
    _cast(frame)


def _cast(frame):
    _turned(frame, [(3.02, 0), (3.2, 0.04), (3.2, 0.26), (2.92, 0.36), (2.74, 0.7), (2.74, 1.25), (2.94, 1.52), (3.2, 1.6), (3.24, 1.72), (3.2, 1.86), (3.06, 1.88), (2.9, 1.74), (2.62, 1.42), (2.52, 1.2), (2.52, 0.8), (2.7, 0.2)], "cast", 160)
    _turned(frame, [(0.3, 0.7), (0.3, 1.46), (0.5, 1.5), (0.8, 1.42), (0.92, 1.22), (0.92, 0.7)], "cast")
    _turned(frame, [(0.002, 0.9), (0.002, 1.5), (0.3, 1.46), (0.34, 1.3), (0.34, 0.9)], "steel", 48)
    for spoke in range(5):
        turn = 2 * math.pi * spoke / 5
        for apart in (-0.16, 0.16):
            _spoke(frame, turn + apart * 2.0, turn + apart)
        bolt = turn + math.pi / 5
        rod(frame, (math.cos(bolt) * 0.6, math.sin(bolt) * 0.6, 1.2), (math.cos(bolt) * 0.6, math.sin(bolt) * 0.6, 1.5), 0.09, "dark", 20)
    

def _spoke(frame, near, far):
    """From hub to rim: a bar that grows wider and rises, and is thin where it runs into the rim, or it would show beyond."""
    start = Vector((math.cos(near) * 0.7, math.sin(near) * 0.7, 1.3))
    end = Vector((math.cos(far) * 2.78, math.sin(far) * 2.78, 1.6))
    along = (end - start).normalized()
    across = along.cross(Vector((0, 0, 1))).normalized()
    points = []
    for place, half, thick in ((start, 0.2, 0.42), (start.lerp(end, 0.5), 0.17, 0.4), (end, 0.27, 0.24)):
        points += [place - across * half, place + across * half, place + across * half * 0.6 - Vector((0, 0, thick)), place - across * half * 0.6 - Vector((0, 0, thick))]
    faces = [(3, 2, 1, 0), (8, 9, 10, 11)]
    for part in (0, 4):
        faces += [(part + i, part + (i + 1) % 4, part + 4 + (i + 1) % 4, part + 4 + i) for i in range(4)]
    mesh = bpy.data.meshes.new("spoke")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    thing = _add(mesh, frame, Matrix(), "cast", 0.06)
    thing.modifiers["bevel"].segments = 4


def _converter(base):
    """A catalytic converter, its can cut open: the honeycomb inside carries the platinum metals. A piece of it lies before it."""
    frame = base.at(-1.5, 0.9, 1.62, 2)
    profile = ((0.3, 1.5, 0.5, 1.5), (0.5, 1.5, 3.4, 1.5), (3.4, 1.5, 4.5, 0.72), (4.5, 0.72, 5.0, 0.62), (5.0, 0.62, 9.5, 0.62))
    for start, first, end, last in profile:
        rod(frame, (start, 0, 0), (end, 0, 0), first, "stainless", 96, last if first != last else None)
    for x in (0.62, 1.5, 2.4):
        _ring(frame, x, 1.56, 0.12)
    _ring(frame, 3.36, 1.58, 0.2)
    _ring(frame, 5.0, 0.8, 0.16)
    rod(frame, (-1.5, 0, 0), (0.4, 0, 0), 1.34, "clay", 96)
    rod(frame, (-0.6, 0, 0), (0.4, 0, 0), 1.42, "shade", 96)
    _cells(frame, -1.505, 1.26)
    piece = base.at(-1.3, -2.5, 0, 24)
    box(piece, 0, 0, 0, 1.5, 1.2, 0.95, "clay", bevel=0.03)
    for i in range(8):
        for j in range(6):
            box(piece, -0.752, -0.5 + i * 0.143, 0.08 + j * 0.145, 0.02, 0.1, 0.1, "dark", bevel=0)
    chance = random.Random(6)
    for _ in range(26):
        size = chance.uniform(0.05, 0.16)
        box(base, -1.7 + chance.gauss(0, 1.0), -2.2 + chance.gauss(0, 0.7), 0, size, size * 1.3, size * 0.8, "clay", chance.uniform(0, 90), bevel=0.01)


def _ring(frame, x, radius, wide):
    rod(frame, (x, 0, 0), (x + wide, 0, 0), radius, "stainless", 96)


def _cells(frame, x, reach):
    """Square channels in rows, as many as a picture can show; one mesh, since there are hundreds."""
    points, faces, step = [], [], 0.128
    for i in range(-11, 12):
        for j in range(-11, 12):
            y, z = i * step, j * step
            if math.hypot(abs(y) + step / 2, abs(z) + step / 2) < reach:
                first, half = len(points), step * 0.36
                points += [(x, y - half, z - half), (x, y + half, z - half), (x, y + half, z + half), (x, y - half, z + half)]
                faces.append((first, first + 1, first + 2, first + 3))
    mesh = bpy.data.meshes.new("cells")
    mesh.from_pydata(points, [], faces)
    _add(mesh, frame, Matrix(), "dark")


def _billet(base, night):
    """Billets at rolling heat on the rollers of the bed: the longer one has waited, the darker it is."""
    for index in range(12):
        rod(base, (-13 + index * 2.3, -4.4, 0.7), (-13 + index * 2.3, 4.4, 0.7), 0.42, "iron", 40)
        for side in (-4.7, 4.7):
            box(base, -13 + index * 2.3, side, 0, 1.0, 0.5, 1.5, "iron")
    for row, (heat, end) in enumerate(((0.9, -4.4), (0.97, -5.6), (0.7, -3.4), (0.42, -4.8))):
        _heated(base, end, -2.6 + row * 1.75, heat, 0.5 if night else 1.15)


def _heated(base, end, y, heat, strength):
    """A bar at heat: yellow along the middle of its faces, red at its edges, with flakes of black scale."""
    material = bpy.data.materials.new("heated")
    material.use_nodes = True
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (0.045, 0.036, 0.034, 1)
    surface.inputs["Roughness"].default_value = 0.62
    place = tree.nodes.new("ShaderNodeTexCoord")

    def math_of(operation, first, second=None):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (first, second)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif value is not None:
                tree.links.new(value, socket)
        return node.outputs[0]

    def noise_of(scale, detail):
        node = tree.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
        tree.links.new(place.outputs["Object"], node.inputs["Vector"])
        return node.outputs["Fac"]

    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Generated"], parts.inputs[0])
    # On each face one of the two is a half: the smaller says how near an edge is.
    near_edge = math_of("MINIMUM", *(math_of("ABSOLUTE", math_of("SUBTRACT", parts.outputs[axis], 0.5)) for axis in ("Y", "Z")))
    cooled = math_of("MULTIPLY", math_of("POWER", math_of("MULTIPLY", near_edge, 2.0), 3.0), 0.42)
    warm = math_of("SUBTRACT", math_of("ADD", math_of("MULTIPLY", noise_of(0.7, 3), 0.5), heat - 0.36), cooled)
    scaly = math_of("MAXIMUM", math_of("SUBTRACT", math_of("ADD", noise_of(3.4, 12), math_of("MULTIPLY", noise_of(0.5, 2), 0.5)), 0.81), 0)
    flakes = math_of("MINIMUM", math_of("MULTIPLY", scaly, 7), 0.4)
    warm = math_of("SUBTRACT", warm, flakes)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.05, (0.006, 0.0008, 0.0004, 1)
    stops[1].position, stops[1].color = 0.95, (2.2, 0.95, 0.22, 1)
    for position, colour in ((0.25, (0.16, 0.008, 0.002, 1)), (0.5, (0.85, 0.075, 0.008, 1)), (0.72, (1.6, 0.34, 0.04, 1))):
        stop = stops.new(position)
        stop.color = colour
    tree.links.new(warm, ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], surface.inputs["Emission"])
    surface.inputs["Emission Strength"].default_value = strength
    bar = box(base, end + 14, y, 1.13, 28, 1.2, 1.2, "iron", bevel=0.16)
    bar.data.materials.clear()
    bar.data.materials.append(material)
