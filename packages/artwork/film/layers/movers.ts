/** Things that move over the stills: cut-outs of the model on their roads, hidden by what stands before them. */
import type { WorldPlace } from '../../world/crops.ts';
import {
  type Cutout,
  type CutoutName,
  cutouts,
  type Drive,
  drives,
  type OutlineName,
  outlines,
} from '../cutouts.ts';
import { alongAt, amid, armAt, handler, placeOn, tipAt } from '../moving.ts';
import { pictureSize } from '../timing.ts';
import { ofPlan, type Seen, scaleOf, seen, toPicture, type View } from '../view.ts';
import { chance, lamplight, paintGlow } from './light.ts';
import { paintPiece } from './pieces.ts';

/** What the canvas can draw a cut-out or an outline from. */
export type Cuts = Readonly<Record<CutoutName | OutlineName, CanvasImageSource>>;

/** Trucks between the gate and the yard, with the light of their lamps, and the arm that fills the hopper. */
export function paintGateRoad(context: CanvasRenderingContext2D, cuts: Cuts, view: View, time: number): void {
  if (!isInView(view, outlines.road)) return;
  paintHidden(context, cuts, view, ['road'], (layer) => {
    for (const drive of drives.gate) paintDrive(layer, cuts, view, drive, time, true);
    for (const lamp of lampsBefore) paintHalo(layer, view, lamp);
  });
  paintArm(context, cuts, view, time);
}

/** The lamps between the gate's road and the camera, as the model has them. */
const lampsBefore: readonly Seen[] = [
  ofPlan(-75.2, 24.6, 3.4),
  ofPlan(-67.4, 24.6, 3.4),
  ofPlan(-54, 24.6, 3.4),
  ofPlan(-47.6, 22.4, 3.8),
  ofPlan(-38.6, 22, 3.8),
];

/** The air around a lamp shines before what drives behind it, as it does in the still. */
function paintHalo(layer: CanvasRenderingContext2D, view: View, lamp: Seen): void {
  const [x, y] = toPicture(view, lamp);
  const reach = 0.9 * scaleOf(view);
  const gradient = layer.createRadialGradient(x, y, 0, x, y, reach);
  for (const [part, strength] of [
    [0, 0.95],
    [0.28, 0.9],
    [0.45, 0.45],
    [0.7, 0.1],
    [1, 0],
  ] as const)
    gradient.addColorStop(part, `rgb(255 226 178 / ${strength})`);
  layer.globalCompositeOperation = 'source-atop';
  layer.fillStyle = gradient;
  layer.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  layer.globalCompositeOperation = 'source-over';
}

/** A truck with copper on its way along the separation hall. */
export function paintHallYard(context: CanvasRenderingContext2D, cuts: Cuts, view: View, time: number): void {
  for (const drive of drives.hall) paintDrive(context, cuts, view, drive, time, true);
}

/** The train on the bridge by day: it stands, then it leaves. */
export function paintTrain(context: CanvasRenderingContext2D, cuts: Cuts, view: View, time: number): void {
  paintHidden(context, cuts, view, ['arch'], (layer) => {
    for (const drive of drives.bridge) paintDrive(layer, cuts, view, drive, time, false);
  });
}

/** Paints on a layer of its own, takes away what the outlines cover, and lays the rest over the picture. */
export function paintHidden(
  context: CanvasRenderingContext2D,
  cuts: Cuts,
  view: View,
  hiding: readonly OutlineName[],
  paint: (layer: CanvasRenderingContext2D) => void,
): void {
  const { width, height } = pictureSize;
  const layer = new OffscreenCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;
  layer.imageSmoothingQuality = 'high';
  paint(layer);
  layer.globalCompositeOperation = 'destination-out';
  layer.globalAlpha = 1;
  for (const name of hiding) {
    const [x, y, wide, high] = placeOf(view, outlines[name]);
    layer.drawImage(cuts[name], x, y, wide, high);
  }
  context.drawImage(layer.canvas, 0, 0);
}

