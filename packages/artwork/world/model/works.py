"""The chain, from the gate to the bar of new steel; each part where the valley has room for it."""

import math
import random

import bpy
from mathutils import Vector

from land import WATER, river_middle
from shapes import Frame, bale, beam, box, heap, prism, rod, slab

SHREDDED = ["rust", "rust", "steel", "iron", "rust", "aluminum"]
HEAVY = ["rust", "corten", "rust", "iron"]
COPPER = ["copper", "bright", "copper"]


# How large the pieces are that the shredder leaves: as a picture of the whole works needs them, not as large as a fist.
SHREDDED_GRAIN = 0.5
# Whether trucks stand on their roads; a film leaves those out that it moves there (`cutouts.py`).
TRUCKS_STAND = True


def build(train=None):
    """`train` loads the bridge; without it, wagons of scrap stand there."""
    base = Frame()
    _pads(base)
    roads(base)
    gate(base.at(-60, 33))
    yard(base.at(-29, 31))
    shredder(base.at(6, 30))
    separation(base.at(38, 27))
    port(base)
    bridge(base, train or scrap_train)
    melt_shop(base.at(34, -28))
    rolling_mill(base.at(14, -48))
    stock(base.at(4, -25))
    railway(base)


def _pads(base):
    slab(base, [(-78, 13), (-78, 52), (56, 52), (56, 13)], -0.3, 0.06, "ground", 0.05)
    slab(base, [(-30, 10.6), (-30, 13), (28, 13), (28, 10.6)], -2.8, 0.06, "ground", 0.05)
    slab(base, [(-12, -64), (-12, -15), (64, -15), (64, -64)], -0.3, 0.06, "ground", 0.05)


def roads(base):
    box(base, -50, 27, 0.06, 112, 3.6, 0.05, "road", bevel=0)
    box(base, 20, 18.2, 0.07, 70, 2.6, 0.05, "road", bevel=0)
    box(base, 24, -39.6, 0.06, 74, 3.2, 0.05, "road", bevel=0)
    for index in range(22):
        # At the gate the road has one lane, over the scale.
        if not -86 < -100 + index * 5 < -48:
            box(base, -100 + index * 5, 27, 0.11, 1.6, 0.12, 0.02, "clay", bevel=0)


def truck(frame, load=None, seed=1, cab="clay"):
    """Drives along its first axis."""
    box(frame, 1.95, 0, 0.32, 0.95, 0.92, 1.0, cab, bevel=0.12)
    box(frame, 2.2, 0, 0.86, 0.5, 0.8, 0.34, "dark", bevel=0.04)
    box(frame, -0.2, 0, 0.34, 3.6, 0.28, 0.14, "iron", bevel=0)
    for side in (-0.46, 0.46):
        box(frame, -0.45, side, 0.48, 3.1, 0.07, 0.72, "steel", bevel=0.02)
    for end in (-2.0, 1.1):
        box(frame, end, 0, 0.48, 0.07, 0.92, 0.72, "steel", bevel=0.02)
    box(frame, -0.45, 0, 0.48, 3.1, 0.9, 0.08, "steel", bevel=0)
    for wheel in (-1.6, -1.1, 0.6, 2.0):
        for side in (-0.42, 0.42):
            rod(frame, (wheel, side - 0.1, 0.26), (wheel, side + 0.1, 0.26), 0.26, "dark", 12)
    if load:
        chance = random.Random(seed)
        for part in (-1.3, -0.4, 0.4):
            heap(frame.at(part, 0, 0.62), 0, 0, 0.55, 0.75, load, 26, 0.34, chance.randint(1, 999), "iron")


def car(frame, paint, wheels=True):
    box(frame, 0, 0, 0.16, 1.5, 0.62, 0.24, paint, bevel=0.08)
    box(frame, -0.05, 0, 0.38, 0.8, 0.54, 0.22, "dark" if wheels else paint, bevel=0.09)
    if wheels:
        for wheel in (-0.46, 0.46):
            for side in (-0.28, 0.28):
                rod(frame, (wheel, side - 0.06, 0.15), (wheel, side + 0.06, 0.15), 0.15, "dark", 10)


def person(frame, x, y, vest="paint"):
    rod(frame, (x, y, 0.06), (x, y, 0.5), 0.1, vest, 7, 0.08)
    rod(frame, (x, y, 0.48), (x, y, 0.62), 0.07, "clay", 7)


def lamp(frame, x, y, high=3.4):
    rod(frame, (x, y, 0), (x, y, high), 0.06, "iron", 6)
    box(frame, x, y, high, 0.5, 0.22, 0.1, "lamp", bevel=0)
    glow(frame, (x, y, high - 0.15), 110, (1, 0.72, 0.42), 0.2)


def glow(frame, place, watts, colour, radius):
    """A light that burns by night only."""
    if not LIT:
        return
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy = watts
    light.color = colour
    light.shadow_soft_size = radius
    thing = bpy.data.objects.new("lamp", light)
    thing.location = frame.matrix @ Vector(place)
    bpy.context.collection.objects.link(thing)


LIT = False


