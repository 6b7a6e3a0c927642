"""
The valley as it was: a lot by the river in 1911, a yard with a steam crane in 1936, the dock and the first shredder in 1963, the
melt shop across the water in 1978. All four stand in the same land, so that a reader who scrolls sees one place grow; the old
house stays where the founders built it. What a year shows follows `src/features/company/content/milestones.json`.
"""

import math
import random

from mathutils import Matrix, noise

import land
import works
from land import WATER, river_middle
from shapes import Frame, _add, beam, box, heap, prism, rod, slab
from works import COPPER, HEAVY, SHREDDED, car, flood, handler, lamp, person, truck, windows

# How far the river strays from the banks that were built later, and how dense the wood is: above this noise a tree grows.
WILD = {1911: 1.0, 1936: 0.6, 1963: 0.15, 1978: 0}
WOOD = {1911: -0.16, 1936: -0.02, 1963: 0.14, 1978: 0.2}
# What is cleared of trees, as corners in the plan: (least p, least q, most p, most q). Later years clear more.
CLEARED = {
    1911: [(-60, 8, 36, 21), (-6, 12, 32, 36), (16, -31, 40, -14), (26, -16, 30, -6)],
    1936: [(-60, 7, 44, 36), (-8, -20, 30, -8), (16, -36, 48, -12), (46, -30, 60, 40)],
    1963: [(-60, 7, 50, 46), (-6, -19, 30, -7), (2, -48, 52, -14), (46, -30, 60, 50)],
    1978: [(-60, 7, 50, 52), (-14, -34, 60, -12), (-2, -60, 60, -12), (46, -30, 60, 50)],
}


def build(year):
    """Everything that stood in this year, and the wood around it."""
    base = Frame()
    {1911: _lot, 1936: _first_yard, 1963: _dock_and_shredder, 1978: _steel}[year](base)
    _wood(year)


def _wood(year):
    """Each tree has its own place and size whatever the year: it stands until somebody needs the ground."""
    chance = random.Random(23)
    cones = land.cones()
    for _ in range(5200):
        right, depth = chance.uniform(-34, 70), chance.uniform(-34, 92)
        size, tall, kind, rare = chance.uniform(0.6, 1.15), chance.uniform(0.9, 1.35), chance.choice(cones), chance.random()
        p, q = land.to_plan(right, depth)
        if noise.noise((right / 13, depth / 13, 5.0)) < WOOD[year] + rare * 0.3:
            continue
        if abs(q - river_middle(p)) < land.half_river(p) + 1.6 or land.raw_height(p, q) > 17:
            continue
        if any(a < p < c and b < q < d for a, b, c, d in CLEARED[year]):
            continue
        place = Matrix.Translation((p, q, land.height(p, q) - 0.1)) @ Matrix.Diagonal((size, size, size * tall, 1))
        _add(kind, Frame(), place, None)


def _lot(base):
    """1911: a rented lot, a house with an office, a barn, a platform scale whose dial looks at the seller."""
    lot = base.at(12, 20)
    slab(base, [(-4, 14.4), (-3, 27), (3, 31.6), (22, 31.6), (27, 27), (27.6, 16), (22, 13.8), (4, 13.6)], -0.3, 0.06, "ground", 0.04)
    box(base, -44, 17.6, 0.03, 84, 2.2, 0.05, "road", bevel=0)
    _house(lot.at(-6, 8))
    _barn(lot.at(6.4, 7.2))
    _scale(lot.at(-3, -0.6))
    _horse_wagon(lot.at(-3.4, -0.6, 0.22), ["iron", "rust", "iron"], 3)
    _horse_wagon(lot.at(-19.5, -2.4, 0.08), ["rust", "iron", "copper"], 4)
    heap(lot, 5.4, -0.8, 2.5, 1.9, ["iron", "rust", "iron", "corten"], 210, 0.5, 12, "rust")
    heap(lot, 10.6, -0.2, 1.7, 1.3, COPPER, 130, 0.36, 13, "copper")
    heap(lot, 11.4, 3.6, 1.5, 1.0, ["steel", "iron"], 90, 0.4, 14, "iron")
    for index, (x, y) in enumerate(((-0.6, 3.9), (0.5, 4.1), (1.4, 3.7), (0.1, 3.1))):
        _stove(lot.at(x, y, 0.06, index * 23))
    for x, y in ((1.6, 1.6), (2.2, 1.3), (-9.4, 3.4)):
        rod(lot, (x, y, 0.06), (x, y, 0.72), 0.3, "shade", 14, 0.3)
    _fence(lot, [(-14.5, -1.2), (-14, 6), (-9.6, 10.6), (9.6, 11), (14.4, 6.6), (14.8, -3.4), (9.4, -5.6), (0, -6)])
    for x, y in ((-3.6, -2.6), (-1.6, -2.7), (0.6, 1.4), (4.0, -3.0), (9.2, 2.4), (-13.2, -4.2)):
        person(lot, x, y, "dark")
    lamp(lot, -9.6, -4.4, 2.6)
    lamp(lot, 2.9, 3.0, 2.8)
    flood(lot, (-2, -3, 5, 260), (7, 1.4, 4, 180))
    _landing(base.at(20, 11.2))
    _foundry(base.at(30, -24))


