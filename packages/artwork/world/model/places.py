"""Two places outside the valley, each on a board of its own: a yard where visitors take parts off, and a driveway where a car is fetched."""

import math
import random

from mathutils import Matrix, noise

import works
from land import cones
from shapes import Frame, _add, beam, box, heap, prism, rod, slab
from works import lamp, windows
from years import gable


def build(name):
    base = Frame()
    box(base, 0, 0, -1, 240, 240, 0.9, "land", bevel=0)
    {"parts": _parts, "pickup": _pickup}[name](base)


def vehicle(frame, paint, kind="sedan", hood=0, wheels=True, door=False):
    """
    A car whose nose points along the first axis, at a scale where one can tell a sedan from a pickup. `hood` opens by
    degrees; without wheels it stands on rims, as yards set cars up so that nobody works under a jack.
    """
    if not wheels:
        for end in (-0.44, 0.44):
            for side in (-0.2, 0.2):
                rod(frame, (end, side, 0), (end, side, 0.15), 0.105, "iron", 14)
        frame = frame.at(0, 0, 0.1)
    side = frame.at(0, 0, 0, 90)

    def plate(places, wide, material, bevel=0.02):
        return prism(side, 0, 0, 0, [(-x, z) for x, z in places], wide, material, bevel=bevel)

    plate([(0.76, 0.09), (0.78, 0.2), (0.71, 0.28), (0.28, 0.335), (-0.52, 0.34), (-0.75, 0.325), (-0.79, 0.2), (-0.76, 0.09)], 0.6, paint, 0.035)
    cabin = {
        "sedan": [(0.31, 0.33), (0.06, 0.475), (-0.34, 0.48), (-0.6, 0.335)],
        "wagon": [(0.36, 0.33), (0.1, 0.52), (-0.66, 0.51), (-0.76, 0.335)],
        "pickup": [(0.31, 0.33), (0.1, 0.53), (-0.12, 0.53), (-0.18, 0.335)],
    }[kind]
    plate(cabin, 0.5, "dark")
    (base_x, base_z), (top_x, top_z), (end_x, end_z), (tail_x, tail_z) = cabin
    plate([(top_x + 0.03, top_z - 0.01), (top_x, top_z + 0.022), (end_x, end_z + 0.022), (end_x - 0.03, end_z - 0.01)], 0.5, paint, 0.015)
    middle = (top_x + end_x) / 2
    for hand in (-1, 1):
        for low, high in (((base_x, base_z), (top_x, top_z)), ((middle, 0.335), (middle, top_z)), ((tail_x, tail_z), (end_x, end_z))):
            beam(frame, (low[0], hand * 0.262, low[1]), (high[0], hand * 0.246, high[1]), 0.045, paint)
        box(frame, 0.755, hand * 0.2, 0.2, 0.05, 0.11, 0.06, "aluminum", bevel=0.01)
        for end in (-0.48, 0.48):
            rod(frame, (end, hand * 0.2, 0.115), (end, hand * 0.304, 0.115), 0.138, "dark", 24)
            if wheels:
                rod(frame, (end, hand * 0.19, 0.112), (end, hand * 0.316, 0.112), 0.112, "road", 24)
                rod(frame, (end, hand * 0.2, 0.112), (end, hand * 0.322, 0.112), 0.066, "cast", 16)
            else:
                rod(frame, (end, hand * 0.2, 0.115), (end, hand * 0.32, 0.115), 0.05, "rust", 14)
    if kind == "pickup":
        box(frame, -0.47, 0, 0.3, 0.5, 0.5, 0.045, "dark", bevel=0)
        for hand in (-0.27, 0.27):
            box(frame, -0.48, hand, 0.3, 0.58, 0.05, 0.09, paint, bevel=0.01)
        box(frame, -0.76, 0, 0.28, 0.05, 0.58, 0.1, paint, bevel=0.01)
    if door:
        box(frame, middle + 0.16, -0.3, 0.12, 0.3, 0.012, 0.21, "dark", bevel=0)
    if hood:
        lift = math.radians(hood)
        box(frame, 0.5, 0, 0.25, 0.38, 0.5, 0.085, "dark", bevel=0)
        box(frame, 0.46, 0, 0.3, 0.2, 0.26, 0.07, "iron", bevel=0.02)
        box(frame, 0.5, 0.02, 0.34, 0.16, 0.09, 0.045, "aluminum", bevel=0.01)
        box(frame, 0.66, 0, 0.28, 0.03, 0.42, 0.07, "copper", bevel=0)
        box(frame, 0.28 + 0.21 * math.cos(lift), 0, 0.345 + 0.21 * math.sin(lift), 0.43, 0.54, 0.02, paint, tilt=(0, -lift), bevel=0.01)


