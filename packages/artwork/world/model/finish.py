"""From rays to a picture: noise out, glow, haze, tone, and an edge that melts into the page's paper."""

import struct
import zlib

import numpy as np

PAPER = {"day": (0xF5, 0xF0, 0xE6), "night": (0x13, 0x18, 0x1A)}


def write(passes, settings):
    scheme = settings["scheme"]
    image = np.maximum(passes["Image"], 0)
    albedo, normal = passes["Denoising-Albedo"], passes["Denoising-Normal"]
    depth = np.minimum(passes["Denoising-Depth"][..., 0], 600)
    image = _calm(image, albedo, normal, depth, settings["width"], 2.2 if scheme == "night" else 5)
    image = _glow(image, settings)
    image = _tone(image * settings.get("exposure", 0.86 if scheme == "day" else 2.1), 0.8)
    picture = _encode(image)
    picture = _haze(picture, depth, settings)
    for size in settings["sizes"]:
        save(_resize(picture, size), f"{settings['target']}-{size}.png")


def cut_out(passes, settings):
    """A thing alone, red, green, blue and how much it covers: developed as a still is, but without halo and haze."""
    whole = np.zeros(passes["Image"].shape, dtype=np.float32)
    rows, columns = (np.flatnonzero(passes["Image"][..., 3].any(axis=axis)) for axis in (1, 0))
    if not len(rows):
        return whole
    # Most of the picture is empty, and the filter takes longer than the rays.
    part = np.s_[max(0, rows[0] - 4) : rows[-1] + 5, max(0, columns[0] - 4) : columns[-1] + 5]
    passes = {name: values[part] for name, values in passes.items()}
    covers = passes["Image"][..., 3:]
    image = np.maximum(passes["Image"][..., :3], 0)
    depth = np.minimum(passes["Denoising-Depth"][..., 0], 600)
    night = settings["scheme"] == "night"
    image = _calm(image, passes["Denoising-Albedo"], passes["Denoising-Normal"], depth, settings["width"], 2.2 if night else 5)
    # What is seen half at an edge is as bright there as it is inside.
    image = image / np.maximum(covers, 1e-3) * settings["exposure"]
    whole[part] = np.concatenate([_encode(_tone(image, 0.8)), covers * 255], axis=2)
    return whole


def _calm(image, albedo, normal, depth, width, sharp):
    """
    An edge-avoiding wavelet filter: light is smoothed where surface, direction and depth are the same. Single rays that
    met a lamp are taken back first, and brightness is compared between small neighbourhoods, so that noise is no edge. `sharp` says how
    small a step in brightness is an edge all the same: at night, under many lamps, there is more noise and no sharp shadow.
    """
    base = albedo + 0.04
    light = _without_sparks(_without_sparks(np.minimum(image / base, 60)))
    normal = normal / np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-4)
    scale = width / image.shape[1]
    # From wide to narrow: what a wide mesh leaves of itself, the narrow one takes away.
    for level in (3, 4, 2, 1, 0):
        step = 1 << level
        bright = np.log1p(_near_mean(_near_mean(light, normal, albedo, 2), normal, albedo, 1).mean(axis=2))
        total = np.zeros_like(light)
        weights = np.zeros(depth.shape, dtype=np.float32)
        # A diamond of thirteen places: its corners would double the time and are not seen.
        for dy in (-2, -1, 0, 1, 2):
            for dx in range(abs(dy) - 2, 3 - abs(dy)):
                kernel = (3 - abs(dx)) * (3 - abs(dy)) / 61
                if dx == 0 and dy == 0:
                    total += light * kernel
                    weights += kernel
                    continue
                y, x = dy * step, dx * step
                far = np.abs(_shift(depth, y, x) - depth) / (scale * step * 6)
                jump = np.abs(_shift(bright, y, x) - bright) * sharp
                weight = kernel * _alike(normal, albedo, y, x) * np.exp(-far - jump).astype(np.float32)
                total += _shift(light, y, x) * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return light * base


def _alike(normal, albedo, y, x):
    """How far the surface there is the surface here: one if it is, next to nothing if it is another."""
    same = np.clip(np.einsum("abc,abc->ab", _shift(normal, y, x), normal), 0, 1) ** 12
    return same * np.exp(-9 * np.abs(_shift(albedo, y, x) - albedo).sum(axis=2))


def _near_mean(light, normal, albedo, step):
    total, weights = light.copy(), np.ones(light.shape[:2], dtype=np.float32)
    for y, x in _around():
        weight = _alike(normal, albedo, y * step, x * step)
        total += _shift(light, y * step, x * step) * weight[..., None]
        weights += weight
    return total / weights[..., None]


