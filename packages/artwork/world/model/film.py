"""What came into the valley with the film and is in every picture of it since: goods at the gate, the belt with its magnet, chutes, rolls, new steel."""

import math

import bpy

import land
import works
from land import river_middle, to_screen
from mathutils import Matrix
from shapes import Frame, _add, beam, box, heap, rod
from works import COPPER, HEAVY, car, conveyor, flat_wagon, flood, furnace_light, grab_load, handler_arm, handler_tracks, lamp, person, wagon

MIXED = ["steel", "copper", "aluminum", "rust", "iron"]


# Where the sorting line's material handler takes from, in the line's own frame.
HEAP = (-13.05, -2.5)
# How far the arm of that material handler reaches.
REACH = 6.4
# Where the railway goes on behind the bridge: a cutting one board high, and the mouth of a tunnel at its end.
CUTTING = (56, 2.3, 18, 39)


def prepare(moving):
    """What has to be known before the land is laid. `moving`: a film moves trucks, a train and an arm, and comes close to what is shredded."""
    land.CUTTING = CUTTING
    if moving:
        works.SHREDDED_GRAIN = 0.22
        works.TRUCKS_STAND = False


def build(moving):
    base = Frame()
    if moving:
        scale_board(base.at(-60, 33))
    else:
        # Over the heap, with its grab full.
        arm = base.at(-44, 19).at(-13.6, 3.4, 0.06, -85)
        handler_arm(arm, REACH)
        grab_load(arm, REACH)
    goods(base.at(-67.5, 21))
    sorting_line(base.at(-44, 19))
    chutes(base.at(38, 27))
    track(base)
    rolling_line(base.at(18, -60.6))
    land.fell(lambda p, q: 36 < to_screen(p, q)[0] < 76 and -46 < to_screen(p, q)[1] < -18)
    land.fell(lambda p, q: 52 < p < 60 and 15 < q < 43)


def scale_board(frame):
    """A board over the scale's portal with room for three figures; the film writes them."""
    box(frame, 2.78, -6, 3.2, 0.36, 3.34, 2.36, "dark", bevel=0.04)


def chutes(frame):
    """Each stream leaves its door down a chute, into a bin of its own."""
    for x in (-5.4, 0, 5.4):
        for side in (-0.62, 0, 0.62):
            start, end = (x + side, -6.3, 2.2), (x + side, -7.9, 1.8)
            beam(frame, start, end, 0.16, "paint")
        box(frame, x, -7.1, 1.92, 1.1, 1.6, 0.06, "steel", tilt=(0.24, 0), bevel=0)
        for side in (-0.6, 0.6):
            rod(frame, (x + side, -7.8, 0), (x + side, -7.8, 1.8), 0.07, "iron", 6)
        _walls(frame.at(x, -8.4), 3.5, 3.3, 1.15)


def track(base):
    """Rails and sleepers over the bridge, down to the works, and through the hill on the other side."""
    x, half, _, end = CUTTING
    middle = river_middle(x)
    near, far = middle - 15, middle + 15
    box(base, x, (far + end) / 2, 1.45, 2.6, end - far, 0.3, "shade", bevel=0)
    for place in range(int(end - near)):
        box(base, x, near + 0.5 + place, 1.8 if near + place < far else 1.72, 1.7, 0.3, 0.07, "shade", bevel=0)
    for side in (-0.45, 0.45):
        box(base, x + side, (far + end) / 2, 1.84, 0.09, end - far + 1, 0.1, "steel", bevel=0)
        beam(base, (x + side, near + 0.4, 1.88), (x + side, near - 12, 0.1), 0.08, "steel")
    for wide, place in ((1.2, -1.9), (1.2, 1.9)):
        box(base, x + place, end, 1.4, wide, 1.4, 4.4, "clay", bevel=0.05)
    box(base, x, end, 4.7, 5.4, 1.6, 1.3, "clay", bevel=0.05)
    box(base, x, end + 0.5, 1.4, 2.8, 0.4, 3.4, "dark", bevel=0)
    # Light from the side of the camera: nothing else of the works shines so far.
    flood(base, (50, middle - 9, 8, 1500), (50, middle, 8, 1500), (50, middle + 9, 8, 1500), (62, middle + 4, 12, 900))