function paintDrive(
  context: CanvasRenderingContext2D,
  cuts: Cuts,
  view: View,
  drive: Drive,
  time: number,
  isTruck: boolean,
): void {
  if (time >= drive.until) return;
  const along = alongAt(drive.stops, time);
  const place = placeOn(drive.road, along);
  const { poses, marks }: Cutout = cutouts[drive.cutout];
  const [index, part] = amid(marks, along);
  const turn = ((poses[0]?.[3] ?? 0) * Math.PI) / 180;
  const at = (ahead: number, side: number, up: number): Seen =>
    ofPlan(
      place[0] + ahead * Math.cos(turn) - side * Math.sin(turn),
      place[1] + ahead * Math.sin(turn) + side * Math.cos(turn),
      place[2] + up,
    );
  if (isTruck) {
    paintShade(context, view, at);
    paintHeadlamps(context, view, at);
  }
  // Light changes along the road: what was rendered behind, and over it what was rendered ahead as far as it is reached.
  paintPose(context, cuts, view, drive.cutout, index, place);
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * part;
  if (part > 0) paintPose(context, cuts, view, drive.cutout, index + 1, place);
  context.globalAlpha = alpha;
  if (isTruck)
    for (const side of [-0.34, 0.34]) {
      paintGlow(context, view, at(2.48, side, 0.52), 0.62, 0.42, lamplight);
      paintGlow(context, view, at(2.48, side, 0.52), 0.2, 0.8, [255, 240, 215]);
    }
}

/** One pose of a cut-out, its place wherever it is now. */
function paintPose(
  context: CanvasRenderingContext2D,
  cuts: Cuts,
  view: View,
  name: CutoutName,
  pose: number,
  [p, q, up]: readonly [number, number, number],
): void {
  const { width, pixels, middle }: Cutout = cutouts[name];
  const [x, y] = toPicture(view, ofPlan(p, q, up + middle));
  const wide = width * scaleOf(view);
  const high = (wide * pixels[1]) / pixels[0];
  context.drawImage(
    cuts[name],
    0,
    pose * pixels[1],
    pixels[0],
    pixels[1],
    x - wide / 2,
    y - high / 2,
    wide,
    high,
  );
}

/** What a truck keeps the light of the lamps from: the ground below it, softly. */
function paintShade(
  context: CanvasRenderingContext2D,
  view: View,
  at: (ahead: number, side: number, up: number) => Seen,
): void {
  context.save();
  context.filter = `blur(${(0.17 * scaleOf(view)).toFixed(1)}px)`;
  context.fillStyle = 'rgb(10 12 14 / 0.5)';
  context.beginPath();
  for (const [ahead, side] of [
    [-2.05, -0.44],
    [2.4, -0.44],
    [2.4, 0.44],
    [-2.05, 0.44],
  ] as const)
    context.lineTo(...toPicture(view, at(ahead, side, 0)));
  context.closePath();
  context.fill();
  context.restore();
}

/** The light that two lamps throw on the road ahead. */
function paintHeadlamps(
  context: CanvasRenderingContext2D,
  view: View,
  at: (ahead: number, side: number, up: number) => Seen,
): void {
  const [startX, startY] = toPicture(view, at(2.5, 0, 0));
  const [endX, endY] = toPicture(view, at(7.4, 0, 0));
  const gradient = context.createLinearGradient(startX, startY, endX, endY);
  // Lamps shine forward: right below them there is no light yet.
  gradient.addColorStop(0, 'rgb(255 222 176 / 0)');
  gradient.addColorStop(0.16, 'rgb(255 222 176 / 0.031)');
  gradient.addColorStop(0.5, 'rgb(255 222 176 / 0.0145)');
  gradient.addColorStop(1, 'rgb(255 222 176 / 0)');
  context.fillStyle = gradient;
  // Cones one inside the other have a soft edge, and cost a tenth of a blurred one.
  for (let open = 0.35; open < 1.6; open += 0.1) {
    context.beginPath();
    for (const corner of [at(2.5, -0.3, 0), at(2.5, 0.3, 0), at(7.4, open, 0), at(7.4, -open, 0)])
      context.lineTo(...toPicture(view, corner));
    context.closePath();
    context.fill();
  }
}

