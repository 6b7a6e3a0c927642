/** What moves at each station, in the frames that `world/model` builds them in. */
import { between, ease, sceneStarts } from '../timing.ts';
import { frame, ofPlan, type Seen, scaleOf, toPicture, type View } from '../view.ts';
import { breath, chance, hot, lamplight, paintGlow, paintSmoke, paintSparks } from './light.ts';
import { fall, type Metal, paintPiece, ride } from './pieces.ts';
import { type Place, paintBehind, solid } from './solids.ts';

/** Paints one station's movement; `time` is the film's. */
type Layer = (context: CanvasRenderingContext2D, view: View, time: number) => void;

const gate = frame(-60, 33);
const line = frame(-44, 19);
const shredder = frame(6, 30);
const hall = frame(38, 27);
const melt = frame(34, -28);
const mill = frame(14, -48);
const rolls = frame(18, -60.6);

/** The figures on the portal of the scale. */
export const weighing: Layer = (context, view, time) => paintWeight(context, view, time);

/** Pieces ride on the belt; those of steel leave it for the magnet, whose belt carries them to the front. */
export const sorting: Layer = (context, view, time) => {
  const metals: Metal[] = [
    'steel',
    'copper',
    'rust',
    'aluminum',
    'steel',
    'copper',
    'steel',
    'aluminum',
    'rust',
  ];
  const count = 45;
  const onBelt: { place: Place; metal: Metal; index: number; turn: number; x: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const metal = metals[index % metals.length] ?? 'steel';
    const way = ride(time, 1.4, 0.5, index, count) - 8;
    const y = (chance(index, 8) - 0.5) * 0.9;
    const isLifted = metal === 'steel' || metal === 'rust';
    if (isLifted && way > -0.9) {
      // Up to the magnet, forward below it, down into the bin.
      const since = way + 0.9;
      const rise = ease(0, 0.9, since);
      const forward = between(y, -3.4, ease(0.5, 3.9, since));
      const x = between(-0.9, 0.1, ease(0, 1.4, since)) + (chance(index, 9) - 0.5) * 0.8;
      const drop = Math.min(1, Math.max(0, (since - 3.7) / 0.9));
      if (drop >= 1) continue;
      const up = between(1.72, 2.86, rise) - 1.9 * drop * drop;
      onBelt.push({
        place: [x, forward - drop * 0.5, up],
        metal,
        index,
        turn: drop * 3,
        x: -forward * 10,
      });
    } else if (way < 8) {
      onBelt.push({ place: [way, y, 1.74], metal, index, turn: 0, x: -100 - y });
    } else {
      const drop = (way - 8) / 1;
      if (drop < 1)
        onBelt.push({ place: [way, y, 1.74 - 1 * drop * drop], metal, index, turn: drop * 2, x: -100 });
    }
  }
  onBelt.sort((one, other) => one.x - other.x);
  for (const { place, metal, index, turn } of onBelt)
    paintBehind(context, view, line, magnet, place, () =>
      paintPiece(context, view, line(...place), metal, index, 0.22, turn),
    );
};

/** What stands over the belt: the magnet's deck and drums, and the posts and beams that carry it. */
const magnet = [
  // The hopper's edge, below which the belt begins.
  solid(-9.2, 0, 1.9, 3, 3, 0.6),
  solid(0, -0.9, 3.1, 2.2, 3.8, 0.9),
  solid(0, -2.9, 3.0, 2.3, 0.86, 0.84),
  solid(0, 1.1, 3.0, 2.3, 0.86, 0.84),
  ...[-1.5, 1.5].flatMap((x) => [
    solid(x, -1.9, 0, 0.28, 0.28, 4.3),
    solid(x, 1.5, 0, 0.28, 0.28, 4.3),
    solid(x, -0.2, 4.1, 0.3, 4, 0.3),
  ]),
];

/** A third of a metre: smaller than a worker's chest, and still to be seen. */
const fist = 0.11;

