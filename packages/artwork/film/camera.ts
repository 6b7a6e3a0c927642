/** Where the camera is: it drifts over a station while the station is spoken of, and travels to the next one. */
import { stills } from './stills.ts';
import {
  between,
  ease,
  filmLength,
  pictureSize,
  type SceneName,
  sceneStarts,
  travelLead,
  travelTime,
} from './timing.ts';
import { seen, type View } from './view.ts';

/** What a scene shows as it begins and as it ends. */
type Shot = { scene: SceneName; from: View; to: View };

/** The whole valley, from the gate to the mill. */
export const wide: View = { x: -3, y: 8, width: 138 };

const shots: Shot[] = [
  { scene: 'ridges', from: { ...wide, y: 9, width: 146 }, to: wide },
  { scene: 'arrival', from: { x: -62, y: -13.4, width: 27 }, to: { x: -62.4, y: -13, width: 26 } },
  { scene: 'weighing', from: { x: -61, y: -10.8, width: 26 }, to: { x: -60.4, y: -10.2, width: 24.6 } },
  { scene: 'sorting', from: { x: -44.9, y: -7.4, width: 24.4 }, to: { x: -44.1, y: -7, width: 23.6 } },
  { scene: 'shredding', from: { x: -15, y: 17.6, width: 35.5 }, to: { x: -13.4, y: 18.2, width: 34.6 } },
  { scene: 'separating', from: { x: 11.9, y: 23.1, width: 26.4 }, to: { x: 12.3, y: 22.9, width: 25.4 } },
  { scene: 'melting', from: { x: 45.8, y: 2.3, width: 23.6 }, to: { x: 46.2, y: 2, width: 22.6 } },
  { scene: 'rolling', from: { x: 53.2, y: -12.2, width: 33.6 }, to: { x: 54.6, y: -11.8, width: 32.6 } },
  { scene: 'returning', from: { x: 36.6, y: 23.6, width: 29.6 }, to: { x: 36.2, y: 23.9, width: 28.8 } },
];

/** The way down from the whole valley is longer than the others. */
const firstTravel = 4.2;

/**
 * At the end the camera goes back over the river until the works lie below it from hall to mill. It has arrived before the
 * described picture waits, and stays until the film is dark: the day is what one leaves with.
 */
const works: View = { x: 21, y: 11, width: 76 };
export const away = { start: 66.1, end: 69.1 };

/** When night turns into day: when the camera has come to rest, so that nothing moves but the light. */
export const dawn = { start: 68.9, end: 71.6 };

/** The view of a moment. */
export function cameraView(time: number): View {
  let view = drift(0, time);
  for (let index = 1; index < shots.length; index += 1) {
    const start = sceneStarts[shots[index]?.scene ?? 'ridges'];
    const length = index === 1 ? firstTravel : travelTime;
    // The way down begins when the valley has come out of the drawing, and a described picture has waited there.
    const middle = index === 1 ? start + 1.9 : start - travelLead;
    const part = ease(middle - length / 2, middle + length / 2, time);
    if (part > 0) view = travel(view, drift(index, time), part, index === 1 ? 0 : 1);
  }
  return inValley(travel(view, works, ease(away.start, away.end, time), 0));
}

/** A scene's own slow movement, which goes on unseen before and after it. */
function drift(index: number, time: number): View {
  const shot = shots[index];
  if (!shot) return wide;
  const start = sceneStarts[shot.scene];
  const next = shots[index + 1];
  const end = next ? sceneStarts[next.scene] : filmLength;
  const part = (time - start) / (end - start);
  return mix(shot.from, shot.to, part);
}

/** From one view to another; on a long way the camera draws back, so that one sees where it goes. */
function travel(from: View, to: View, part: number, back: number): View {
  if (part <= 0) return from;
  const view = mix(from, to, part);
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.max(0, Math.log((way * 0.9 + 10) / Math.max(from.width, to.width))) * back;
  return { ...view, width: view.width * Math.exp(rise * Math.sin(Math.PI * part) ** 2) };
}

/** A view between two; its width changes by the same share in every moment, which is what a steady zoom is. */
function mix(from: View, to: View, part: number): View {
  const width = from.width * (to.width / from.width) ** part;
  // While it zooms, the point that both views share must stand still, or the picture would slide in a curve.
  const change = to.width - from.width;
  const moved = Math.abs(change) < 0.05 * from.width ? part : (width - from.width) / change;
  return { x: between(from.x, to.x, moved), y: between(from.y, to.y, moved), width };
}

/** The nearest view that shows nothing beyond the edge of the widest still. */
function inValley(view: View): View {
  const { centre, width, pixels } = stills.valley;
  const [x, y] = seen(...centre);
  const aside = (width - view.width) / 2;
  const above =
    (width * pixels[1]) / pixels[0] / 2 - (view.width * pictureSize.height) / pictureSize.width / 2;
  return {
    ...view,
    x: Math.min(x + aside, Math.max(x - aside, view.x)),
    y: Math.min(y + above, Math.max(y - above, view.y)),
  };
}