def _first_yard(base):
    """1936: a siding with a steam crane, plank bays for each grade, trucks beside the last wagon, a trestle over the river."""
    lot = base.at(12, 20)
    slab(base, [(-16, 13.2), (-16, 33), (34, 33), (38, 28), (38, 13.2)], -0.3, 0.06, "ground", 0.05)
    box(base, -46, 22.4, 0.06, 104, 2.8, 0.05, "road", bevel=0)
    _house(lot.at(-6, 8), True)
    _barn(lot.at(21, 7.4))
    _rails(base, -14, 40, 14.6)
    for index, load in enumerate((HEAVY, SHREDDED)):
        works.wagon(base.at(-11.5 + index * 4.7, 14.6, 0.16), load, 20 + index)
    works.wagon(base.at(29, 14.6, 0.16), HEAVY, 23)
    _steam_crane(base.at(9.4, 14.6, 0.1), -54)
    heap(base, 19.4, 18.2, 3.9, 3.3, HEAVY + ["iron"], 520, 0.62, 31, "rust")
    for index, (mix, base_of) in enumerate(((COPPER, "copper"), (["steel", "aluminum", "steel"], "steel"), (HEAVY, "rust"))):
        _plank_bay(base.at(16.6 + index * 4.8, 28.2))
        heap(base, 16.6 + index * 4.8, 28.3, 1.9, 1.7, mix, 150, 0.44, 40 + index, base_of)
    _scale(lot.at(-6.4, -0.4), 5.6)
    _old_truck(lot.at(-6.4, -0.4, 0.24), HEAVY, 5)
    _old_truck(lot.at(13.4, 2.4, 0.1, 180), None, 6)
    _horse_wagon(lot.at(-15.5, 2.4, 0.1), ["rust", "iron"], 8)
    for x, y in ((-4.2, -3.6), (1.4, -3.4), (2.2, -3.1), (9, 5.6), (13, 5.4), (18, 4), (-9, -2.6)):
        person(lot, x, y, "dark")
    for x, y in ((-11, 5.2), (4, 4.6), (12.4, -1.6), (21, 4.8)):
        lamp(lot, x, y, 3.4)
    flood(lot, (-6, -3, 6, 420), (5, -4, 7, 520), (6, 6, 6, 480), (16, 2, 6, 360))
    works.barge(base.at(15, river_middle(15) + 4.6, WATER, 2), 4)
    _landing(base.at(31, 12))
    _foundry(base.at(30, -24), True)
    box(base, 42, -15.4, 0.04, 34, 2.4, 0.05, "road", bevel=0)
    _old_truck(base.at(34, -15.4, 0.1, 180), None, 9)
    _trestle(base)