def windows(frame, x, y, z, length, along, count, high=0.5):
    """A row of panes; `along` is the axis of the wall."""
    for index in range(count):
        part = (index + 0.5) / count * length - length / 2
        if along == "x":
            box(frame, x + part, y, z, length / count * 0.72, 0.06, high, "window", bevel=0)
        else:
            box(frame, x, y + part, z, 0.06, length / count * 0.72, high, "window", bevel=0)


def saw_hall(frame, length, wide, high, teeth, wall="clay", roof="clay"):
    """A hall with a saw-tooth roof, teeth across its first axis, glass to the right front."""
    box(frame, 0, 0, 0, length, wide, high, wall, bevel=0.08)
    step = wide / teeth
    for index in range(teeth):
        middle = -wide / 2 + step * (index + 0.5)
        prism(frame, 0, middle, high, [(-step / 2, 0), (step / 2, 0), (-step / 2 + 0.12, step * 0.52)], length * 0.992, roof)
        windows(frame, 0, middle - step / 2 + 0.03, high + step * 0.1, length * 0.94, "x", int(length / 1.6), step * 0.3)


def ribbed(frame, x, y, z, wide, deep, high, material, pitch=0.55):
    """Standing seams on the two sides that are seen."""
    for index in range(int(wide / pitch)):
        box(frame, x - wide / 2 + (index + 0.5) * pitch, y - deep / 2, z, 0.09, 0.09, high, material, bevel=0)
    for index in range(int(deep / pitch)):
        box(frame, x - wide / 2, y - deep / 2 + (index + 0.5) * pitch, z, 0.09, 0.09, high, material, bevel=0)


def gate(frame):
    box(frame, 0, -3.2, 0, 5.4, 3.0, 2.2, "clay")
    box(frame, 0, -3.2, 2.2, 6.2, 3.9, 0.22, "copper", bevel=0.04)
    windows(frame, 0, -4.72, 0.8, 4.6, "x", 4, 0.9)
    windows(frame, -2.72, -3.2, 0.8, 2.2, "y", 2, 0.9)
    # The scale: a plate in the road, with a portal over it.
    box(frame, 0, -6, 0.1, 7.4, 2.2, 0.16, "steel", bevel=0.03)
    for side in (-7.35, -4.65):
        box(frame, 2.9, side, 0, 0.3, 0.22, 3.2, "clay")
    box(frame, 2.9, -6, 3.1, 0.5, 3.2, 0.36, "paint")
    if TRUCKS_STAND:
        truck(frame.at(-0.3, -6, 0.24), HEAVY, 3)
        truck(frame.at(-9.5, -6, 0.1), SHREDDED, 4)
        truck(frame.at(-18.5, -6, 0.1), COPPER, 5)
        truck(frame.at(10.5, -6.9, 0.1), None, 6)
    # The barrier: shut behind the truck that stands, up for those that drive.
    beam(frame, (3.8, -7.6, 0.9), (3.8, -4.4, 1.5) if TRUCKS_STAND else (3.8, -7.9, 4.0), 0.1, "paint")
    for index in range(5):
        car(frame.at(-4 + index * 1.3, 1.6, 0.06, 90), random.Random(index).choice(["clay", "shade", "clay", "paint"]))
    person(frame, -2.6, -4.9)
    person(frame, 1.4, -7.8)
    # Between the trucks, or their light would cover them.
    for x in (-15.2, -7.4, 6):
        lamp(frame, x, -8.4)
    for index in range(26):
        box(frame, -16 + index * 1.5, 7.5, 0, 0.1, 0.1, 1.0, "shade", bevel=0)
    box(frame, 3, 7.5, 0.9, 38, 0.05, 0.08, "shade", bevel=0)


def flood(frame, *places):
    """Light over places where people work at night."""
    for x, y, z, watts in places:
        glow(frame, (x, y, z), watts, (1, 0.80, 0.58), 1.2)


def hide_from_water():
    """Light over port and bridge has no lamp that could be seen, so none may be seen in the river either: it would lie there like a moon."""
    for thing in bpy.data.objects:
        if thing.type != "LIGHT" or thing.data.type != "POINT" or thing.data.shadow_soft_size < 1:
            continue
        p, q, _ = thing.matrix_world.translation
        if p < 70 and abs(q - river_middle(p)) < 16:
            thing.visible_glossy = False