def human(frame, x, y, turn=0, coat="paint", bent=0.0):
    """Somebody 1.75 metres high; `bent` leans over an engine."""
    body = frame.at(x, y, 0, turn)
    for hand in (-0.045, 0.045):
        rod(body, (0, hand, 0), (0, hand * 0.9, 0.28), 0.04, "dark", 10)
    neck = (bent * 0.34, 0, 0.48 - bent * 0.14)
    rod(body, (0, 0, 0.26), neck, 0.085, coat, 12, 0.07)
    for hand in (-0.1, 0.1):
        rod(body, (neck[0], hand, neck[2] - 0.03), (neck[0] + 0.1 + bent * 0.16, hand * 0.9, 0.28 + bent * 0.02), 0.032, coat, 8)
    head = (neck[0] + bent * 0.06, 0, neck[2] + 0.02)
    rod(body, head, (head[0] + bent * 0.03, 0, head[2] + 0.085), 0.05, "clay", 12, 0.045)


def _parts(base):
    """Rows of cars on rims, in the order they came; people with their tools among them, and the counter where they pay."""
    slab(base, [(-30, -30), (-30, 14.5), (30, 14.5), (30, -30)], -0.12, 0, "ground", 0.05)
    for y in (-9.4, -4.6, 0.4, 5.2):
        box(base, 0, y, 0, 60, 2.3, 0.015, "road", bevel=0)
    chance = random.Random(8)
    paints = ("clay", "shade", "clay", "rust", "steel", "shade", "paint")
    for row in range(3):
        for place in range(26):
            if chance.random() < 0.05:
                continue
            spot = base.at(-16 + place * 1.28 + chance.uniform(-0.05, 0.05), -7.0 + row * 5.0 + (1.62 if row % 2 else 0), 0, (-90 if row % 2 else 90) + chance.uniform(-3, 3))
            vehicle(
                spot,
                chance.choice(paints),
                chance.choice(("sedan", "sedan", "wagon", "pickup")),
                hood=chance.choice((0, 58, 64, 0)),
                wheels=False,
                door=chance.random() < 0.45,
            )
    for row in range(3):
        for side in (-1, 1):
            post = base.at(side * 7.6 + 1.2, -5.9 + row * 5.0)
            rod(post, (0, 0, 0), (0, 0, 1.15), 0.04, "iron", 8)
            box(post, 0, 0, 0.8, 0.06, 0.5, 0.36, "paint", bevel=0.02)
    # Who came with a wrench: each at a car, or on the way to the counter with what they found.
    for x, y, turn, coat, bent in (
        (-4.35, -5.65, 255, "paint", 0.62), (-1.0, -5.4, 200, "clay", 0.2), (1.6, -4.5, 10, "shade", 0),
        (4.2, -5.6, 285, "clay", 0.62), (-6.6, 0.2, 170, "paint", 0), (7.2, 0.4, 40, "clay", 0), (-9.5, -4.4, 0, "shade", 0),
    ):
        human(base, x, y, turn, coat, bent)
    _barrow(base.at(2.1, -4.45, 0, 8))
    _hoist(base.at(-0.6, -5.2, 0, 96))
    _wheels(base.at(9.6, -4.4, 0, 90))
    hall = base.at(3.4, 10.2)
    box(hall, 0, 0, 0, 12, 4.4, 2.6, "clay", bevel=0.05)
    box(hall, 0, -0.4, 2.6, 12.8, 5.6, 0.18, "copper", bevel=0.03)
    windows(hall, 0, -2.22, 0.7, 10.6, "x", 8, 1.3)
    for x in (-8.5, 0.5, 9.5):
        lamp(base, x, 1.2, 3.2)
    for x in (-9.2, 0.6):
        lamp(base, x, -8.6, 3.2)
    human(base, -0.6, 6.6, 60, "clay")
    human(base, 2.6, 6.9, 200, "paint")
    works.flood(base, (-5, -4.6, 6, 420), (5, -4.6, 6, 420), (2, 4.6, 5, 320))
    _fence(base, 13.6, 28)
    _hills(base, ((-14, 30, 12, 5), (8, 34, 15, 7), (32, 28, 12, 5), (-36, 30, 14, 6)), 3)