def _dock_and_shredder(base):
    """1963: ships at a dock, cars in stacks before the first hammer mill, and across the river somebody else's melt shop."""
    _later_ground(base)
    _house(base.at(6, 28), True)
    _first_shredder(base.at(28, 25.6))
    _car_stacks(base.at(0.4, 20.8), 6, 3)
    _quay(base, (-9,))
    works.ship(base.at(0, 3.4, WATER, 180))
    heap(base, -10, 17.4, 3.4, 2.9, SHREDDED, 480, 0.5, 61, "rust")
    truck(base.at(-5, 24.6, 0.12), HEAVY, 21)
    truck(base.at(13, 34.6, 0.12, 180), HEAVY, 23)
    for index in range(3):
        car(base.at(2.6 + index * 1.5, 31.4, 0.06, 90), ("clay", "shade", "clay")[index])
    _pylon(base.at(30, -15.4))
    box(base, 34, -18.2, 0.06, 50, 2.6, 0.05, "road", bevel=0)
    heap(base, 9, -24, 3.0, 2.2, HEAVY, 260, 0.5, 82, "rust")
    for x, y in ((9, 24.6), (10, 24.2), (3, 12.4), (-4, 12.2), (20, 17)):
        person(base, x, y)
    for x, y in ((-4, 22.4), (9, 22.8), (18, 34), (-9, 13.6), (10, 13.6)):
        lamp(base, x, y, 4)
    flood(base, (-4, 20, 8, 700), (8, 18, 8, 700), (21, 20, 9, 800), (-6, 10, 5, 420), (8, 10, 5, 420))
    works.melt_shop(base.at(29, -28), idle=True)
    _trestle(base)


def _steel(base):
    """1978: the melt shop is the group's own and taps; cars in rows where customers bring their tools; a second crane."""
    _later_ground(base)
    slab(base, [(-12, -60), (-12, -15), (64, -15), (64, -60)], -0.3, 0.06, "ground", 0.05)
    _house(base.at(6, 28), True)
    _first_shredder(base.at(28, 25.6))
    _car_stacks(base.at(0.4, 20.8), 6, 2)
    for row in range(3):
        for index in range(9):
            chance = random.Random(row * 11 + index)
            car(base.at(8 + index * 2.1, 36.6 + row * 3.4, 0.06, 90 + chance.uniform(-3, 3)), chance.choice(("clay", "shade", "rust", "steel", "clay")))
    _quay(base, (-9, 10.5))
    works.ship(base.at(0, 3.4, WATER, 180))
    heap(base, -10, 17.4, 3.4, 2.9, SHREDDED, 480, 0.5, 61, "rust")
    heap(base, 14, 16.4, 2.7, 2.3, ["steel", "aluminum", "iron"], 260, 0.46, 66, "steel")
    truck(base.at(-5, 24.6, 0.12), HEAVY, 21)
    truck(base.at(12, 33.4, 0.12, 180), SHREDDED, 23)
    for x, y in ((9, 24.6), (10, 24.2), (-9, 12.2), (6, 12.4), (14, 39), (21, 35.6), (8, -22), (9, -22.6)):
        person(base, x, y)
    for x, y in ((-4, 22.4), (9, 22.8), (18, 35), (-9, 13.6), (3, 13.6), (14, 13.6), (4, -19), (20, -19)):
        lamp(base, x, y, 4)
    flood(base, (-4, 20, 8, 700), (8, 18, 8, 600), (21, 20, 9, 700), (-6, 10, 5, 420), (8, 10, 5, 420), (12, 37, 8, 600))
    works.melt_shop(base.at(29, -28), filtered=False)
    box(base, 24, -16.9, 0.06, 74, 2.8, 0.05, "road", bevel=0)
    truck(base.at(2, -16.9, 0.12, 180), SHREDDED, 27)
    _cooling(base.at(10, -24.6))
    heap(base, -1, -22, 3.2, 2.8, SHREDDED, 420, 0.5, 81, "rust")
    for p, q in ((47, -14), (28, -13.4), (9, -12.9)):
        _pylon(base.at(p, q))
    _trestle(base)


def _later_ground(base):
    slab(base, [(-40, 13), (-40, 46), (48, 46), (48, 13)], -0.3, 0.06, "ground", 0.05)
    slab(base, [(-30, 10.6), (-30, 13), (28, 13), (28, 10.6)], -2.8, 0.06, "ground", 0.05)
    box(base, -16, 24.6, 0.06, 44, 3.0, 0.05, "road", bevel=0)
    box(base, 4, 33.9, 0.06, 60, 3.0, 0.05, "road", bevel=0)