/** The way in, the heap that grows, dust that is drawn off. */
export const shredding: Layer = (context, view, time) => {
  const count = 16;
  for (let index = 0; index < count; index += 1) {
    const way = ride(time, 1.1, 0.78, index, count) / (count * 0.78);
    const place = shredder(
      between(-15, -4.8, way),
      3 + (chance(index, 1) - 0.5) * 0.9,
      between(0.6, 6.1, way) + 0.5,
    );
    paintPiece(context, view, place, index % 3 ? 'rust' : 'steel', index, 0.5);
  }
  // What comes out is as large as a fist, and there is a lot of it.
  const leaving = 75;
  for (let index = 0; index < leaving; index += 1) {
    const way = ride(time, 2, 0.14, index, leaving);
    const metal: Metal = index % 5 === 0 ? 'steel' : index % 7 === 0 ? 'aluminum' : 'rust';
    const length = 8.7;
    if (way < length) {
      const part = way / length;
      const side = (chance(index, 3) - 0.5) * 0.7;
      const place = shredder(
        between(6.6, 13, part) + side * 0.63,
        between(2.6, -2.6, part) + side * 0.78,
        between(2.6, 5.4, part) + 0.3,
      );
      paintPiece(context, view, place, metal, index, fist);
    } else {
      const part = (way - length) / 1.1;
      if (part >= 1) continue;
      const side = (chance(index, 2) - 0.5) * 2.4;
      const place = fall(shredder(13, -2.6, 5.6), shredder(13.9 + side, -3.6, 4.2), part, 0.35);
      paintPiece(context, view, place, metal, index, fist, part * 4);
    }
  }
  paintSmoke(context, view, shredder(3.8, 7.4, 9.1), time, { height: 5, width: 0.9, density: 0.07 });
};

/** The shredder's wheel turns: its own rendered face, turned in the plane in which the camera sees it. */
export function paintWheel(
  context: CanvasRenderingContext2D,
  view: View,
  time: number,
  paintFace: () => void,
): void {
  const [x, y] = toPicture(view, shredder(-1.6, -0.58, 2.5));
  const scale = scaleOf(view);
  const along = [Math.SQRT1_2 * scale, (-Math.SQRT1_2 / 2) * scale] as const;
  const up = -Math.cos(Math.PI / 6) * scale;
  context.save();
  const plane = new DOMMatrix([...along, 0, up, x, y]);
  context.setTransform(plane);
  context.beginPath();
  context.arc(0, 0, 1.46, 0, 2 * Math.PI);
  context.clip();
  context.setTransform(plane.rotate(time * 24).multiply(plane.inverse()));
  paintFace();
  context.restore();
}

/** Three metals slide down three chutes, each into a bin of its own, and are no brighter than what lies there. */
export const separating: Layer = (context, view, time) => {
  const alpha = context.globalAlpha;
  const streams: readonly Metal[] = ['copper', 'aluminum', 'steel'];
  for (const [door, metal] of streams.entries()) {
    const x = -5.4 + door * 5.4;
    paintGlow(context, view, hall(x, -6.7, 1.2), 2.2, 0.1 + 0.03 * breath(time, 5, door), lamplight);
    const count = 18;
    for (let index = 0; index < count; index += 1) {
      const part = ((time + door * 0.6) * 0.42 + index / count + chance(index + door * 31, 8) * 0.04) % 1;
      const side = (chance(index * 3 + door, 4) - 0.5) * 0.9;
      // Down the chute, then over its end onto the heap.
      const slid = Math.min(1, part / 0.6);
      const fallen = Math.max(0, (part - 0.6) / 0.4);
      const place = hall(
        x + side * (1 + fallen),
        between(-6.5, chute.end, slid) - 0.5 * fallen,
        between(chute.high, chute.low, slid) + 0.1 - 0.5 * fallen * fallen,
      );
      context.globalAlpha = alpha * Math.min(1, part * 6, (1 - part) * 8);
      paintPiece(context, view, place, metal, index + door * 9, 0.15, part * 3, 0.62);
    }
    context.globalAlpha = alpha;
  }
};

/** The chutes of `world/model/film.py`: where one ends before the doors, and how high it begins and ends. */
const chute = { end: -7.9, high: 2.15, low: 1.75 };

/** The furnace breathes, the stream throws sparks, the stacks give off what the filters let through: steam. */
export const melting: Layer = (context, view, time) => {
  paintGlow(context, view, melt(-4, -3.4, 3.8), 5.2, 0.16 + 0.16 * breath(time, 4.5));
  paintGlow(context, view, melt(0.1, -4, 1.9), 2.8, 0.2 + 0.16 * breath(time, 3.4, 1));
  paintGlow(context, view, melt(4.5, -3, 4.6), 2.6, 0.1 + 0.12 * breath(time, 5.2, 2));
  paintGlow(context, view, melt(9.6, -4, 1), 3.6, 0.06 + 0.1 * breath(time, 6, 3), [255, 90, 40]);
  paintStream(context, view, time);
  paintSparks(context, view, melt(0.1, -4.2, 2.1), time, { count: 64, reach: 3 });
  paintSparks(context, view, melt(-4, -4.6, 4), time + 40, { count: 22, reach: 1.9 });
  for (const [x, tall] of [
    [-8, 19],
    [-4.6, 16.5],
  ] as const)
    paintSmoke(context, view, melt(x, 4.4, tall), time + tall, {
      height: 11,
      width: 1.1,
      density: 0.085,
      seconds: 11,
    });
};