def _without_sparks(light):
    """No pixel is brighter than the third brightest around it."""
    bright = light.max(axis=2)
    first, second, third = (np.zeros_like(bright) for _ in range(3))
    for y, x in _around():
        near = _shift(bright, y, x)
        third = np.maximum(third, np.minimum(second, near))
        second = np.maximum(second, np.minimum(first, near))
        first = np.maximum(first, near)
    return light * np.minimum(1, third / np.maximum(bright, 1e-6))[..., None]


def _around():
    return [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x]


def _shift(values, y, x):
    """What lies that far away; beyond the edge, what lies at the edge, or the right side would shine into the left."""
    moved = np.roll(values, (y, x), axis=(0, 1))
    if y > 0:
        moved[:y] = moved[y]
    elif y < 0:
        moved[y:] = moved[y - 1]
    if x > 0:
        moved[:, :x] = moved[:, x : x + 1]
    elif x < 0:
        moved[:, x:] = moved[:, x - 1 : x]
    return moved


def _blur(values, radius):
    for axis in (0, 1):
        for _ in range(3):
            size = max(1, int(radius))
            pad = [(0, 0)] * values.ndim
            pad[axis] = (size + 1, size)
            sums = np.cumsum(np.pad(values, pad, mode="edge"), axis=axis, dtype=np.float64)
            ahead = np.take(sums, range(2 * size + 1, sums.shape[axis]), axis=axis)
            behind = np.take(sums, range(0, sums.shape[axis] - 2 * size - 1), axis=axis)
            values = ((ahead - behind) / (2 * size + 1)).astype(np.float32)
    return values


def _glow(image, settings):
    """What is brighter than paper lights the air around it."""
    night = settings["scheme"] == "night"
    least = 1.1 if night else 3.0
    # A halo has the colour of what shines, or that of steel would be yellow, and red.
    peak = np.maximum(image.max(axis=2, keepdims=True), 1e-6)
    bright = image / peak * np.clip(peak - least, 0, 14)
    span = image.shape[1]
    halo = _blur(bright, span / 300) * 0.22 + _blur(bright, span / 70) * (0.26 if night else 0.10)
    return image + halo * settings.get("glow", 1)


def _tone(image, shoulder):
    """
    Linear up to the shoulder, then a soft roll-off; very bright light turns from its colour to the white of hot steel, which has
    less blue than green: to one that has as much, orange goes by way of pink.
    """
    peak = image.max(axis=2, keepdims=True)
    over = np.maximum(peak - shoulder, 0)
    rolled = np.where(peak > shoulder, shoulder + (1 - shoulder) * (1 - np.exp(-over / (1.6 * (1 - shoulder) + 0.25))), peak)
    scaled = image * (rolled / np.maximum(peak, 1e-6))
    white = np.clip(over / 12, 0, 0.72)
    return scaled * (1 - white) + rolled * white * np.array((1, 0.86, 0.56), dtype=np.float32)


def _encode(image):
    image = np.clip(image, 0, 1)
    return np.where(image <= 0.0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - 0.055) * 255


def _haze(picture, depth, settings):
    """Distance and the upper edge fade into the paper that the page has there."""
    paper = np.array(PAPER[settings["scheme"]], dtype=np.float32)
    near, far, most = settings["haze"]
    mist = np.clip((depth - near) / (far - near), 0, 1) ** 1.25 * most
    high = picture.shape[0]
    top = settings.get("fade", 0.0)
    if top:
        rows = np.clip((top - np.arange(high) / high) / top, 0, 1)
        smooth = rows * rows * (3 - 2 * rows)
        mist = 1 - (1 - mist) * (1 - smooth[:, None])
    return picture * (1 - mist[..., None]) + paper * mist[..., None]


def _resize(picture, width):
    high, wide, _ = picture.shape
    if width == wide:
        return picture
    height = round(high * width / wide)
    across, down = _weights(wide, width), _weights(high, height)
    rows = np.einsum("ab,bcd->acd", down, picture.astype(np.float32), optimize=True)
    return np.einsum("ab,cbd->cad", across, rows, optimize=True)


def _weights(source, target):
    """Lanczos over three lobes, as a matrix; each row sums to one."""
    ratio = source / target
    middles = (np.arange(target) + 0.5) * ratio - 0.5
    away = (np.arange(source)[None, :] - middles[:, None]) / max(1, ratio)
    kernel = np.where(np.abs(away) < 3, np.sinc(away) * np.sinc(away / 3), 0)
    return (kernel / kernel.sum(axis=1, keepdims=True)).astype(np.float32)


def save(picture, path):
    """Writes a PNG of three values a pixel, or of four with the last one as opacity."""
    pixels = np.clip(picture + 0.5, 0, 255).astype(np.uint8)
    high, wide, values = pixels.shape
    raw = np.zeros((high, 1 + wide * values), dtype=np.uint8)
    raw[:, 1:] = pixels.reshape(high, -1)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", wide, high, 8, 2 if values == 3 else 6, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(raw.tobytes(), 6)) + chunk(b"IEND", b""))
