"""What things are made of: everything is clay, only metal looks like itself."""

import bpy


def _plain(name, colour, metallic=0.0, roughness=0.6):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Metallic"].default_value = metallic
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.35
    return material


def _clay(name, colour):
    """Model maker's clay: nothing but diffuse, which is also the quickest to render."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    surface = tree.nodes.new("ShaderNodeBsdfDiffuse")
    surface.inputs["Color"].default_value = (*colour, 1)
    tree.links.new(surface.outputs["BSDF"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def _grained(name, dark, light, scale, metallic, roughness, stretch=(1, 1, 1)):
    """A metal whose colour and shine wander between two states, by a noise that may be drawn out into brush marks."""
    material = _plain(name, light, metallic, roughness)
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 5
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.35
    ramp.color_ramp.elements[0].color = (*dark, 1)
    ramp.color_ramp.elements[1].position = 0.68
    ramp.color_ramp.elements[1].color = (*light, 1)
    tree.links.new(place.outputs["Object"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    return material


def glowing(name, colour, strength):
    """What shines by itself, and nothing shines on."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    emission = tree.nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = (*colour, 1)
    emission.inputs["Strength"].default_value = strength
    tree.links.new(emission.outputs["Emission"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def make(night):
    made = _make(night)
    if not night:
        # The few rays of a picture go to the sun, or it would be gray, with sparks where one of them met it.
        for name in ("molten", "hot"):
            made[name].cycles.sample_as_light = False
    return made


def _make(night):
    water = _plain("water", (0.30, 0.36, 0.38) if not night else (0.07, 0.10, 0.125), 0.0, 0.08)
    water.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.9
    _ripple(water)
    return {
        "land": _clay("land", (0.74, 0.69, 0.61)),
        "ground": _clay("ground", (0.66, 0.62, 0.555)),
        "road": _clay("road", (0.47, 0.445, 0.405)),
        "clay": _clay("clay", (0.86, 0.83, 0.775)),
        "shade": _clay("shade", (0.62, 0.59, 0.54)),
        "tree": _clay("tree", (0.60, 0.60, 0.52)),
        "dark": _plain("dark", (0.075, 0.08, 0.085), 0, 0.55),
        "water": water,
        "copper": _grained("copper", (0.62, 0.21, 0.085), (0.93, 0.47, 0.27), 9, 1, 0.34, (1, 6, 6)),
        "bright": _plain("bright copper", (0.95, 0.50, 0.30), 1, 0.22),
        "rust": _grained("rust", (0.12, 0.04, 0.018), (0.36, 0.135, 0.05), 3, 0.25, 0.75),
        "corten": _grained("corten", (0.20, 0.065, 0.025), (0.42, 0.155, 0.06), 1.2, 0.3, 0.62),
        "steel": _grained("steel", (0.36, 0.38, 0.40), (0.62, 0.64, 0.66), 4, 1, 0.36, (1, 5, 5)),
        "iron": _grained("iron", (0.10, 0.105, 0.115), (0.22, 0.225, 0.235), 2, 0.8, 0.5),
        "aluminum": _grained("aluminum", (0.70, 0.71, 0.72), (0.88, 0.88, 0.88), 7, 1, 0.3),
        "cast": _grained("cast aluminum", (0.72, 0.725, 0.73), (0.86, 0.865, 0.87), 2.5, 1, 0.27),
        "stainless": _grained("stainless", (0.50, 0.47, 0.43), (0.66, 0.65, 0.635), 0.8, 1, 0.24, (0.6, 3, 3)),
        "paint": _plain("painted steel", (0.60, 0.20, 0.055), 0.1, 0.42),
        "molten": glowing("molten", (1.0, 0.42, 0.10), 26 if night else 30),
        # Steel that is rolled is hotter than red.
        "hot": glowing("hot", (1.0, 0.32, 0.05), 8 if night else 10),
        "window": glowing("window", (1.0, 0.60, 0.28), 2.6) if night else _plain("glass", (0.10, 0.13, 0.15), 0.2, 0.12),
        "lamp": glowing("lamp", (1.0, 0.78, 0.5), 16) if night else _plain("lamp", (0.9, 0.88, 0.84), 0, 0.4),
    }


def _ripple(material):
    tree = material.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.1
    noise.inputs["Detail"].default_value = 3
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.10
    bump.inputs["Distance"].default_value = 0.25
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