def gable(frame, length, wide, high, rise, wall="clay", roof="shade"):
    box(frame, 0, 0, 0, length, wide, high, wall, bevel=0.05)
    prism(frame, 0, 0, high, [(-wide / 2, 0), (wide / 2, 0), (0, rise)], length - 0.02, wall, bevel=0)
    for side in (-1, 1):
        prism(frame, 0, 0, high, [(side * (wide / 2 + 0.35), -0.22), (0, rise + 0.1), (0, rise - 0.06), (side * (wide / 2 + 0.35), -0.38)], length + 0.6, roof, bevel=0)


def _house(frame, grown=False):
    """The founders' house: the office below, and from the thirties a wing for the books."""
    gable(frame, 6.4, 3.8, 2.6, 1.9)
    windows(frame, 0.4, -1.93, 1.0, 4.6, "x", 4, 0.9)
    windows(frame, -3.23, 0, 1.0, 2.2, "y", 2, 0.9)
    windows(frame, -3.23, 0, 2.7, 0.9, "y", 1, 0.7)
    box(frame, -2.5, -1.95, 0, 0.8, 0.08, 1.7, "dark", bevel=0)
    box(frame, 1.6, 0.7, 3.4, 0.6, 0.6, 1.9, "clay", bevel=0.03)
    works.glow(frame, (-2.5, -2.8, 1.6), 60, (1, 0.72, 0.42), 0.2)
    if grown:
        wing = frame.at(5.4, 0.2)
        gable(wing, 4.4, 3.0, 1.9, 1.4)
        windows(wing, 0, -1.53, 0.8, 3.4, "x", 3, 0.7)


def _barn(frame):
    """A stable and shed with its gates open; a rod of copper against lightning."""
    gable(frame, 8.4, 5.0, 3.2, 2.5)
    for x in (-2.3, 1.5):
        box(frame, x, -2.53, 0, 2.4, 0.1, 2.4, "dark", bevel=0)
        for side in (-1.75, 1.75):
            box(frame, x + side * 0.98, -2.66, 0.06, 1.1, 0.1, 2.3, "shade", bevel=0.02)
    box(frame, -4.25, 0, 2.9, 0.1, 1.3, 1.3, "dark", bevel=0)
    for index in range(9):
        box(frame, -4.22, -2.5 + (index + 0.5) * 5 / 9, 0, 0.06, 0.07, 3.2, "shade", bevel=0)
    rod(frame, (4.0, 0, 5.6), (4.0, 0, 6.8), 0.05, "copper", 6)
    works.glow(frame, (-2.3, -3.2, 2.0), 70, (1, 0.66, 0.34), 0.25)


def _foundry(frame, grown=False):
    """Across the river: the foundry that one founder had kept the books of. Its works will be the melt shop's."""
    gable(frame, 9, 5.4, 3.4, 2.4)
    windows(frame, 0, -2.73, 1.3, 7.4, "x", 5, 1.2)
    box(frame, -4.53, -0.6, 0, 0.08, 2.0, 2.4, "dark", bevel=0)
    rod(frame, (1.8, 3.2, 0), (1.8, 3.2, 11.5), 0.75, "clay", 20, 0.5)
    rod(frame, (1.8, 3.2, 10.6), (1.8, 3.2, 11.1), 0.6, "copper", 20)
    heap(frame, -7.2, -1.4, 1.7, 1.2, ["iron", "rust"], 90, 0.42, 51, "iron")
    works.glow(frame, (-5.4, -0.6, 1.4), 120, (1, 0.5, 0.2), 0.4)
    if grown:
        works.saw_hall(frame.at(0.5, -8.2), 13, 8, 3.4, 2)
        rod(frame, (5.6, 3.2, 0), (5.6, 3.2, 13.5), 0.8, "clay", 20, 0.52)
        rod(frame, (5.6, 3.2, 12.5), (5.6, 3.2, 13.0), 0.66, "copper", 20)