def yard(frame):
    flood(frame, (-10, 8, 8, 900), (2, 10, 9, 900), (11, -1, 9, 1100), (-10, -4, 7, 700))
    # Bays of concrete blocks, open to the front.
    kinds = [("rust", HEAVY), ("steel", ["steel", "aluminum", "steel"]), ("copper", COPPER), ("iron", ["iron", "rust", "steel"])]
    for index in range(5):
        box(frame, -14 + index * 7.4, 13.2, 0, 0.7, 8.4, 2.4, "clay", bevel=0.08)
    box(frame, 0.8, 17.4, 0, 30.3, 0.7, 2.4, "clay", bevel=0.08)
    for index, (base, mix) in enumerate(kinds):
        heap(frame, -10.3 + index * 7.4, 14.0, 3.1, 2.9, mix, 330, 0.62, 20 + index, base)
    # Bales in rows, copper in front where the eye goes first.
    chance = random.Random(5)
    for row, material in enumerate(["copper", "aluminum", "rust"]):
        for column in range(7 - row):
            for level in range(3 - (column > 4) - (column > 2 and row > 0)):
                bale(frame, -15 + column * 2.0 + chance.uniform(-0.08, 0.08) + level * 0.15, 1.8 + row * 2.0, 0.06 + level * 1.1, material, chance.randint(1, 9999))
    # The great heap and the crane that feeds it.
    heap(frame, 9.5, 3.8, 5.4, 4.8, HEAVY + ["steel", "rust", "iron"], 900, 0.74, 77, "rust")
    handler(frame.at(1.6, 5.2, 0.06, -12), 8.6)
    truck(frame.at(2.5, -0.2, 0.1, 0), HEAVY, 9)
    if TRUCKS_STAND:
        truck(frame.at(-8, -3.1, 0.1, 180), None, 12)
    for index in range(8):
        for level in range(2 - index % 2):
            car(frame.at(-14.4 + index * 1.9, 7.6, 0.06 + level * 0.6, 90 + chance.uniform(-6, 6)), chance.choice(["shade", "rust", "clay", "steel"]), False)
    for x, y in ((-16, -1), (-3, -1.2), (16, -1)):
        lamp(frame, x, y, 4.2)
    for x, y in ((-1.6, 0.4), (-5, -1.4), (-4.3, -1.5)):
        person(frame, x, y)


def handler(frame, reach):
    """A material handler: tracks, cab, boom, stick and an orange-peel grab that holds scrap."""
    handler_tracks(frame)
    handler_arm(frame, reach)
    grab_load(frame, reach)


def handler_tracks(frame):
    """What of a material handler stands still while it works."""
    for side in (-0.75, 0.75):
        box(frame, 0, side, 0, 2.6, 0.5, 0.55, "dark", bevel=0.14)
    box(frame, 0, 0, 0.5, 1.1, 1.1, 0.5, "iron")


def handler_arm(frame, reach):
    """What of it turns: house, cab, boom, stick and the grab."""
    box(frame, -0.3, 0, 1.0, 2.3, 1.8, 0.95, "paint", bevel=0.14)
    box(frame, 0.75, 0.62, 1.55, 0.8, 0.7, 1.05, "paint", bevel=0.1)
    box(frame, 0.92, 0.62, 1.85, 0.52, 0.74, 0.55, "dark", bevel=0.04)
    elbow = (reach * 0.52, 0, 6.2)
    beam(frame, (0.5, 0, 1.7), elbow, 0.42, "paint")
    beam(frame, (0.9, 0, 1.5), (reach * 0.34, 0, 4.0), 0.18, "steel")
    tip = (reach * 0.92, 0, 4.6)
    beam(frame, elbow, tip, 0.3, "paint")
    rod(frame, tip, (tip[0], 0, 3.9), 0.09, "iron")
    for index in range(5):
        turn = index * 2 * math.pi / 5
        out = (tip[0] + math.cos(turn) * 0.75, math.sin(turn) * 0.75, 3.15)
        beam(frame, (tip[0], 0, 3.9), out, 0.14, "iron")
        beam(frame, out, (tip[0] + math.cos(turn) * 0.34, math.sin(turn) * 0.34, 2.4), 0.13, "iron")


def grab_load(frame, reach):
    """What the grab of a material handler holds."""
    heap(frame.at(reach * 0.92, 0, 2.5), 0, 0, 0.6, 0.7, HEAVY, 34, 0.42, 8, "rust")


def conveyor(frame, start, end, wide=1.0, material="iron", load=None):
    beam_start, beam_end = start, end
    for side in (-wide / 2, wide / 2):
        direction = (end[0] - start[0], end[1] - start[1])
        size = math.hypot(*direction) or 1
        across = (-direction[1] / size * side, direction[0] / size * side)
        beam(frame, (beam_start[0] + across[0], beam_start[1] + across[1], beam_start[2]), (beam_end[0] + across[0], beam_end[1] + across[1], beam_end[2]), 0.2, "clay")
    steps = 14
    for index in range(steps):
        part = (index + 0.5) / steps
        place = [a + (b - a) * part for a, b in zip(start, end)]
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        length = math.dist(start, end) / steps
        pitch = -math.atan2(end[2] - start[2], math.hypot(end[0] - start[0], end[1] - start[1]))
        piece = frame.at(*place, turn)
        box(piece, 0, 0, 0, length * 1.06, wide * 0.86, 0.08, material, tilt=(0, pitch), bevel=0)
        if load:
            heap(piece.at(0, 0, 0.05), 0, 0, wide * 0.3, 0.25, load, 7, 0.3, index + 3, "iron")
    for part in (0.3, 0.62, 0.93):
        place = [a + (b - a) * part for a, b in zip(start, end)]
        if place[2] > 0.8:
            rod(frame, (place[0], place[1], 0), place, 0.12, "clay", 6)