def _barrow(frame):
    """A wheelbarrow with an alternator and a radiator."""
    prism(frame, 0, 0, 0.2, [(-0.2, 0.16), (0.2, 0.16), (0.12, 0), (-0.12, 0)], 0.5, "steel", bevel=0)
    rod(frame, (0.42, -0.03, 0.11), (0.42, 0.03, 0.11), 0.11, "dark", 14)
    for hand in (-0.13, 0.13):
        rod(frame, (0.42, hand * 0.3, 0.12), (-0.5, hand, 0.32), 0.018, "iron", 6)
        rod(frame, (-0.2, hand, 0), (-0.16, hand, 0.22), 0.015, "iron", 6)
    rod(frame, (-0.08, 0, 0.38), (0.08, 0, 0.38), 0.09, "aluminum", 14)
    box(frame, 0.1, 0.02, 0.33, 0.3, 0.24, 0.05, "copper", 20, (0.2, 0.3), bevel=0.01)


def _hoist(frame):
    """An engine crane on casters: mast, arm, and the engine on its chain."""
    for hand in (-0.3, 0.3):
        beam(frame, (-0.35, hand * 0.6, 0.06), (0.75, hand, 0.06), 0.06, "paint")
    rod(frame, (-0.3, 0, 0.06), (-0.3, 0, 0.92), 0.05, "paint", 8)
    beam(frame, (-0.34, 0, 0.9), (0.6, 0, 1.06), 0.07, "paint")
    rod(frame, (-0.24, 0, 0.35), (0.16, 0, 0.95), 0.035, "steel", 8)
    rod(frame, (0.57, 0, 0.66), (0.57, 0, 1.05), 0.014, "steel", 6)
    box(frame, 0.57, 0, 0.4, 0.34, 0.24, 0.24, "iron", bevel=0.03)
    for part in (-0.1, 0, 0.1):
        rod(frame, (0.57 + part, -0.02, 0.62), (0.57 + part, 0.06, 0.68), 0.03, "aluminum", 8)


def _wheels(frame):
    """A rack of rims and wheels, the first thing that is bought."""
    for end in (-1.6, 0, 1.6):
        for hand in (-0.18, 0.18):
            rod(frame, (end, hand, 0), (end, hand, 0.85), 0.03, "paint", 6)
    for level in (0.1, 0.52):
        for hand in (-0.12, 0.12):
            beam(frame, (-1.6, hand, level), (1.6, hand, level), 0.04, "paint")
        for place in range(13):
            x = -1.5 + place * 0.25
            rod(frame, (x, 0, level + 0.15), (x + 0.13, 0, level + 0.15), 0.125, "dark" if (place + int(level * 10)) % 3 else "cast", 20)
            rod(frame, (x - 0.006, 0, level + 0.15), (x + 0.136, 0, level + 0.15), 0.07, "cast", 16)


def _fence(base, y, reach):
    for index in range(int(2 * reach / 1.5)):
        box(base, -reach + index * 1.5, y, 0, 0.09, 0.09, 0.8, "shade", bevel=0)
    for z in (0.3, 0.68):
        box(base, 0, y, z, 2 * reach, 0.04, 0.07, "shade", bevel=0)