/** The posts of the open side of the melt shop, which stand before the furnace. */
const posts = [0, 1, 2, 3, 4, 5, 6].map((index) => solid(-12.7 + index * 4.233, -6.25, 0, 0.5, 0.5, 10));

/** Steel runs over the spout into the ladle: orange at its edge, nearly white within, never quite still. */
function paintStream(context: CanvasRenderingContext2D, view: View, time: number): void {
  const from: Place = [-1.9, -3.3, 3.5];
  const to: Place = [-0.1, -3.8, 1.95];
  paintBehind(context, view, melt, posts, to, () => {
    paintGlow(context, view, melt(-0.7, -3.6, 2.9), 1.7, 0.3 + 0.06 * breath(time, 2.6));
    context.lineCap = 'butt';
    context.lineJoin = 'round';
    // It comes out of what is as bright as itself and ends in it, so neither end may be seen.
    const ends = [toPicture(view, melt(...from)), toPicture(view, melt(...to))] as const;
    for (const [thick, colour, strength] of [
      [0.46, '255 132 40', 0.3],
      [0.34, '255 178 84', 0.9],
      [0.24, '255 214 140', 1],
      [0.12, '255 244 214', 1],
    ] as const) {
      const gradient = context.createLinearGradient(...ends[0], ...ends[1]);
      for (const [part, share] of [
        [0, 0],
        [0.14, 1],
        [0.84, 1],
        [1, 0],
      ] as const)
        gradient.addColorStop(part, `rgb(${colour} / ${strength * share})`);
      context.strokeStyle = gradient;
      context.lineWidth = thick * scaleOf(view) * (0.94 + 0.06 * breath(time, 0.9));
      context.beginPath();
      for (let step = 0; step <= 16; step += 1) {
        const part = step / 16;
        const wave = 0.03 * part * Math.sin(time * 7 - part * 9);
        context.lineTo(
          ...toPicture(
            view,
            melt(
              between(from[0], to[0], part) + wave,
              between(from[1], to[1], part),
              between(from[2], to[2], part ** 2.1),
            ),
          ),
        );
      }
      context.stroke();
    }
  });
}

/** Light runs along the bar as fast as the rolls draw it, faster behind each pair; steam rises where bars cool. */
export const rolling: Layer = (context, view, time) => {
  const stretches = [
    { from: -13.4, to: -6.7, thick: 0.46, speed: 2 },
    { from: -5.3, to: 0.3, thick: 0.36, speed: 2.7 },
    { from: 1.7, to: 7.3, thick: 0.27, speed: 3.6 },
    { from: 8.7, to: 15.8, thick: 0.2, speed: 4.6 },
  ];
  for (const { from, to, thick, speed } of stretches) {
    const gap = speed * 1.25;
    for (let at = from + ((time * speed) % gap) - gap; at < to; at += gap) {
      const start = Math.max(from, at);
      const end = Math.min(to, at + gap * 0.45);
      if (end > start)
        paintBehind(context, view, rolls, stands, [start, 0, 0.92], () =>
          paintHotBar(context, view, start, end, thick),
        );
    }
    const cool = (from + 14) / 30;
    paintGlow(
      context,
      view,
      rolls((from + to) / 2, 0, 1.1),
      4.2,
      (0.14 + 0.08 * breath(time, 4.2, from)) * (1 - 0.5 * cool),
    );
  }
  paintSmoke(context, view, mill(-2.4, -7.4, 0.8), time, {
    height: 5,
    width: 1.2,
    density: 0.06,
    colour: [224, 190, 170],
  });
  for (const x of [-6, 1, 8])
    paintSmoke(context, view, rolls(x + 0.8, -0.4, 1.4), time + x, {
      height: 3.4,
      width: 0.6,
      density: 0.06,
      seconds: 5,
    });
};

/** What stands before the bar: the posts and beams of the three stands, and the small house that it comes out of. */
const stands = [
  solid(-15.6, 0, 0, 4.4, 3.8, 3.06),
  ...[-6, 1, 8].flatMap((x) => [
    solid(x, -1.05, 0, 1.15, 0.42, 3.1),
    solid(x, 1.05, 0, 1.15, 0.42, 3.1),
    solid(x, 0, 3.06, 1.25, 2.6, 0.4),
  ]),
];