def no_train(frame):
    """For a still over which the train moves."""


def steel_train(frame):
    """What scrap has become: coils of sheet, bars in bundles, railings, and bicycles."""
    for offset, load in enumerate((_coils, _bars, _railings, _bicycles)):
        flat = frame.at(-12.6 + offset * 4.9, 0)
        flat_wagon(flat)
        load(flat.at(0, 0, 0.46))
    wagon(frame.at(7.4, 0), None, 0)


def _coils(frame):
    for x in (-1.6, -0.8, 0, 0.8, 1.6):
        rod(frame, (x, -0.3, 0.36), (x, 0.3, 0.36), 0.36, "aluminum", 28)
        rod(frame, (x, -0.31, 0.36), (x, 0.31, 0.36), 0.15, "dark", 20)
        for side in (-0.13, 0.13):
            rod(frame, (x, side - 0.025, 0.36), (x, side + 0.025, 0.36), 0.37, "iron", 28)


def _bars(frame):
    for bundle in (-0.42, 0, 0.42):
        for level, count in enumerate((3, 2, 3, 2)):
            for index in range(count):
                y = bundle + (index - (count - 1) / 2) * 0.13
                rod(frame, (-2, y, 0.12 + level * 0.12), (2, y, 0.12 + level * 0.12), 0.062, "aluminum", 8)
        for x in (-1.2, 0, 1.2):
            box(frame, x, bundle, 0.02, 0.07, 0.4, 0.58, "paint", bevel=0)
    for x in (-1.7, 1.7):
        for side in (-0.66, 0.66):
            rod(frame, (x, side, 0), (x, side, 0.8), 0.05, "iron", 6)


def _railings(frame):
    for y in (-0.48, -0.24, 0, 0.24, 0.48):
        for z in (0.1, 0.56):
            beam(frame, (-2, y, z), (2, y, z), 0.06, "aluminum")
        for index in range(25):
            rod(frame, (-2 + index / 6, y, 0.1), (-2 + index / 6, y, 0.56), 0.022, "aluminum", 6)
    for x in (-1.4, 1.4):
        box(frame, x, 0, 0, 0.12, 1.2, 0.08, "dark", bevel=0)


def _bicycles(frame):
    """In three rows, each half as large again as beside the wagon: smaller, nobody would know them from the bank."""
    box(frame, 0, 0, 0, 4.2, 1.2, 0.05, "dark", bevel=0)
    for row in range(3):
        for index in range(5):
            own = frame.at(-1.66 + index * 0.83 + row * 0.05, 0.36 - row * 0.36, 0.05)
            own.matrix = own.matrix @ Matrix.Scale(0.55, 4)
            _bicycle(own, "paint" if (index + row) % 3 else "bright")


def _bicycle(frame, paint):
    radius = 0.33
    for x in (-0.37, 0.37):
        ring = [(x + math.cos(turn) * radius, 0, radius + math.sin(turn) * radius) for turn in (index * math.pi / 9 for index in range(19))]
        for start, end in zip(ring, ring[1:]):
            rod(frame, start, end, 0.032, "clay", 6)
        for turn in (0, math.pi / 3, 2 * math.pi / 3):
            a, b = math.cos(turn) * radius, math.sin(turn) * radius
            rod(frame, (x - a, 0, radius - b), (x + a, 0, radius + b), 0.01, "aluminum", 5)
    rear, crank, seat, head, front = (-0.37, 0, 0.33), (-0.06, 0, 0.3), (-0.16, 0, 0.72), (0.24, 0, 0.76), (0.37, 0, 0.33)
    for start, end in ((rear, crank), (rear, seat), (crank, seat), (crank, head), (seat, head), (head, front)):
        rod(frame, start, end, 0.04, paint, 8)
    rod(frame, seat, (-0.18, 0, 0.84), 0.03, paint, 6)
    box(frame, -0.18, 0, 0.83, 0.26, 0.12, 0.07, "clay", bevel=0.02)
    rod(frame, head, (0.22, 0, 0.9), 0.03, "aluminum", 6)
    rod(frame, (0.24, -0.2, 0.9), (0.24, 0.2, 0.9), 0.03, "clay", 6)


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
    lamp(frame, -2.6, -0.2, 3.4)
    flood(frame, (-4, -3, 5, 300), (4, -3, 5, 380))


