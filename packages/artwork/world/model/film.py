"""What only the film comes close enough to show: what arrives at the gate, the belt with its magnet, the rolls in the open."""

import bpy

from land import to_screen
from shapes import Frame, beam, box, heap, rod
from works import COPPER, HEAVY, car, conveyor, flood, furnace_light, handler, lamp, person

MIXED = ["steel", "copper", "aluminum", "rust", "iron"]


def build():
    base = Frame()
    goods(base.at(-67.5, 21))
    sorting_line(base.at(-44, 19))
    rolling_line(base.at(18, -60.6))
    _fell(right=(36, 76), depth=(-46, -18))


def goods(frame):
    """Cars, refrigerators and pipes at the end of their first life, across the road from the gatehouse."""
    for row in range(2):
        for index in range(4):
            side, turn = index * 0.78, index * 7 - 9
            box(frame, side, row * 0.95, 0.06, 0.52, 0.52, 1.2, "clay" if (index + row) % 3 else "aluminum", turn, bevel=0.05)
            box(frame, side, row * 0.95, 0.86, 0.54, 0.54, 0.04, "dark", turn, bevel=0)
    for level, count in enumerate((6, 5, 4)):
        for index in range(count):
            across = -0.6 + level * 0.16 + index * 0.32
            rod(frame, (4.2, across, 0.26 + level * 0.28), (7.6, across, 0.26 + level * 0.28), 0.15, "bright" if index % 3 else "copper", 14)
    for part in (4.9, 6.9):
        box(frame, part, 0.2, 0.06, 0.1, 2.1, 0.05, "dark", bevel=0)
    for index, paint in enumerate(("rust", "clay", "paint", "shade")):
        car(frame.at(-6.6 + index * 1.35, 0.4, 0.06, 78 + index * 8), paint)
    lamp(frame, -1.4, -1.6, 3.4)
    flood(frame, (-4, -3, 5, 300), (4, -3, 5, 380))


def sorting_line(frame):
    """A belt of mixed pieces under a magnet whose own belt carries steel to the front. What moves on it is painted."""
    conveyor(frame, (-8, 0, 1.5), (8, 0, 1.5), 1.7)
    box(frame, -9.4, 0, 0, 2.6, 2.6, 2.5, "clay", bevel=0.1)
    heap(frame.at(-9.4, 0, 2.45), 0, 0, 1.25, 1.1, MIXED, 90, 0.36, 201, "rust")
    for x in (-1.5, 1.5):
        for y in (-1.9, 1.5):
            beam(frame, (x, y, 0), (x, y, 4.3), 0.2, "clay")
        box(frame, x, -0.2, 4.1, 0.3, 4.0, 0.3, "clay")
    box(frame, 0, -0.9, 3.1, 2.2, 3.8, 0.9, "copper", bevel=0.12)
    for y in (-2.9, 1.1):
        rod(frame, (-1.15, y, 3.4), (1.15, y, 3.4), 0.48, "steel", 24)
    _bin(frame.at(0, -4.1), 3.0, 2.0, ["steel", "iron", "steel"], 202, "steel")
    _bin(frame.at(9.6, 0), 2.2, 2.4, COPPER + ["aluminum", "aluminum"], 203, "copper")
    handler(frame.at(-13.6, 3.4, 0.06, -22), 6.4)
    for x, y in ((-5, -3.4), (6.4, -3.2)):
        lamp(frame, x, y, 3.8)
    person(frame, 3.6, -2.6)
    flood(frame, (1, -5, 7, 900), (-8, -4, 7, 600), (9, -3, 6, 500))


def _bin(frame, long, deep, mix, seed, base):
    for y in (-deep / 2, deep / 2):
        box(frame, 0, y, 0.06, long, 0.12, 1.0, "paint", bevel=0.03)
    for x in (-long / 2, long / 2):
        box(frame, x, 0, 0.06, 0.12, deep, 1.0, "paint", bevel=0.03)
    heap(frame.at(0, 0, 0.5), 0, 0, min(long, deep) * 0.47, 0.8, mix, 80, 0.34, seed, base)


def rolling_line(frame):
    """Three pairs of rolls, and a bar that leaves each of them longer and thinner."""
    box(frame, 1, 0, 0.06, 31, 1.5, 0.62, "iron", bevel=0.04)
    for index in range(30):
        x = -13.5 + index
        rod(frame, (x, -0.66, 0.78), (x, 0.66, 0.78), 0.13, "steel", 10)
    box(frame, -15.6, 0, 0.06, 4.0, 3.4, 2.8, "clay", bevel=0.1)
    box(frame, -15.6, 0, 2.86, 4.4, 3.8, 0.2, "copper", bevel=0.04)
    box(frame, -17.62, 0, 0.7, 0.06, 1.5, 0.9, "hot", bevel=0)
    for x in (-6, 1, 8):
        for y in (-1.05, 1.05):
            box(frame, x, y, 0.06, 1.15, 0.42, 3.0, "paint", bevel=0.06)
        box(frame, x, 0, 3.06, 1.25, 2.6, 0.4, "paint", bevel=0.06)
        for z in (0.62, 1.55):
            rod(frame, (x, -0.86, z), (x, 0.86, z), 0.42, "steel", 28)
        box(frame, x, 2.0, 0.06, 1.0, 1.3, 1.3, "iron", bevel=0.08)
    for start, end, thick in ((-13.6, -6, 0.46), (-6, 1, 0.36), (1, 8, 0.27), (8, 16, 0.2)):
        box(frame, (start + end) / 2, 0, 0.92, end - start, thick, thick, "hot", bevel=0)
    for bundle in range(3):
        x, y = 9.4 + bundle * 0.4, -3.0 - bundle * 1.3
        for level, count in enumerate((5, 4, 3)):
            for index in range(count):
                across = y + level * 0.09 + index * 0.19
                rod(frame, (x - 3.6, across, 0.18 + level * 0.16), (x + 3.6, across, 0.18 + level * 0.16), 0.09, "rust", 8)
        for part in (-2.4, 0, 2.4):
            rod(frame, (x + part - 0.05, y + 0.4, 0.34), (x + part + 0.05, y + 0.4, 0.34), 0.42, "steel", 10)
    for x, watts in ((-10, 150), (-2.5, 120), (4.5, 100), (12, 80)):
        furnace_light(frame, (x, -0.8, 1.9), watts, 0.5)
    flood(frame, (-4, -7, 7, 500), (9, -7, 7, 600))
    for x, y in ((-3.4, -2.4), (-2.9, -2.6)):
        person(frame, x, y)


def _fell(right, depth):
    """No tree stands where the rolls are."""
    for thing in list(bpy.data.objects):
        if not thing.name.startswith("tree"):
            continue
        across, away = to_screen(thing.matrix_world.translation.x, thing.matrix_world.translation.y)
        if right[0] < across < right[1] and depth[0] < away < depth[1]:
            bpy.data.objects.remove(thing)
