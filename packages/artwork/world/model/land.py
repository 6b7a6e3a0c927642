"""The ground: a valley of stacked boards, the brand's contours as a model maker cuts them, with a river through it."""

import math
import random

import bpy
from mathutils import Matrix, noise

from shapes import Frame, _add, materials

# Blender shuffles the table of its noise anew for each run: without a seed every picture would stand before other hills, and
# night would turn into the day of another valley. With this one the bank lies below the bridge and no hill below the mill.
noise.seed_set(48)

BOARD = 1.5
WATER = -1.0
HALF_RIVER = 8.0
# How far the river strays from its banks, from none (walls of today) to one (as the founders found it).
WILD = 0.0
# Where between two heights a board ends.
EDGE = 0.5
# A level way one board high through the slopes, for a railway: its middle (p), half its width, where it begins and ends (q).
CUTTING = None

# Where a summit stands (screen right, depth), how high it is, how far it reaches.
SUMMITS = [
    (-92, 62, 24, 36), (-58, 88, 32, 34), (-20, 98, 25, 32), (14, 108, 30, 30), (52, 96, 36, 34),
    (88, 72, 30, 34), (112, 34, 24, 30), (-118, 24, 20, 30), (-108, -36, 9, 22), (104, -42, 11, 26), (74, -74, 10, 22),
]


def to_plan(right, depth):
    """From what the camera sees (right, depth) to the plan."""
    return (right + depth) / math.sqrt(2), (depth - right) / math.sqrt(2)


def to_screen(p, q):
    """The way back: from the plan to what the camera sees."""
    return (p - q) / math.sqrt(2), (p + q) / math.sqrt(2)


def river_middle(p):
    return 3.0 * math.sin(p / 19.0) - (max(0, -p - 30) ** 1.5) * 0.03 + max(0, p - 48) ** 1.4 * 0.22


def half_river(p):
    """From the middle of the river to its bank; where nobody has built a wall it is wider here and narrower there."""
    return HALF_RIVER + WILD * (1.0 + 2.6 * noise.noise((p / 8, 0.4, 2.0)))


def relief(right, depth):
    """The ground before the valley's floor is laid level: below zero where the floor is; the contours of the site show it."""
    spot = noise.noise_vector((right / 24, depth / 24, 3.1))
    u, v = right + spot.x * 9, depth + spot.y * 9
    rise = sum(((h * math.exp(-(math.hypot(u - x, v - y) / r) ** 1.7)) ** 2) for x, y, h, r in SUMMITS) ** 0.5
    rise += noise.noise((right / 15, depth / 15, 0.7)) * min(3.0, rise * 0.22)
    return rise - 4.2


def raw_height(p, q):
    return max(0.0, relief(*to_screen(p, q)))


def steps(p, q):
    """How many boards lie here, as a number with a fraction; below zero where the river has cut them away."""
    bank = (abs(q - river_middle(p)) - half_river(p)) * 3 - EDGE
    level = raw_height(p, q) / BOARD
    if CUTTING:
        middle, half, start, end = CUTTING
        away = math.hypot(max(0, abs(p - middle) - half), max(0, start - q, q - end)) * 1.4
        level = min(max(level, 1 - away), 1 + away)
    return min(level, bank)


def height(p, q):
    """The upper side of the topmost board; the river's bed lies one board below the valley's floor."""
    return max(-1, math.floor(steps(p, q) + EDGE)) * BOARD


def lay(cell):
    """
    The land as one mesh over the part that any picture can show. Each board is cut along its own contour (marching
    squares), so that its edge is as smooth as a saw leaves it, however coarse the grid is.
    """
    reach = 150
    count = int(2 * reach / cell)
    rows = []
    depth = -reach * 0.62
    while depth <= 128:
        row = []
        for i in range(count + 1):
            p, q = to_plan(-reach + i * cell, depth)
            row.append((p, q, steps(p, q) + EDGE))
        rows.append(row)
        depth += cell
    points, faces, known = [], [], {}

    def point(x, y, z):
        key = (round(x, 4), round(y, 4), round(z, 3))
        if key not in known:
            known[key] = len(points)
            points.append((x, y, z))
        return known[key]

    for low, high in zip(rows, rows[1:]):
        for i in range(count):
            corners = (low[i], low[i + 1], high[i + 1], high[i])
            levels = [corner[2] for corner in corners]
            base = max(-1, math.floor(min(levels)))
            faces.append(tuple(point(x, y, base * BOARD) for x, y, _ in corners))
            for board in range(base + 1, math.floor(max(levels)) + 1):
                _saw(corners, board, point, faces)
    mesh = bpy.data.meshes.new("land")
    mesh.from_pydata(points, [], faces)
    _add(mesh, Frame(), Matrix(), "land")
    water = bpy.data.meshes.new("water")
    water.from_pydata([(-170, -170, WATER), (170, -170, WATER), (170, 170, WATER), (-170, 170, WATER)], [], [(0, 1, 2, 3)])
    _add(water, Frame(), Matrix(), "water")


def _saw(corners, board, point, faces):
    """The part of one cell that a board covers, and the upright edge where the board ends."""
    outline, cut = [], []
    for start, end in zip(corners, (*corners[1:], corners[0])):
        if start[2] >= board:
            outline.append(start[:2])
        if (start[2] >= board) != (end[2] >= board):
            share = (board - start[2]) / (end[2] - start[2])
            place = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            outline.append(place)
            cut.append(place)
    top = board * BOARD
    if len(outline) > 2:
        faces.append(tuple(point(x, y, top) for x, y in outline))
    for near, far in zip(cut[::2], cut[1::2]):
        faces.append((point(*near, top), point(*far, top), point(*far, top - BOARD), point(*near, top - BOARD)))


def cones():
    """Trees as model makers make them, in three kinds."""
    kinds = []
    for sides in (7, 8, 9):
        ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides), 0) for i in range(sides)]
        mesh = bpy.data.meshes.new("tree")
        mesh.from_pydata([*ring, (0, 0, 3.4)], [], [(i, (i + 1) % sides, sides) for i in range(sides)])
        mesh.materials.append(materials["tree"])
        kinds.append(mesh)
    return kinds


def plant(count):
    """The trees of today, in loose groups on the slopes and the far bank."""
    chance = random.Random(11)
    trees = cones()
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
        _add(chance.choice(trees), Frame(), local, None)
        planted += 1


def fell(is_there):
    """No tree stands where something else is built."""
    for thing in list(bpy.data.objects):
        if thing.name.startswith("tree") and is_there(*thing.matrix_world.translation[:2]):
            bpy.data.objects.remove(thing)