def _hills(base, hills, seed):
    """Stacked boards behind the place, as in the valley; each is (right, depth, radius, boards)."""
    trees = cones()
    chance = random.Random(seed)
    for right, depth, radius, boards in hills:
        x, y = (right + depth) / math.sqrt(2), (depth - right) / math.sqrt(2)
        for board in range(boards):
            reach = radius * (1 - board / (boards + 0.6))
            outline = []
            for step in range(72):
                turn = -2 * math.pi * step / 72
                far = reach * (1 + 0.3 * noise.noise((math.cos(turn) * 1.3 + right, math.sin(turn) * 1.3 + depth, board * 0.16)))
                outline.append((x + math.cos(turn) * far, y + math.sin(turn) * far))
            slab(base, outline[::-1], board * 0.9 - 0.2, board * 0.9 + 0.75, "land", 0.03)
            for _ in range(5):
                turn, far = chance.uniform(0, 6.3), reach * chance.uniform(0.78, 0.92)
                size = chance.uniform(0.34, 0.6)
                local = Matrix.Translation((x + math.cos(turn) * far, y + math.sin(turn) * far, board * 0.9 + 0.7)) @ Matrix.Diagonal((size, size, size * 1.2, 1))
                _add(chance.choice(trees), Frame(), local, None)


def _pickup(base):
    """An old sedan goes up the ramp of a tow truck at the curb; the driver pays its owner on the sidewalk."""
    slab(base, [(-60, -6.6), (-60, -2.6), (60, -2.6), (60, -6.6)], -0.12, -0.04, "road", 0)
    slab(base, [(-60, -2.6), (-60, -1.7), (60, -1.7), (60, -2.6)], -0.12, 0.05, "clay", 0.02)
    slab(base, [(-60, -7.5), (-60, -6.6), (60, -6.6), (60, -7.5)], -0.12, 0.05, "clay", 0.02)
    for index in range(40):
        box(base, -50 + index * 2.5, -4.6, -0.04, 1.1, 0.07, 0.012, "clay", bevel=0)
    _home(base.at(1.2, 3.4))
    slab(base, [(-3.2, -2.6), (-3.2, 2.2), (-1.1, 2.2), (-1.1, -2.6)], -0.1, 0.06, "road", 0.01)
    # The curb is lowered where a car comes out, and the truck stands on the right of its way.
    prism(base, -2.15, 0, 0, [(-3.0, -0.04), (-2.6, 0.06), (-2.6, -0.04)], 2.1, "road", bevel=0)
    _tow_truck(base.at(2.4, -3.5, -0.04, 180))
    # On the sidewalk behind the deck: on the driveway they stand where a header fades its picture before its words.
    human(base, 0.62, -2.06, -22, "paint")
    human(base, 1.0, -2.22, 158, "clay")
    box(base, 0.81, -2.14, 0.35, 0.15, 0.07, 0.008, "clay", -22, bevel=0)
    for x, y in ((-9.6, 4.4), (8.8, 3.8)):
        gable(base.at(x, y), 4.6, 3.4, 1.4, 1.2)
        windows(base.at(x, y), 0, -1.73, 0.45, 3.6, "x", 3, 0.6)
    for x in (-5.2, 5.4):
        for index in range(7):
            box(base, x + index * 0.02, -0.9 + index * 0.62, 0, 0.42, 0.56, 0.42, "tree", chanceless(index), bevel=0.1)
    rod(base, (-0.7, -1.5, 0), (-0.7, -1.5, 0.4), 0.03, "iron", 6)
    box(base, -0.7, -1.5, 0.4, 0.26, 0.14, 0.14, "paint", bevel=0.03)
    trees, chance = cones(), random.Random(21)
    for x, y, size in ((-6.6, 0.6, 0.5), (6.9, 0.2, 0.56), (4.7, 6.6, 0.6), (-3.9, 7.2, 0.66), (-12.4, 0.4, 0.6), (12.6, 0.9, 0.5), (-6.8, 8.2, 0.7), (7.6, 8.6, 0.72), (1.4, 9.4, 0.6), (-2.6, -9.4, 0.5)):
        local = Matrix.Translation((x, y, 0)) @ Matrix.Diagonal((size, size, size * 1.15, 1))
        _add(chance.choice(trees), Frame(), local, None)
    for x in (-7.4, 6.0):
        lamp(base, x, -2.2, 2.3)
    works.glow(base, (-2.2, 1.2, 1.2), 46, (1, 0.72, 0.42), 0.2)
    works.flood(base, (1.5, -5.6, 4.5, 150))
    _hills(base, ((-14, 26, 11, 5), (10, 30, 13, 6), (30, 24, 10, 4), (-34, 26, 12, 5)), 5)