def _scale(frame, length=4.8):
    """A platform of planks in a frame of iron; the dial on its post is turned to whoever sells."""
    box(frame, 0, 0, 0.04, length, 2.6, 0.16, "iron", bevel=0.02)
    for index in range(int(length / 0.5)):
        box(frame, -length / 2 + (index + 0.5) * 0.5, 0, 0.19, 0.42, 2.3, 0.05, "shade", bevel=0)
    post = frame.at(length / 2 + 0.3, 1.5, 0, -38)
    box(post, 0, 0, 0, 0.42, 0.42, 1.9, "iron", bevel=0.04)
    rod(post, (0, 0.2, 2.6), (0, -0.22, 2.6), 0.95, "copper", 40)
    rod(post, (0, -0.2, 2.6), (0, -0.26, 2.6), 0.8, "clay", 40)
    for index in range(12):
        turn = index * math.pi / 6
        beam(post, (math.sin(turn) * 0.62, -0.28, 2.6 + math.cos(turn) * 0.62), (math.sin(turn) * 0.74, -0.28, 2.6 + math.cos(turn) * 0.74), 0.05, "dark")
    beam(post, (-0.1, -0.3, 2.5), (0.42, -0.3, 2.98), 0.07, "paint")


def _wheel(frame, x, y, radius):
    """A spoked wheel with an iron tire, seen through as such wheels are."""
    count = 20
    ring = [(x + math.cos(2 * math.pi * i / count) * radius, y, radius + math.sin(2 * math.pi * i / count) * radius) for i in range(count + 1)]
    for start, end in zip(ring, ring[1:]):
        beam(frame, start, end, 0.1, "iron")
    for spoke in ring[:count:2]:
        beam(frame, (x, y, radius), spoke, 0.05, "shade")
    rod(frame, (x, y - 0.1, radius), (x, y + 0.1, radius), 0.12, "iron", 10)


def _horse(frame, coat):
    rod(frame, (-0.62, 0, 1.0), (0.5, 0, 1.04), 0.31, coat, 12, 0.34)
    rod(frame, (0.42, 0, 1.1), (0.92, 0, 1.72), 0.24, coat, 10, 0.14)
    rod(frame, (0.84, 0, 1.74), (1.28, 0, 1.46), 0.15, coat, 10, 0.1)
    for x, lean in ((-0.52, -0.06), (0.42, 0.08)):
        for side in (-0.16, 0.16):
            rod(frame, (x, side, 0.95), (x + lean * (1 if side > 0 else -1.4), side, 0), 0.11, coat, 8, 0.07)
    rod(frame, (-0.62, 0, 1.1), (-0.92, 0, 0.5), 0.07, "dark", 6, 0.03)
    beam(frame, (0.5, 0, 1.36), (0.9, 0, 1.86), 0.08, "dark")


def _horse_wagon(frame, load, seed):
    """A flat wagon with side boards behind two horses; drives along its first axis."""
    box(frame, 0, 0, 0.7, 3.4, 1.5, 0.12, "shade", bevel=0.02)
    for side in (-0.74, 0.74):
        box(frame, 0, side, 0.8, 3.4, 0.08, 0.5, "clay", bevel=0.02)
    for end in (-1.68, 1.68):
        box(frame, end, 0, 0.8, 0.08, 1.5, 0.5, "clay", bevel=0.02)
    for x, radius in ((-1.1, 0.64), (1.2, 0.5)):
        for side in (-0.88, 0.88):
            _wheel(frame, x, side, radius)
        rod(frame, (x, -0.88, radius), (x, 0.88, radius), 0.06, "iron", 6)
    for part in (-0.9, 0.1):
        heap(frame.at(part, 0, 0.84), 0, 0, 0.74, 0.8, load, 40, 0.36, seed * 5 + int(part * 10), "iron")
    box(frame, 1.3, 0, 1.3, 0.5, 1.2, 0.1, "shade", bevel=0.02)
    person(frame.at(0, 0, 1.32), 1.3, 0.1, "dark")
    beam(frame, (1.7, 0, 0.72), (4.1, 0, 0.9), 0.07, "shade")
    for side, coat in ((-0.46, "clay"), (0.46, "shade")):
        _horse(frame.at(3.1, side), coat)
        beam(frame, (2.4, side, 0.85), (1.7, side, 0.7), 0.04, "dark")