def sorting_line(frame):
    """A belt of mixed pieces under a magnet whose own belt carries steel to the front. What moves on it is painted."""
    conveyor(frame, (-9.9, 0, 1.5), (8, 0, 1.5), 1.7)
    _hopper(frame.at(-9.2, 0))
    heap(frame, *HEAP, 2.4, 2.5, MIXED, 420, 0.4, 205, "rust")
    for x in (-1.5, 1.5):
        for y in (-1.9, 1.5):
            beam(frame, (x, y, 0), (x, y, 4.3), 0.2, "clay")
        box(frame, x, -0.2, 4.1, 0.3, 4.0, 0.3, "clay")
    box(frame, 0, -0.9, 3.1, 2.2, 3.8, 0.9, "copper", bevel=0.12)
    for y in (-2.9, 1.1):
        rod(frame, (-1.15, y, 3.4), (1.15, y, 3.4), 0.48, "steel", 24)
    _bin(frame.at(0, -4.1), 3.0, 2.0, ["steel", "iron", "steel"], 202, "steel")
    _bin(frame.at(9.6, 0), 2.2, 2.4, COPPER + ["aluminum", "aluminum"], 203, "copper")
    # In the film its arm turns between the heap and the hopper, so it is a cut-out of its own (`cutouts.py`).
    handler_tracks(frame.at(-13.6, 3.4, 0.06, -22))
    # Behind the belt, so that no light lies over what it shows.
    for x, y in ((-3.6, 3.4), (5.4, 3.0)):
        lamp(frame, x, y, 3.8)
    person(frame, 3.6, -2.6)
    flood(frame, (1, -5, 7, 640), (-8, -4, 7, 430), (9, -3, 6, 360))


def _hopper(frame):
    """A funnel of plates on four legs: what is dropped into it slides onto the belt that begins below it."""
    wide, narrow, low, high = 1.5, 0.72, 1.62, 2.5
    for x in (-1, 1):
        for y in (-1, 1):
            beam(frame, (x * 1.3, y * 1.3, 0), (x * 1.3, y * 1.3, high), 0.18, "clay")
            beam(frame, (x * 1.3, y * 1.3, low + 0.3), (x * narrow, y * narrow, low - 0.1), 0.1, "clay")
    mesh = bpy.data.meshes.new("funnel")
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    points = [(x * side, y * side, z) for side, z in ((narrow, low), (wide, high), (wide - 0.09, high), (narrow - 0.09, low)) for x, y in corners]
    faces = [(level * 4 + i, level * 4 + (i + 1) % 4, level * 4 + 4 + (i + 1) % 4, level * 4 + 4 + i) for level in range(3) for i in range(4)]
    mesh.from_pydata(points, [], faces)
    _add(mesh, frame, Matrix(), "paint")
    heap(frame.at(0, 0, 1.7), 0, 0, 1.0, 0.72, MIXED, 80, 0.34, 201, "rust")


def _walls(frame, long, deep, high):
    for y in (-deep / 2, deep / 2):
        box(frame, 0, y, 0.06, long, 0.12, high, "paint", bevel=0.03)
    for x in (-long / 2, long / 2):
        box(frame, x, 0, 0.06, 0.12, deep, high, "paint", bevel=0.03)


def _bin(frame, long, deep, mix, seed, base):
    _walls(frame, long, deep, 1.0)
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
    # By day the bars light nothing that the sun does not: each light more leaves it fewer of the few rays, and the picture gray.
    for x, watts in ((-10, 150), (-2.5, 120), (4.5, 100), (12, 80)) if works.LIT else ():
        furnace_light(frame, (x, -0.8, 1.9), watts, 0.5)
    flood(frame, (-4, -7, 7, 500), (9, -7, 7, 600))
    for x, y in ((-3.4, -2.4), (-2.9, -2.6)):
        person(frame, x, y)