def chanceless(index):
    """Hedges are cut by hand: a little crooked, and always the same."""
    return (index * 37 % 11) - 5


def _home(frame):
    gable(frame, 5.2, 3.6, 1.5, 1.3)
    windows(frame, 0.9, -1.83, 0.5, 2.8, "x", 2, 0.7)
    windows(frame, -2.63, 0.2, 0.5, 2.2, "y", 2, 0.7)
    box(frame, -0.95, -1.85, 0, 0.5, 0.08, 1.05, "paint", bevel=0.01)
    box(frame, -0.95, -2.1, 0, 0.9, 0.6, 0.1, "clay", bevel=0.02)
    box(frame, 1.2, 0.6, 2.2, 0.4, 0.4, 1.0, "clay", bevel=0.02)
    garage = frame.at(-3.5, 0.2)
    box(garage, 0, 0, 0, 2.0, 3.0, 1.25, "clay", bevel=0.03)
    box(garage, 0, -0.05, 1.25, 2.3, 3.3, 0.12, "shade", bevel=0.02)
    box(garage, 0, -1.51, 0, 1.6, 0.05, 1.0, "shade", bevel=0)
    for level in (0.25, 0.5, 0.75):
        box(garage, 0, -1.54, level, 1.6, 0.02, 0.02, "dark", bevel=0)


def _tow_truck(frame):
    """A flatbed whose deck reaches the street; the winch pulls the car up by its nose."""
    box(frame, 1.7, 0, 0.3, 0.85, 0.86, 0.42, "paint", bevel=0.06)
    box(frame, 1.56, 0, 0.7, 0.62, 0.8, 0.36, "paint", bevel=0.08)
    box(frame, 1.7, 0, 0.74, 0.4, 0.82, 0.24, "dark", bevel=0.02)
    box(frame, 1.56, 0, 1.06, 0.16, 0.6, 0.07, "lamp", bevel=0.02)
    works.glow(frame, (1.56, 0, 1.25), 60, (1, 0.55, 0.16), 0.1)
    box(frame, 2.14, 0, 0.2, 0.06, 0.8, 0.14, "steel", bevel=0.02)
    for hand in (-0.3, 0.3):
        box(frame, 2.13, hand, 0.42, 0.04, 0.14, 0.09, "lamp", bevel=0.01)
    box(frame, 0.1, 0, 0.26, 3.2, 0.3, 0.12, "iron", bevel=0)
    for x in (1.62, -0.4, -0.85):
        for hand in (-0.36, 0.36):
            rod(frame, (x, hand - 0.09, 0.2), (x, hand + 0.09, 0.2), 0.2, "dark", 20)
            rod(frame, (x, hand - 0.095, 0.2), (x, hand + 0.095, 0.2), 0.1, "steel", 14)
    side = frame.at(0, 0, 0, 90)
    prism(side, 0, 0, 0, [(-1.15, 0.56), (-1.15, 0.64), (2.5, 0.03), (2.5, -0.03)], 0.92, "steel", bevel=0.01)
    for hand in (-0.45, 0.45):
        beam(frame, (1.15, hand, 0.66), (-2.5, hand, 0.05), 0.05, "paint")
    box(frame, 1.0, 0, 0.62, 0.1, 0.9, 0.4, "steel", bevel=0.02)
    rod(frame, (0.92, -0.14, 0.72), (0.92, 0.14, 0.72), 0.08, "iron", 14)
    pitch = math.atan2(0.61, 3.65)
    car = frame.at(-1.05, 0, 0.275)
    car.matrix = car.matrix @ Matrix.Rotation(-pitch, 4, "Y")
    vehicle(car, "rust")
    rod(frame, (0.9, 0, 0.7), (-0.28, 0, 0.56), 0.013, "steel", 6)
