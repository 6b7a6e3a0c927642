/** What moves at each station, in the frames that `world/model` builds them in. */
import { between, ease, sceneStarts } from '../timing.ts';
import { frame, ofPlan, type Seen, scaleOf, toPicture, type View } from '../view.ts';
import { breath, chance, hot, lamplight, paintGlow, paintSmoke, paintSparks } from './light.ts';
import { fall, type Metal, paintPiece, ride } from './pieces.ts';

/** Paints one station's movement; `time` is the film's. */
type Layer = (context: CanvasRenderingContext2D, view: View, time: number) => void;

const gate = frame(-60, 33);
const line = frame(-44, 19);
const shredder = frame(6, 30);
const hall = frame(38, 27);
const melt = frame(34, -28);
const mill = frame(14, -48);
const rolls = frame(18, -60.6);

/** Head lamps of the trucks at the gate and the figure on the portal of the scale. */
export const weighing: Layer = (context, view, time) => {
  for (const x of [-18.5, -9.5, 10.5])
    paintHeadlamps(context, view, (along, side, up) => gate(x + along, -6 + side, up));
  paintWeight(context, view, time);
};

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
  const onBelt: { place: Seen; metal: Metal; index: number; turn: number; x: number }[] = [];
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
        place: line(x, forward - drop * 0.5, up),
        metal,
        index,
        turn: drop * 3,
        x: -forward * 10,
      });
    } else if (way < 8) {
      onBelt.push({ place: line(way, y, 1.74), metal, index, turn: 0, x: -100 - y });
    } else {
      const drop = (way - 8) / 1;
      if (drop < 1)
        onBelt.push({ place: line(way, y, 1.74 - 1 * drop * drop), metal, index, turn: drop * 2, x: -100 });
    }
  }
  onBelt.sort((one, other) => one.x - other.x);
  for (const { place, metal, index, turn } of onBelt)
    paintPiece(context, view, place, metal, index, 0.3, turn);
};

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
  const leaving = 22;
  for (let index = 0; index < leaving; index += 1) {
    const way = ride(time, 2, 0.5, index, leaving);
    const metal: Metal = index % 5 === 0 ? 'steel' : index % 7 === 0 ? 'aluminum' : 'rust';
    const length = 8.7;
    if (way < length) {
      const part = way / length;
      const place = shredder(between(6.6, 13, part), between(2.6, -2.6, part), between(2.6, 5.4, part) + 0.4);
      paintPiece(context, view, place, metal, index, 0.3);
    } else {
      const part = (way - length) / 1.1;
      if (part >= 1) continue;
      const side = (chance(index, 2) - 0.5) * 2.4;
      const place = fall(shredder(13, -2.6, 5.6), shredder(13.9 + side, -3.6, 4.2), part, 0.35);
      paintPiece(context, view, place, metal, index, 0.3, part * 4);
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

/** Three metals slide out of three doors. */
export const separating: Layer = (context, view, time) => {
  const alpha = context.globalAlpha;
  const streams: readonly Metal[] = ['copper', 'aluminum', 'steel'];
  for (const [door, metal] of streams.entries()) {
    const x = -5.4 + door * 5.4;
    paintGlow(context, view, hall(x, -6.7, 1.2), 2.2, 0.1 + 0.03 * breath(time, 5, door), lamplight);
    const count = 7;
    for (let index = 0; index < count; index += 1) {
      const part = ((time + door * 0.6) * 0.42 + index / count) % 1;
      const side = (chance(index * 3 + door, 4) - 0.5) * 1.2;
      const forward = -6.7 - 1.5 * part;
      const up = part < 0.35 ? 1.95 : 1.95 - 0.9 * ((part - 0.35) / 0.65) ** 2;
      context.globalAlpha = alpha * Math.min(1, part * 8, (1 - part) * 8);
      paintPiece(context, view, hall(x + side * part, forward, up), metal, index + door * 9, 0.26, part * 3);
    }
    context.globalAlpha = alpha;
  }
};

/** The furnace breathes, the stream throws sparks, the stacks give off what the filters let through: steam. */
export const melting: Layer = (context, view, time) => {
  paintGlow(context, view, melt(-4, -3.4, 3.8), 5.2, 0.16 + 0.16 * breath(time, 4.5));
  paintGlow(context, view, melt(0.1, -4, 1.9), 2.8, 0.2 + 0.16 * breath(time, 3.4, 1));
  paintGlow(context, view, melt(4.5, -3, 4.6), 2.6, 0.1 + 0.12 * breath(time, 5.2, 2));
  paintGlow(context, view, melt(9.6, -4, 1), 3.6, 0.06 + 0.1 * breath(time, 6, 3), [255, 90, 40]);
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
      if (end > start) paintHotBar(context, view, start, end, thick);
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

/** Two lamps and the light they throw on the road ahead. */
function paintHeadlamps(
  context: CanvasRenderingContext2D,
  view: View,
  at: (along: number, side: number, up: number) => Seen,
): void {
  const [startX, startY] = toPicture(view, at(2.5, 0, 0.1));
  const [endX, endY] = toPicture(view, at(7.4, 0, 0.1));
  const gradient = context.createLinearGradient(startX, startY, endX, endY);
  gradient.addColorStop(0, 'rgb(255 222 176 / 0.09)');
  gradient.addColorStop(0.5, 'rgb(255 222 176 / 0.035)');
  gradient.addColorStop(1, 'rgb(255 222 176 / 0)');
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  // Cones one inside the other have a soft edge, and cost a tenth of a blurred one.
  for (const open of [0.5, 0.75, 1, 1.25, 1.5]) {
    const corners = [at(2.5, -0.3, 0.1), at(2.5, 0.3, 0.1), at(7.4, open, 0.1), at(7.4, -open, 0.1)];
    context.beginPath();
    for (const corner of corners) context.lineTo(...toPicture(view, corner));
    context.closePath();
    context.fill();
  }
  context.globalCompositeOperation = 'source-over';
  for (const side of [-0.34, 0.34]) paintLight(context, view, at(2.48, side, 0.62), 0.42, 0.8);
}

/** The weight on the portal of the scale: it rises while the truck is weighed, and comes to rest. */
function paintWeight(context: CanvasRenderingContext2D, view: View, time: number): void {
  const scale = scaleOf(view);
  const since = time - sceneStarts.weighing;
  const pounds = 20 * Math.round((57_340 / 20) * ease(0.2, 4.2, since));
  // The side of the portal that faces the camera: to the right it runs along -y, upward along z.
  const [x, y] = toPicture(view, gate(2.55, -4.5, 3.72));
  context.save();
  context.transform(Math.SQRT1_2 * scale, (scale * Math.SQRT1_2) / 2, 0, scale * Math.cos(Math.PI / 6), x, y);
  context.fillStyle = '#0d1214';
  context.fillRect(0, 0, 3.1, 0.98);
  context.fillStyle = `rgb(255 176 92 / ${0.9 * ease(-2.5, -1, since)})`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.font = '700 0.7px "Liberation Sans", "DejaVu Sans", sans-serif';
  context.fillText(pounds.toLocaleString('en-US'), 2.3, 0.52);
  context.font = '700 0.4px "Liberation Sans", "DejaVu Sans", sans-serif';
  context.fillText('lb', 2.86, 0.6);
  context.restore();
  paintGlow(context, view, gate(2.55, -6, 3.2), 2.4, 0.1 * ease(-2.5, -1, since), hot);
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
  gradient.addColorStop(0, 'rgb(255 214 140 / 0)');
  gradient.addColorStop(0.5, 'rgb(255 222 160 / 0.8)');
  gradient.addColorStop(1, 'rgb(255 214 140 / 0)');
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