/**
 * The arm of the material handler. House, boom and grab lie nearly in one upright plane, whose picture turns by stretching and
 * shearing; what its thickness lacks from one pose, the next one has, so one gives way to the other.
 */
function paintArm(context: CanvasRenderingContext2D, cuts: Cuts, view: View, time: number): void {
  const { turn, load, since } = armAt(time);
  const alpha = context.globalAlpha;
  if (load > 0) {
    const tip = [...tipAt(turn), handler.up] as const;
    const [index, part] = amid(cutouts.load.marks, turn);
    context.globalAlpha = alpha * load;
    paintPose(context, cuts, view, 'load', index, tip);
    context.globalAlpha = alpha * load * part;
    if (part > 0) paintPose(context, cuts, view, 'load', index + 1, tip);
    context.globalAlpha = alpha;
  }
  if (since > 0 && since < 0.9) paintDropped(context, view, since);
  const [index, part] = amid(cutouts.arm.marks, turn);
  paintTurned(context, cuts, view, index, turn);
  context.globalAlpha = alpha * part;
  if (part > 0) paintTurned(context, cuts, view, index + 1, turn);
  context.globalAlpha = alpha;
}

/** One pose of the arm, turned from where it was rendered. */
function paintTurned(
  context: CanvasRenderingContext2D,
  cuts: Cuts,
  view: View,
  pose: number,
  turn: number,
): void {
  const pivot = [handler.p, handler.q, handler.up] as const;
  const [x, y] = toPicture(view, ofPlan(...pivot));
  const [fromX, fromY] = across(cutouts.arm.marks[pose] ?? turn);
  const [toX, toY] = across(turn);
  context.save();
  context.transform(1, 0, 0, 1, x, y);
  // On the canvas what is up is negative.
  context.transform(toX / fromX, -(toY - fromY) / fromX, 0, 1, 0, 0);
  context.transform(1, 0, 0, 1, -x, -y);
  paintPose(context, cuts, view, 'arm', pose, pivot);
  context.restore();
}

/** How a unit along an arm that is turned so looks. */
function across(turn: number): Seen {
  const angle = (turn * Math.PI) / 180;
  return ofPlan(Math.cos(angle), Math.sin(angle), 0);
}

/** What the grab lets go falls into the hopper. */
function paintDropped(context: CanvasRenderingContext2D, view: View, since: number): void {
  const [p, q] = tipAt(handler.hopper);
  for (let index = 0; index < 14; index += 1) {
    const fallen = since - chance(index, 21) * 0.35;
    const down = 3 * fallen * fallen;
    if (fallen < 0 || down > 0.75) continue;
    const [a, b] = [chance(index, 22) - 0.5, chance(index, 23) - 0.5];
    paintPiece(
      context,
      view,
      ofPlan(p + a * 0.7, q + b * 0.7, 2.75 - down),
      index % 3 ? 'rust' : 'steel',
      index,
      0.24,
      fallen * 3,
      0.8,
    );
  }
}

function placeOf(
  view: View,
  { centre, width, pixels }: { centre: WorldPlace; width: number; pixels: readonly [number, number] },
): [x: number, y: number, wide: number, high: number] {
  const [x, y] = toPicture(view, seen(...centre));
  const wide = width * scaleOf(view);
  const high = (wide * pixels[1]) / pixels[0];
  return [x - wide / 2, y - high / 2, wide, high];
}

function isInView(view: View, outline: Parameters<typeof placeOf>[1]): boolean {
  const [x, y, wide, high] = placeOf(view, outline);
  return x < pictureSize.width && x + wide > 0 && y < pictureSize.height && y + high > 0;
}