def _stove(frame):
    """Stove iron: what the founders bought first."""
    box(frame, 0, 0, 0.14, 0.7, 0.55, 0.75, "iron", bevel=0.05)
    rod(frame, (0.15, 0, 0.85), (0.15, 0, 1.25), 0.1, "iron", 10)
    for x in (-0.28, 0.28):
        for y in (-0.2, 0.2):
            box(frame, x, y, 0, 0.08, 0.08, 0.18, "iron", bevel=0)


def _fence(frame, corners):
    for (x, y), (to_x, to_y) in zip(corners, corners[1:]):
        length = math.hypot(to_x - x, to_y - y)
        for index in range(int(length / 1.2) + 1):
            part = index * 1.2 / length
            box(frame, x + (to_x - x) * part, y + (to_y - y) * part, 0, 0.13, 0.13, 1.05, "clay", bevel=0)
        for up in (0.45, 0.85):
            beam(frame, (x, y, up), (to_x, to_y, up), 0.07, "clay")


def _landing(frame):
    """Planks on piles, and the boat that comes across."""
    for index in range(11):
        box(frame, 0, 1.6 - index * 0.56, 0.1, 2.2, 0.5, 0.1, "clay", bevel=0)
    for x in (-1, 1):
        for y in (-3.6, -1.6, 0.6):
            rod(frame, (x, y, -2), (x, y, 0.5), 0.12, "shade", 8)
    boat = frame.at(-5.2, -4.6, WATER, 6)
    works.hull(boat, 5.6, 2.1, -0.2, 0.5, "shade")
    works.hull(boat.at(0.1, 0), 4.8, 1.6, 0.5, 0.53, "dark")
    heap(boat.at(-0.4, 0, 0.4), 0, 0, 0.9, 0.7, ["rust", "iron"], 46, 0.36, 17, "rust")
    person(boat.at(0, 0, 0.5), 1.5, 0.2, "dark")


def _rails(base, start, end, q):
    for side in (-0.45, 0.45):
        box(base, (start + end) / 2, q + side, 0.12, end - start, 0.09, 0.1, "steel", bevel=0)
    for index in range(int(end - start)):
        box(base, start + index + 0.5, q, 0.06, 0.3, 1.6, 0.08, "shade", bevel=0)