def shredder(frame):
    flood(frame, (13, -8, 9, 1000), (-8, -1, 10, 700), (10, 6, 8, 500))
    conveyor(frame, (-15, 3, 0.6), (-4.4, 3, 6.2), 1.9, "iron", HEAVY)
    box(frame, -1.2, 3, 0, 7.0, 5.4, 4.4, "clay", bevel=0.12)
    box(frame, -1.6, 3, 4.4, 4.6, 4.4, 2.6, "iron", bevel=0.2)
    ribbed(frame, -1.6, 3, 4.4, 4.6, 4.4, 2.6, "iron", 0.75)
    rod(frame, (-1.6, 0.2, 2.5), (-1.6, -0.5, 2.5), 1.6, "steel", 32)
    rod(frame, (-1.6, -0.4, 2.5), (-1.6, -0.7, 2.5), 0.5, "copper", 20)
    for index in range(8):
        turn = index * math.pi / 4
        rod(frame, (-1.6 + math.cos(turn) * 1.2, -0.45, 2.5 + math.sin(turn) * 1.2), (-1.6 + math.cos(turn) * 1.2, -0.66, 2.5 + math.sin(turn) * 1.2), 0.14, "iron", 8)
    # Dust hood, duct and cyclone.
    rod(frame, (-1.6, 4, 7.0), (-1.6, 4, 8.8), 0.55, "steel", 16)
    rod(frame, (-1.6, 4, 8.6), (3.8, 7.4, 8.6), 0.45, "steel", 14)
    rod(frame, (3.8, 7.4, 4.4), (3.8, 7.4, 9.0), 1.15, "steel", 24)
    rod(frame, (3.8, 7.4, 1.8), (3.8, 7.4, 4.4), 0.25, "steel", 24, 1.15)
    for side in (-0.8, 0.8):
        rod(frame, (3.8 + side, 7.4 + side, 0), (3.8 + side, 7.4 + side, 5), 0.09, "iron", 6)
    # Magnet drums and the streams that leave.
    box(frame, 5.2, 2.6, 0, 3.2, 3.0, 2.8, "clay")
    rod(frame, (5.2, 0.9, 3.2), (5.2, 4.3, 3.2), 0.75, "copper", 28)
    conveyor(frame, (6.6, 2.6, 2.6), (13, -2.6, 5.4), 1.2, "iron", SHREDDED)
    heap(frame, 13.9, -3.2, 4.2, 4.6, SHREDDED, round(900 * 0.5 / SHREDDED_GRAIN), SHREDDED_GRAIN, 31, "rust")
    conveyor(frame, (5.2, 4.6, 2.0), (11, 9.8, 3.8), 1.0, "iron", ["aluminum", "copper"])
    heap(frame, 11.6, 10.4, 2.4, 2.6, ["aluminum", "copper", "steel", "aluminum"], 300, 0.42, 33, "steel")
    box(frame, -6.5, -1.9, 0, 3.0, 2.4, 2.0, "clay")
    box(frame, -6.5, -1.9, 2.0, 3.3, 2.7, 0.16, "copper", bevel=0.03)
    windows(frame, -6.5, -3.12, 0.8, 2.6, "x", 2, 0.8)
    handler(frame.at(-13, -1.6, 0.06, 40), 7.4)
    for x, y in ((-10, -4), (3, -4.4), (18, -5)):
        lamp(frame, x, y, 4.2)
    person(frame, 1.2, -2.6)
    person(frame, 2.0, -2.2)
    truck(frame.at(2.5, -11.8, 0.12), SHREDDED, 15)


def separation(frame):
    saw_hall(frame, 17, 13, 4.4, 4, "clay", "clay")
    ribbed(frame, 0, 0, 0, 17, 13, 4.4, "clay", 0.9)
    windows(frame, -8.55, 0, 2.7, 11, "y", 8, 0.8)
    for index, (mix, base) in enumerate([(COPPER, "copper"), (["aluminum"], "aluminum"), (["steel", "iron"], "steel")]):
        x = -5.4 + index * 5.4
        box(frame, x, -6.56, 0, 2.6, 0.1, 2.4, "dark", bevel=0)
        heap(frame, x, -8.3, 1.5, 1.5, mix, 190, 0.36, 50 + index, base)
    for x in (-8, -2.7, 2.7, 8):
        lamp(frame, x, -7.0, 3.8)
    # Vents on the hindmost slope of the roof, whose upper side lies lower the farther back it is.
    for x in (-6, -1, 4):
        box(frame, x, 5.2, 4.9, 0.8, 0.8, 1.1, "steel")
    if TRUCKS_STAND:
        truck(frame.at(11.2, -9.3, 0.1, 180), None, 17)


def port(base):
    quay = base.at(-4, 11.6)
    flood(base, (-22, 12, 9, 900), (-6, 9, 10, 900), (8, 9, 10, 700), (-44, 4, 9, 600))
    for index in range(13):
        rod(quay, (-24 + index * 4, -1.6, 0), (-24 + index * 4, -1.6, 0.5), 0.16, "dark", 8)
    box(quay, 0, 0.2, 0.06, 54, 0.12, 0.1, "steel", bevel=0)
    box(quay, 0, 2.6, 0.06, 54, 0.12, 0.1, "steel", bevel=0)
    for place, reach in ((-11, 12.5), (9, 11)):
        quay_crane(quay.at(place, 1.4), reach)
    heap(base, -20, 16.8, 4.0, 3.6, SHREDDED, 700, 0.48, 61, "rust")
    heap(base, -12.5, 17.3, 3.3, 2.9, ["rust", "steel", "rust"], 450, 0.48, 62, "rust")
    ship(base.at(-5, 3.4, WATER, 180))
    barge(base.at(-42, river_middle(-42) + 1.5, WATER, 190), 5)
    tug(base.at(-56, river_middle(-56) + 1, WATER, 194))
    for x in (-22, -10, 2, 14):
        lamp(base, x, 13.6, 4.2)
    for x, y in ((-16.4, 12), (-1.5, 11.6), (-0.8, 11.5)):
        person(base, x, y)


