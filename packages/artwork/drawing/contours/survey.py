"""
Measures the ground of the rendered model and writes `survey.json`, from which `generate.ts` draws the contours: heights on
a grid as the camera has it, and some places of the plan with the height and the water that the model has there.
Run after `land.py` has changed: `npm run contours:survey -w @site/artwork`, which needs Debian's `blender`.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

here = Path(__file__).parent
model = here.parent.parent / "world" / "model"
sys.path.insert(0, str(model))

import land  # noqa: E402

CELL = 3
LEFT, RIGHT = -171, 150
NEAR, FAR = -84, 141
# Heights are whole numbers, so many to one unit of the model: a hundred and fiftieth of a board is less than a line is wide.
PARTS = 100


def formulas():
    """What decides how high the ground is, from the seed of its noise to its steps: a change makes the survey out of date."""
    text = (model / "land.py").read_text()
    return text[text.index("noise.seed_set") : text.index("def lay")]


chance = random.Random(5)
places = [(round(chance.uniform(-90, 90), 2), round(chance.uniform(-60, 90), 2)) for _ in range(60)]
survey = {
    "formulas": hashlib.sha256(formulas().encode()).hexdigest(),
    "cell": CELL,
    "left": LEFT,
    "near": NEAR,
    "parts": PARTS,
    "halfRiver": land.HALF_RIVER,
    "places": [[p, q, round(land.raw_height(p, q), 3), round(land.river_middle(p), 4)] for p, q in places],
    "rows": [
        [round(land.relief(right, depth) * PARTS) for right in range(LEFT, RIGHT + 1, CELL)]
        for depth in range(NEAR, FAR + 1, CELL)
    ],
}
lines = [f'  "{name}": {json.dumps(value)}' for name, value in survey.items() if name not in ("places", "rows")]
for name in ("places", "rows"):
    rows = ",\n".join(f"    {json.dumps(row, separators=(',', ':'))}" for row in survey[name])
    lines.append(f'  "{name}": [\n{rows}\n  ]')
(here / "survey.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