def _steam_crane(frame, turn):
    """Bought at a railroad's auction: a boiler, a chimney, a boom that lifts what eight men lifted in a day."""
    box(frame, 0, 0, 0.42, 3.6, 1.7, 0.3, "iron")
    for x in (-1.2, -0.5, 0.5, 1.2):
        for side in (-0.5, 0.5):
            rod(frame, (x, side - 0.08, 0.3), (x, side + 0.08, 0.3), 0.3, "dark", 14)
    rod(frame, (0, 0, 0.7), (0, 0, 1.0), 0.95, "iron", 24)
    top = frame.at(0, 0, 1.0, turn)
    box(top, -0.5, 0, 0, 4.2, 1.9, 0.22, "iron", bevel=0.04)
    rod(top, (-1.5, 0, 0.2), (-1.5, 0, 2.5), 0.78, "iron", 28)
    for up in (0.7, 1.4, 2.1):
        rod(top, (-1.5, 0, up), (-1.5, 0, up + 0.12), 0.82, "copper", 28)
    rod(top, (-1.5, 0, 2.5), (-1.5, 0, 2.8), 0.78, "iron", 28, 0.3)
    rod(top, (-1.5, 0, 2.7), (-1.5, 0, 4.6), 0.2, "iron", 14, 0.26)
    box(top, 0.1, 0, 2.6, 2.5, 2.1, 0.16, "shade", bevel=0.03)
    for x in (-0.7, 1.2):
        for side in (-0.9, 0.9):
            rod(top, (x, side, 0.2), (x, side, 2.6), 0.07, "iron", 6)
    box(top, 0.3, 0, 0.2, 1.5, 1.8, 0.9, "paint", bevel=0.05)
    rod(top, (0.9, -0.7, 0.9), (0.9, 0.7, 0.9), 0.45, "steel", 20)
    tip = (8.4, 0, 7.0)
    for side in (-0.7, 0.7):
        beam(top, (1.4, side, 0.3), (tip[0], side * 0.15, tip[2]), 0.18, "iron")
    for index in range(1, 11):
        part, ahead = index / 11, (index + 0.8) / 11
        near, far = 0.7 - 0.6 * part, 0.7 - 0.6 * ahead
        side = 1 if index % 2 else -1
        beam(top, (1.4 + 7 * part, side * near, 0.3 + 6.7 * part), (1.4 + 7 * ahead, -side * far, 0.3 + 6.7 * ahead), 0.08, "iron")
    for side in (-0.5, 0.5):
        rod(top, (-0.6, side, 2.8), (tip[0], side * 0.15, tip[2]), 0.035, "iron", 5)
    rod(top, tip, (tip[0], 0, 3.6), 0.04, "iron", 5)
    rod(top, (tip[0], 0, 3.3), (tip[0], 0, 3.7), 0.16, "iron", 10)
    # A sling of rails: steel that is long shows that it hangs.
    for index in range(5):
        beam(top, (tip[0] + (index % 3) * 0.16 - 0.2, -1.3, 2.3 + (index // 3) * 0.2), (tip[0] + (index % 3) * 0.16 - 0.2, 1.3, 2.3 + (index // 3) * 0.2), 0.16, "rust")
    for side in (-0.8, 0.8):
        rod(top, (tip[0], 0, 3.4), (tip[0], side, 2.5), 0.03, "iron", 5)
    works.glow(frame, (-0.4, -1.6, 2.2), 60, (1, 0.5, 0.2), 0.25)


def _plank_bay(frame):
    box(frame, 0, 2.2, 0, 4.8, 0.16, 1.7, "clay", bevel=0)
    for side in (-2.35, 2.35):
        box(frame, side, 0.4, 0, 0.16, 3.6, 1.7, "clay", bevel=0)
        for y in (-1.3, 0.4, 2.2):
            box(frame, side, y, 0, 0.3, 0.3, 2.0, "shade", bevel=0)


def _old_truck(frame, load, seed):
    """A hood, an upright cab, stake sides: a truck of the thirties, along its first axis."""
    box(frame, 1.75, 0, 0.5, 1.1, 0.7, 0.62, "iron", bevel=0.12)
    box(frame, 0.86, 0, 0.5, 0.86, 1.0, 1.25, "iron", bevel=0.1)
    box(frame, 0.86, 0, 1.12, 0.6, 1.04, 0.42, "dark", bevel=0.02)
    box(frame, 2.32, 0, 0.5, 0.06, 0.6, 0.6, "steel", bevel=0)
    box(frame, -0.9, 0, 0.56, 2.7, 1.3, 0.12, "shade", bevel=0)
    for side in (-0.62, 0.62):
        for up in (0.74, 0.98):
            box(frame, -0.9, side, up, 2.7, 0.05, 0.14, "clay", bevel=0)
    for wheel, radius in ((-1.5, 0.36), (1.8, 0.34)):
        for side in (-0.52, 0.52):
            rod(frame, (wheel, side - 0.09, radius), (wheel, side + 0.09, radius), radius, "dark", 16)
            rod(frame, (wheel, side - 0.1, radius), (wheel, side + 0.1, radius), radius * 0.5, "steel", 12)
    if load:
        for part in (-1.5, -0.6):
            heap(frame.at(part, 0, 0.66), 0, 0, 0.7, 0.9, load, 40, 0.38, seed * 3 + int(part * 10), "iron")


def _trestle(base):
    """The road over the river before there were rails to a mill: timber on piles."""
    x, middle = 56, river_middle(56)
    box(base, x, middle, 1.5, 3.0, 34, 0.24, "clay", bevel=0)
    for side in (-1.4, 1.4):
        box(base, x + side, middle, 2.2, 0.1, 34, 0.12, "shade", bevel=0)
        for index in range(18):
            box(base, x + side, middle - 17 + index * 2, 1.7, 0.12, 0.12, 0.6, "shade", bevel=0)
    for index in range(9):
        y = middle - 15 + index * 3.75
        for side in (-1.2, 1.2):
            beam(base, (x + side * 1.3, y, -2), (x + side, y, 1.5), 0.28, "shade")
        beam(base, (x - 1.5, y, -0.6), (x + 1.2, y, 1.3), 0.14, "shade")
    for end in (-1, 1):
        box(base, x, middle + end * 20.5, 0.04, 3.2, 8, 1.5, "ground", bevel=0)


def _quay(base, cranes):
    quay = base.at(-4, 11.6)
    for index in range(13):
        rod(quay, (-24 + index * 4, -1.6, 0), (-24 + index * 4, -1.6, 0.5), 0.16, "dark", 8)
    for y in (0.2, 2.6):
        box(quay, 0, y, 0.06, 54, 0.12, 0.1, "steel", bevel=0)
    for place in cranes:
        works.quay_crane(quay.at(place + 4, 1.4), 11.5)


def _first_shredder(frame):
    """The hammer mill of 1963: an inclined apron for whole cars, a tower of plate, one magnet drum, one heap of clean steel."""
    works.conveyor(frame, (-12.5, 0, 0.5), (-3, 0, 5.4), 2.2, "iron")
    for part in (0.3, 0.62):
        car(frame.at(-12.5 + 9.5 * part, 0, 0.75 + 4.9 * part, 0), "rust", False)
    box(frame, 0, 0, 0, 6, 5, 3.4, "clay", bevel=0.1)
    box(frame, -0.4, 0, 3.4, 4.6, 4.2, 3.2, "iron", bevel=0.16)
    works.ribbed(frame, -0.4, 0, 3.4, 4.6, 4.2, 3.2, "iron", 0.75)
    rod(frame, (-0.4, -2.5, 2.0), (-0.4, -3.2, 2.0), 1.5, "steel", 32)
    rod(frame, (-0.4, -3.1, 2.0), (-0.4, -3.4, 2.0), 0.5, "copper", 20)
    rod(frame, (0.4, 0.8, 6.6), (0.4, 0.8, 8.6), 0.5, "steel", 16)
    box(frame, 4.4, 0, 0, 2.6, 3.2, 2.2, "clay")
    rod(frame, (4.4, -1.7, 2.7), (4.4, 1.7, 2.7), 0.75, "copper", 28)
    works.conveyor(frame, (5.4, -1, 2.2), (9.6, -6.4, 4.6), 1.2, "iron", SHREDDED)
    heap(frame, 10.2, -7.2, 3.6, 3.9, SHREDDED, 620, 0.48, 91, "rust")
    handler(frame.at(-13.6, -6.4, 0.06, 52), 7.4)


def _car_stacks(frame, columns, rows):
    """Bodies without wheels, as they wait for the hammers."""
    chance = random.Random(41)
    for row in range(rows):
        for column in range(columns):
            for level in range(chance.choice((2, 3, 3, 4))):
                car(frame.at(column * 1.9, -row * 2.3, 0.06 + level * 0.58, 90 + chance.uniform(-7, 7)), chance.choice(("rust", "shade", "steel", "clay", "corten")), False)


def _cooling(frame):
    """Billets of the first heats, the last ones still red."""
    box(frame, 0, 0, 0.06, 9, 7, 0.25, "iron", bevel=0.03)
    for index in range(13):
        box(frame, -4 + index * 0.66, 0, 0.34, 0.3, 6.6, 0.3, "hot" if index > 7 else ("rust" if index > 4 else "iron"), bevel=0)
    works.furnace_light(frame, (3, -0.4, 1.6), 130, 0.6)


def _pylon(frame):
    """Carries the furnace its current."""
    for x, y in ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)):
        beam(frame, (x, y, 0), (x * 0.16, y * 0.16, 9.5), 0.12, "steel")
    for up in range(4):
        part, ahead = up * 2.2 / 9.5, (up + 1) * 2.2 / 9.5
        near, far = 0.8 - 0.67 * part, 0.8 - 0.67 * ahead
        for turn in (0, 90):
            side = frame.at(0, 0, 0, turn)
            beam(side, (-near, -near, up * 2.2), (far, -far, (up + 1) * 2.2), 0.07, "steel")
    for up in (7.4, 8.8):
        beam(frame, (0, -2.0, up), (0, 2.0, up), 0.12, "steel")