def quay_crane(crane, reach):
    """A crane on rails along the quay, its boom over the ship."""
    for x in (-1.5, 1.5):
        for y in (-1.2, 1.2):
            beam(crane, (x, y, 0.1), (x * 0.6, y * 0.6, 4.2), 0.3, "paint")
            box(crane, x, y, 0.1, 0.8, 0.5, 0.4, "dark")
    box(crane, 0, 0, 4.1, 2.6, 2.4, 0.4, "paint")
    rod(crane, (0, 0, 4.5), (0, 0, 5.2), 0.9, "iron", 20)
    box(crane, 0, 0.7, 5.2, 2.0, 3.4, 1.7, "paint", bevel=0.1)
    box(crane, 0.9, -0.9, 5.6, 0.8, 1.0, 1.2, "dark", bevel=0.05)
    top = (0, -reach * 0.78, 12.5)
    for side in (-0.45, 0.45):
        beam(crane, (side, -0.8, 6), (top[0], top[1], top[2]), 0.2, "paint")
    for index in range(1, 9):
        part = index / 9
        side = 0.45 * (1 - part)
        beam(crane, (-side, -0.8 + (top[1] + 0.8) * part, 6 + 6.5 * part), (side, -0.8 + (top[1] + 0.8) * (part + 0.06), 6 + 6.5 * (part + 0.06)), 0.1, "paint")
    beam(crane, (0, 0.8, 6.9), (0, 1.2, 9.8), 0.25, "paint")
    rod(crane, (0, 1.2, 9.8), top, 0.04, "iron", 5)
    rod(crane, top, (top[0], top[1], 5.4), 0.035, "iron", 5)
    for side in (-0.5, 0.5):
        beam(crane, (top[0], top[1], 5.4), (side, top[1], 4.6), 0.2, "iron")
        beam(crane, (side, top[1], 4.6), (side * 0.3, top[1], 3.8), 0.2, "iron")
    heap(crane.at(0, top[1], 3.9), 0, 0, 0.5, 0.7, SHREDDED, 26, 0.36, 5, "iron")


def hull(frame, length, beam_wide, low, high, material, flare=1.0):
    half = beam_wide / 2 * flare
    outline = [(-length / 2, -half * 0.82), (-length / 2 + 1.2, -half), (length * 0.32, -half), (length * 0.43, -half * 0.62), (length / 2, 0),
               (length * 0.43, half * 0.62), (length * 0.32, half), (-length / 2 + 1.2, half), (-length / 2, half * 0.82)]
    slab(frame, outline, low, high, material, 0.06)
    return outline


def ship(frame):
    length = 34
    hull(frame, length, 6.0, -0.8, 0.75, "corten", 0.985)
    hull(frame, length, 6.0, 0.75, 2.5, "iron")
    hull(frame, length - 0.6, 5.5, 2.5, 2.62, "shade")
    for hold in range(4):
        x = -6.2 + hold * 5.4
        for side in (-1.95, 1.95):
            box(frame, x, side, 2.6, 4.6, 0.16, 0.8, "clay", bevel=0.03)
        for end in (-2.3, 2.3):
            box(frame, x + end, 0, 2.6, 0.16, 4.0, 0.8, "clay", bevel=0.03)
        box(frame, x, 0, 2.6, 4.5, 3.8, 0.1, "dark", bevel=0)
        if hold != 1:
            for part in (-1.1, 0, 1.1):
                heap(frame.at(x + part, 0, 2.66), 0, 0, 1.7, 1.5, SHREDDED, 150, 0.42, 70 + hold * 3 + int(part), "rust")
    box(frame, -13.2, 0, 2.6, 3.6, 4.6, 2.4, "clay", bevel=0.08)
    box(frame, -13.0, 0, 5.0, 2.8, 4.2, 1.3, "clay", bevel=0.08)
    box(frame, -12.8, 0, 6.3, 2.2, 5.2, 0.95, "clay", bevel=0.06)
    for side in (-2.62, 2.62):
        windows(frame, -12.8, side, 6.6, 1.9, "x", 4, 0.42)
        windows(frame, -13.1, side * 0.885, 3.4, 2.6, "x", 5, 0.4)
    windows(frame, -11.68, 0, 6.6, 4.6, "y", 8, 0.42)
    rod(frame, (-14.4, 0, 6.2), (-14.6, 0, 8.4), 0.55, "copper", 18)
    rod(frame, (-12.6, 0, 7.2), (-12.6, 0, 9.6), 0.07, "iron", 6)
    rod(frame, (14, 0, 2.6), (14, 0, 5.2), 0.1, "clay", 6)
    glow(frame, (-10.5, 0, 6), 60, (1, 0.8, 0.55), 0.3)


def barge(frame, holds):
    box(frame, 0, 0, -0.5, 17, 4.6, 1.5, "corten", bevel=0.2)
    box(frame, 0, 0, 0.98, 15.6, 3.7, 0.1, "dark", bevel=0)
    for side in (-1.95, 1.95):
        box(frame, 0, side, 1.0, 15.8, 0.14, 0.5, "corten", bevel=0.02)
    for index in range(holds):
        heap(frame.at(-6 + index * 3, 0, 1.0), 0, 0, 1.8, 1.3, SHREDDED, 150, 0.44, 90 + index, "rust")


