"""The ground: a valley of stacked boards, the brand's contours as a model maker cuts them, with a river through it."""

import math
import random

import bpy
from mathutils import Matrix, noise

from shapes import Frame, _add, materials

BOARD = 1.5
WATER = -1.0
HALF_RIVER = 8.0

# Where a summit stands (screen right, depth), how high it is, how far it reaches.
SUMMITS = [
    (-92, 62, 24, 36), (-58, 88, 32, 34), (-20, 98, 25, 32), (14, 108, 30, 30), (52, 96, 36, 34),
    (88, 72, 30, 34), (112, 34, 24, 30), (-118, 24, 20, 30), (-108, -36, 9, 22), (104, -42, 11, 26), (74, -74, 10, 22),
]


def to_plan(right, depth):
    """From what the camera sees (right, depth) to the plan."""
    return (right + depth) / math.sqrt(2), (depth - right) / math.sqrt(2)


def river_middle(p):
    return 3.0 * math.sin(p / 19.0) - (max(0, -p - 30) ** 1.5) * 0.03 + max(0, p - 48) ** 1.4 * 0.22


def raw_height(p, q):
    right, depth = (p - q) / math.sqrt(2), (p + q) / math.sqrt(2)
    spot = noise.noise_vector((right / 24, depth / 24, 3.1))
    u, v = right + spot.x * 9, depth + spot.y * 9
    rise = sum(((h * math.exp(-(math.hypot(u - x, v - y) / r) ** 1.7)) ** 2) for x, y, h, r in SUMMITS) ** 0.5
    rise += noise.noise((right / 15, depth / 15, 0.7)) * min(3.0, rise * 0.22)
    return max(0.0, rise - 4.2)


def height(p, q):
    """Boards with steep edges; the river lies one board below the valley's floor."""
    steps = raw_height(p, q) / BOARD
    away = abs(q - river_middle(p))
    whole, part = divmod(steps, 1)
    edge = min(1.0, max(0.0, (part - 0.44) / 0.12))
    ground = (whole + edge * edge * (3 - 2 * edge)) * BOARD
    if away < HALF_RIVER + 1.0:
        bank = min(1.0, max(0.0, (away - HALF_RIVER + 0.5) / 1.0))
        return ground * bank + (1 - bank) * (WATER - 1.4)
    return ground


def lay(cell):
    """The land as one mesh over the part that any picture can show."""
    reach = 150
    count = int(2 * reach / cell)
    points, rows = [], []
    for j in range(count + 1):
        depth = -reach * 0.62 + j * cell
        if depth > 128:
            break
        row = []
        for i in range(count + 1):
            p, q = to_plan(-reach + i * cell, depth)
            row.append(len(points))
            points.append((p, q, height(p, q)))
        rows.append(row)
    faces = []
    for low, high in zip(rows, rows[1:]):
        faces += [(low[i], low[i + 1], high[i + 1], high[i]) for i in range(count)]
    mesh = bpy.data.meshes.new("land")
    mesh.from_pydata(points, [], faces)
    _add(mesh, Frame(), Matrix(), "land")
    water = bpy.data.meshes.new("water")
    water.from_pydata([(-170, -170, WATER), (170, -170, WATER), (170, 170, WATER), (-170, 170, WATER)], [], [(0, 1, 2, 3)])
    _add(water, Frame(), Matrix(), "water")


def plant(count):
    """Trees as model makers make them: cones, in loose groups on the slopes and the far bank."""
    chance = random.Random(11)
    cones = []
    for sides in (7, 8, 9):
        ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides), 0) for i in range(sides)]
        mesh = bpy.data.meshes.new("tree")
        mesh.from_pydata([*ring, (0, 0, 3.4)], [], [(i, (i + 1) % sides, sides) for i in range(sides)])
        mesh.materials.append(materials["tree"])
        cones.append(mesh)
    planted = 0
    while planted < count:
        right, depth = chance.uniform(-112, 112), chance.uniform(-72, 84)
        if noise.noise((right / 11, depth / 11, 5.0)) < 0.16:
            continue
        p, q = to_plan(right, depth)
        rise = raw_height(p, q)
        built = rise < 0.7 and (-95 < p < 62 and -56 < q < 62)
        if built or abs(q - river_middle(p)) < HALF_RIVER + 2 or rise > 17:
            continue
        size = chance.uniform(0.65, 1.2)
        local = Matrix.Translation((p, q, height(p, q) - 0.1)) @ Matrix.Diagonal((size, size, size * chance.uniform(0.9, 1.3), 1))
        _add(chance.choice(cones), Frame(), local, None)
        planted += 1