/** Lights that cross the valley: trucks on the road, and a boat on its way to the port. */
export const travelling: Layer = (context, view, time) => {
  const size = Math.max(0.5, Math.min(1.3, view.width / 90));
  for (let index = 0; index < 5; index += 1) {
    const part = (time * 0.022 + index / 5) % 1;
    paintLight(context, view, ofPlan(between(-104, 6, part), 26.2, 0.6), size, fadeAtEnds(part));
  }
  for (let index = 0; index < 3; index += 1) {
    const part = (time * 0.03 + index / 3) % 1;
    paintLight(context, view, ofPlan(between(60, -12, part), -40.4, 0.6), size, fadeAtEnds(part));
  }
};

function paintLight(
  context: CanvasRenderingContext2D,
  view: View,
  place: Seen,
  size: number,
  strength: number,
): void {
  paintGlow(context, view, place, size * 1.5, 0.5 * strength, lamplight);
  paintGlow(context, view, place, size * 0.5, 0.95 * strength, [255, 240, 215]);
}

function fadeAtEnds(part: number): number {
  return ease(0, 0.08, part) * (1 - ease(0.92, 1, part));
}

/** Pounds with the load, and without it. */
const gross = 57_340;
const tare = 24_180;

/**
 * The sum on the portal of the scale, set out so that it is read in either language: the weight with the load, which is
 * there as long as the truck stands on the plate; less the weight without it; what is left is the metal.
 */
function paintWeight(context: CanvasRenderingContext2D, view: View, time: number): void {
  const scale = scaleOf(view);
  const since = time - sceneStarts.weighing;
  // The truck has come to rest on the plate.
  const lit = ease(-1.9, -1.2, since);
  const counted = (pounds: number, start: number, end: number): string =>
    (20 * Math.round((pounds / 20) * ease(start, end, since))).toLocaleString('en-US');
  // The side of the portal that faces the camera: to the right it runs along -y, upward along z.
  const [x, y] = toPicture(view, gate(2.55, -4.4, 5.5));
  context.save();
  context.transform(Math.SQRT1_2 * scale, (scale * Math.SQRT1_2) / 2, 0, scale * Math.cos(Math.PI / 6), x, y);
  context.fillStyle = '#0d1214';
  context.fillRect(0, 0, 3.2, 2.6);
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  const write = (words: string, right: number, middle: number, size: number, strength: number): void => {
    context.fillStyle = `rgb(255 176 92 / ${strength})`;
    context.font = `700 ${size}px "Liberation Sans", "DejaVu Sans", sans-serif`;
    context.fillText(words, right, middle);
  };
  const below = ease(4.1, 4.7, since);
  const rest = ease(5.2, 5.5, since);
  write(counted(gross, -1.7, 0.6), 2.62, 0.45, 0.72, 0.9 * lit);
  write(`\u2212${tare.toLocaleString('en-US')}`, 2.62, 1.22, 0.72, 0.9 * below);
  context.fillStyle = `rgb(255 176 92 / ${0.8 * below})`;
  context.fillRect(0.2, 1.63, 2.84, 0.05);
  write(counted(gross - tare, 5.2, 6), 2.62, 2.1, 0.72, rest);
  for (const [middle, strength] of [
    [0.53, lit],
    [1.3, below],
    [2.18, rest],
  ] as const)
    write('lb', 3.06, middle, 0.36, 0.9 * strength);
  context.restore();
  paintGlow(context, view, gate(2.55, -6, 4.2), 2.8, 0.1 * lit, hot);
}

function paintHotBar(
  context: CanvasRenderingContext2D,
  view: View,
  start: number,
  end: number,
  thick: number,
): void {
  const from = toPicture(view, rolls(start, 0, 0.92 + thick * 0.7));
  const to = toPicture(view, rolls(end, 0, 0.92 + thick * 0.7));
  const gradient = context.createLinearGradient(...from, ...to);
  gradient.addColorStop(0, 'rgb(255 196 96 / 0)');
  gradient.addColorStop(0.5, 'rgb(255 226 150 / 0.8)');
  gradient.addColorStop(1, 'rgb(255 196 96 / 0)');
  context.globalCompositeOperation = 'screen';
  context.strokeStyle = gradient;
  context.lineWidth = thick * scaleOf(view) * 0.9;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
  context.globalCompositeOperation = 'source-over';
}