def tug(frame):
    hull(frame, 7, 2.6, -0.5, 0.7, "paint")
    box(frame, -0.3, 0, 0.7, 2.4, 1.6, 1.0, "clay")
    box(frame, 0, 0, 1.7, 1.4, 1.3, 0.8, "clay")
    windows(frame, 0.72, 0, 1.95, 1.2, "y", 3, 0.35)
    rod(frame, (-1.2, 0, 1.7), (-1.3, 0, 3), 0.25, "copper", 12)


def bridge(base, train):
    """Made of the steel: a tied arch of weathering plate across the river."""
    x = 56
    middle = river_middle(x)
    near, far = middle - 15, middle + 15
    for side in (-1.5, 1.5):
        box(base, x + side, middle, 1.5, 0.4, 30, 0.6, "corten", bevel=0.04)
        points = []
        for index in range(17):
            part = index / 16
            points.append((x + side, near + (far - near) * part, 1.9 + 8.0 * 4 * part * (1 - part)))
        for start, end in zip(points, points[1:]):
            beam(base, start, end, 0.42, "corten")
        for point in points[1:-1]:
            beam(base, (point[0], point[1], 1.8), point, 0.13, "corten")
    box(base, x, middle, 1.6, 2.7, 30, 0.2, "shade", bevel=0)
    for part in range(3, 14, 2):
        share = part / 16
        up = 1.9 + 32 * share * (1 - share)
        place = near + (far - near) * share
        if up > 5:
            beam(base, (x - 1.5, place, up), (x + 1.5, place, up), 0.2, "corten")
    # Lamps on brackets outside the farther girder, where none covers the train, each between two hangers: nearer, they would
    # make one look red-hot.
    for index in range(7):
        place = near + (2 * index + 1.5) * 30 / 16
        beam(base, (x + 1.5, place, 1.8), (x + 2.3, place, 1.8), 0.12, "iron")
        rod(base, (x + 2.3, place, 1.8), (x + 2.3, place, 4.6), 0.06, "iron", 6)
        box(base, x + 2.3, place, 4.6, 0.4, 0.2, 0.08, "lamp", bevel=0)
        glow(base, (x + 2.3, place, 4.45), 80, (1, 0.78, 0.5), 0.2)
    for end in (near + 0.6, far - 0.6):
        box(base, x, end, -1.5, 4.2, 1.8, 3.0, "clay")
    for side, turn in ((near, -1), (far, 1)):
        prism(base, x, side + turn * 6, 0, [(-6, 1.8 if turn < 0 else 0.0), (-6, 0.0), (6, 0.0)] if turn > 0 else [(-6, 0), (6, 0), (6, 1.8)], 3.6, "ground", bevel=0)
    train(base.at(x, middle, 1.85, 90))


def scrap_train(frame):
    for offset in range(4):
        wagon(frame.at(-8 + offset * 5.0, 0), SHREDDED if offset < 3 else None, offset)


def flat_wagon(frame):
    box(frame, 0, 0, 0.32, 4.3, 1.3, 0.14, "iron", bevel=0)
    for wheel in (-1.5, -1.0, 1.0, 1.5):
        for side in (-0.5, 0.5):
            rod(frame, (wheel, side - 0.06, 0.2), (wheel, side + 0.06, 0.2), 0.2, "dark", 10)


def wagon(frame, load, seed):
    flat_wagon(frame)
    if load is None:
        box(frame, 0.2, 0, 0.46, 3.8, 1.3, 1.25, "paint", bevel=0.1)
        box(frame, 1.0, 0, 1.7, 1.1, 1.25, 0.5, "paint", bevel=0.06)
        box(frame, 1.0, 0, 1.76, 1.14, 1.0, 0.34, "dark", bevel=0.02)
        return
    for side in (-0.62, 0.62):
        box(frame, 0, side, 0.46, 4.1, 0.08, 0.85, "corten", bevel=0.02)
    for end in (-2.02, 2.02):
        box(frame, end, 0, 0.46, 0.08, 1.3, 0.85, "corten", bevel=0.02)
    for part in (-1.2, 0, 1.2):
        heap(frame.at(part, 0, 0.8), 0, 0, 0.42, 0.7, load, 30, 0.3, seed * 7 + 100 + int(part), "iron", 1.4)


def railway(base):
    x = 56
    middle = river_middle(x)
    for side in (-0.45, 0.45):
        box(base, x + side, middle, 1.84, 0.09, 32, 0.1, "steel", bevel=0)
    for line in (-34.5, -36.4):
        for side in (-0.42, 0.42):
            box(base, 7, line + side, 0.16, 110, 0.09, 0.1, "steel", bevel=0)
        # From outside the picture: rails that begin in a field lead nowhere.
        for index in range(108):
            box(base, -47 + index * 1.0, line, 0.07, 0.3, 1.5, 0.09, "shade", bevel=0)
    for index in range(6):
        wagon(base.at(-6 + index * 4.9, -36.4, 0.2), SHREDDED if index < 5 else None, 40 + index)


def melt_shop(frame, idle=False, filtered=True):
    """
    The tall hall. Its right front stands open, and the furnace lights it from within. Idle, its doors are shut and it is dark;
    before there were filters, smoke went up the stacks as it was.
    """
    length, wide, high = 26, 13, 10
    box(frame, 0, wide / 2 - 0.2, 0, length, 0.4, high, "clay")
    box(frame, -length / 2 + 0.2, 0, 0, 0.4, wide, high, "clay")
    box(frame, length / 2 - 0.2, 0, 0, 0.4, wide, high, "clay")
    box(frame, 0, 0, 0.02, length - 0.6, wide - 0.6, 0.08, "shade", bevel=0)
    for index in range(16):
        box(frame, -length / 2, -wide / 2 + (index + 0.5) * wide / 16, 0.2, 0.1, 0.12, high - 0.4, "clay", bevel=0)
    for index in range(7):
        x = -length / 2 + 0.3 + index * (length - 0.6) / 6
        box(frame, x, -wide / 2 + 0.25, 0, 0.5, 0.5, high, "clay", bevel=0.05)
    box(frame, 0, -wide / 2 + 0.2, high - 2.6, length, 0.3, 2.6, "clay", bevel=0.05)
    windows(frame, 0, -wide / 2 + 0.02, high - 1.7, length * 0.94, "x", 18, 0.8)
    windows(frame, -length / 2 - 0.02, 0, high - 2.2, wide * 0.86, "y", 9, 0.9)
    prism(frame, 0, 0, high, [(-wide / 2 - 0.3, 0), (wide / 2 + 0.3, 0), (0, 2.6)], length + 0.6, "clay")
    prism(frame, 0, 0, high + 2.0, [(-1.6, 0), (1.6, 0), (1.6, 1.2), (0, 1.9), (-1.6, 1.2)], length * 0.72, "copper")
    windows(frame, 0, -1.64, high + 2.2, length * 0.68, "x", 14, 0.7)
    _stacks(frame, high)
    if idle:
        for index in range(6):
            x = -length / 2 + 0.3 + (index + 0.5) * (length - 0.6) / 6
            box(frame, x, -wide / 2 + 0.3, 0, 3.6, 0.12, high - 2.6, "shade", bevel=0)
            box(frame, x, -wide / 2 + 0.2, 0, 0.06, 0.14, high - 2.6, "dark", bevel=0)
        return
    # Furnace, ladle and stream.
    rod(frame, (-4, -2.6, 0.8), (-4, -2.6, 3.6), 2.3, "iron", 28)
    rod(frame, (-4, -2.6, 3.6), (-4, -2.6, 4.1), 2.3, "iron", 28, 1.2)
    rod(frame, (-4, -2.6, 3.55), (-4, -2.6, 3.75), 2.36, "molten", 28)
    for index in range(3):
        turn = index * 2.1
        rod(frame, (-4 + math.cos(turn) * 0.6, -2.6 + math.sin(turn) * 0.6, 4), (-4 + math.cos(turn) * 0.6, -2.6 + math.sin(turn) * 0.6, 7), 0.2, "dark", 10)
    rod(frame, (-1.7, -3.4, 2.7), (0.1, -3.8, 1.9), 0.22, "molten", 10)
    rod(frame, (0.1, -3.8, 0.4), (0.1, -3.8, 1.9), 1.0, "iron", 24, 1.15)
    rod(frame, (0.1, -3.8, 1.8), (0.1, -3.8, 1.95), 1.0, "molten", 24)
    # Ladle on the crane, and the caster's strand.
    box(frame, 4.5, -0.6, 7.3, 0.8, wide - 1, 0.6, "paint")
    for side in (-0.9, 0.9):
        rod(frame, (4.5 + side, -2.8, 7.3), (4.5 + side, -2.8, 4.4), 0.06, "iron", 5)
    rod(frame, (4.5, -2.8, 3.0), (4.5, -2.8, 4.6), 1.0, "iron", 24, 1.2)
    rod(frame, (4.5, -2.8, 4.55), (4.5, -2.8, 4.68), 1.05, "molten", 24)
    for strand in range(4):
        box(frame, 9.6, -4.8 + strand * 0.7, 0.7, 6.0, 0.26, 0.22, "hot", bevel=0)
    box(frame, 7.6, -3.8, 1.6, 2.6, 3.6, 0.7, "iron")
    box(frame, 9.6, -3.8, 0.1, 6.4, 3.2, 0.5, "iron")
    for place, watts, spread in (((-3, -4.8, 4.2), 900, 1.2), ((2.4, -4.2, 3.4), 500, 0.8), ((9, -4, 2.6), 320, 0.8)):
        furnace_light(frame, place, watts, spread)
    if filtered:
        _filter_house(frame, high)
    for x, y in ((-6, -8.6), (2.4, -9), (3.1, -9.1)):
        person(frame, x, y)
    for x in (-13, 0, 13):
        lamp(frame, x, -9.4, 4)
    heap(frame, 19.5, -1.5, 4.4, 4.0, SHREDDED, 700, 0.5, 130, "rust")
    handler(frame.at(16.4, -6.4, 0.06, 60), 7)
    box(frame, 19.5, 4, 0, 10, 0.6, 3, "clay")


def _stacks(frame, high):
    for x, tall in ((-8, 19), (-4.6, 16.5)):
        rod(frame, (x, 4.4, 0), (x, 4.4, tall), 0.85, "clay", 24, 0.62)
        rod(frame, (x, 4.4, tall - 1.4), (x, 4.4, tall - 0.6), 0.7, "copper", 24)
    rod(frame, (-4, 0, high + 1.6), (-4, 0, high + 3.6), 0.8, "steel", 16)


def _filter_house(frame, high):
    """What the furnace gives off is drawn through bags of cloth before it leaves."""
    over = high + 4.8
    rod(frame, (-4, 0, high + 3.6), (-4, 0, over + 0.6), 0.8, "steel", 20)
    rod(frame, (-4.2, 0, over), (-17.8, 0, over), 0.7, "steel", 20)
    rod(frame, (-18, 0, 7.4), (-18, 0, over + 0.6), 0.8, "steel", 20)
    # Flanges, and a post under the long span.
    for x in (-6, -10.6, -15.4):
        rod(frame, (x - 0.12, 0, over), (x + 0.12, 0, over), 0.84, "iron", 20)
    for z in (8.4, 11.4):
        rod(frame, (-18, 0, z - 0.12), (-18, 0, z + 0.12), 0.94, "iron", 20)
    box(frame, -18, 0, 0, 5, 7, 7.4, "clay", bevel=0.1)
    for index in range(4):
        rod(frame, (-19.7, -2.6 + index * 1.75, 7.4), (-19.7, -2.6 + index * 1.75, 8.6), 0.5, "steel", 14)


def furnace_light(frame, place, watts, spread):
    light = bpy.data.lights.new("furnace", "POINT")
    light.energy = watts * (1.0 if LIT else 1.1)
    light.color = (1, 0.36, 0.08)
    light.shadow_soft_size = spread
    thing = bpy.data.objects.new("furnace", light)
    thing.location = frame.matrix @ Vector(place)
    bpy.context.collection.objects.link(thing)


def rolling_mill(frame):
    """The long low hall, and what leaves it: bars and billets, the last ones still red."""
    length = 44
    saw_hall(frame.at(6, 0), length, 9, 3.8, 3, "clay", "clay")
    windows(frame, -16.04, 0, 1.6, 7, "y", 6, 0.9)
    for index in range(20):
        box(frame, 6 - length / 2 + (index + 0.5) * length / 20, -4.55, 0, 0.16, 0.16, 3.8, "clay", bevel=0)
    box(frame, 2, -4.56, 0.1, 12, 0.06, 2.2, "dark", bevel=0)
    cooling = frame.at(2, -7.4)
    box(cooling, 0, 0, 0.06, 13, 4.6, 0.25, "iron", bevel=0.03)
    for index in range(20):
        box(cooling, -5.9 + index * 0.62, 0, 0.34, 0.24, 4.4, 0.24, "hot" if index < 7 else ("rust" if index < 12 else "iron"), bevel=0)
    furnace_light(cooling, (-4.4, -0.4, 1.6), 130, 0.6)
    for stack in range(4):
        bars(frame.at(14 + stack * 4.2, -9.2), "steel" if stack % 2 else "rust")
    for index in range(4):
        coil(frame.at(-11.5 + index * 1.9, -6.6))
    truck(frame.at(9, 8.4, 0.12, 180), None, 31)
    for x in (-12, 4, 20):
        lamp(frame, x, -10.6, 4)
    person(frame, -5.2, -8)
    person(frame, -6, -7.7)


def stock(frame):
    """What is rolled and sold and not yet on its way: bars in stacks, sheet in coils, a truck that comes for them."""
    for row, high in ((0, 4), (1, 3), (2, 4)):
        for index in range(5):
            if (row, index) != (1, 3):
                bars(frame.at(-9 + index * 4.6, -4.4 + row * 3.6), ("rust", "steel", "iron")[(index + row) % 3], high)
    for row in range(2):
        for index in range(8 - row):
            coil(frame.at(-9.6 + index * 2.1 + row * 1.05, 6.3 + row * 1.9))
    truck(frame.at(9.4, 5.4, 0.06, 180), None, 33)
    for x in (-6.7, 4.8):
        lamp(frame, x, -6.2, 4)
    flood(frame, (-6, 0, 8, 420), (6, 2, 8, 420))
    person(frame, 5.6, 4.2)
    person(frame, 6.3, 4.6)


def bars(frame, material, high=4):
    for level in range(high):
        for bar in range(6 - level % 2):
            box(frame, 0, bar * 0.44 + level * 0.03, 0.06 + level * 0.42, 3.6, 0.36, 0.36, material, bevel=0.03)


def coil(frame):
    """Sheet, wound up and strapped; its eye looks to the front, or it would be a ball of mirrors."""
    rod(frame, (0, -0.62, 0.85), (0, 0.62, 0.85), 0.8, "iron", 30)
    for side in (-0.63, 0.63):
        rod(frame, (0, side * 0.96, 0.85), (0, side, 0.85), 0.74, "steel", 30)
        rod(frame, (0, side, 0.85), (0, side * 1.02, 0.85), 0.34, "dark", 22)
    for side in (-0.3, 0.3):
        rod(frame, (0, side - 0.05, 0.85), (0, side + 0.05, 0.85), 0.815, "paint", 30)
