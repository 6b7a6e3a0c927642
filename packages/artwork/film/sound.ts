/**
 * The film's sound, made of numbers: a low drone and mallet notes in a room. Quiet, without words and without a beat;
 * each scene begins with two notes, so that a listener hears it change.
 */
import { filmLength, type SceneName, sceneNames, sceneStarts } from './timing.ts';

export const sampleRate = 48_000;

/** Mean level of the whole in parts of full scale: about -20 LUFS for a sound as even as this one. */
const loudness = 0.088;

/** A pentatonic scale from D3: whatever note follows another, they agree. */
const scale = [146.83, 164.81, 185, 220, 246.94, 293.66, 329.63, 369.99, 440, 493.88];

type Note = { at: number; pitch: number; force: number; place: number };

/** When scenes begin and the whole ends: the film's own clock, or that of a version whose picture waits for words. */
export type Clock = { starts: Readonly<Record<SceneName, number>>; length: number };

const filmClock: Clock = { starts: sceneStarts, length: filmLength };

/** The whole sound as interleaved stereo samples between -1 and 1; a lower rate makes a duller, quicker draft. */
export function composeSound(rate = sampleRate, clock = filmClock): Float32Array {
  const frames = Math.round(clock.length * rate);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  const echoes = (delays: number[]): number[] =>
    delays.map((delay) => Math.round((delay * rate) / sampleRate));
  addDrone(left, right, rate);
  for (const note of composeNotes(clock)) addNote(left, right, note, rate);
  addRoom(left, echoes([1687, 2053, 2423, 2797]));
  addRoom(right, echoes([1723, 2089, 2459, 2833]));
  return finish(left, right, rate, clock.length);
}

/** The notes: two at each scene's start, then one every second or two, chosen by a walk that never jumps far. */
export function composeNotes({ starts, length }: Clock = filmClock): Note[] {
  const notes: Note[] = [];
  let step = 4;
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (const [index, name] of sceneNames.entries()) {
    const start = starts[name] + 0.3;
    const next = sceneNames[index + 1];
    const end = next === undefined ? length - 5 : starts[next] - 0.6;
    const root = [3, 5, 4, 6, 3, 5, 1, 4, 5][index] ?? 4;
    notes.push({ at: start, pitch: scale[root] ?? 220, force: 0.95, place: 0.42 });
    notes.push({ at: start + 0.62, pitch: scale[root + 2] ?? 293, force: 0.75, place: 0.58 });
    let at = start + 2;
    while (at < end) {
      step = Math.min(9, Math.max(0, step + Math.round((chance() - 0.5) * 5)));
      notes.push({
        at,
        pitch: scale[step] ?? 220,
        force: 0.35 + 0.35 * chance(),
        place: 0.3 + 0.4 * chance(),
      });
      at += [0.62, 1.24, 1.24, 1.86, 2.48][Math.floor(chance() * 5)] ?? 1.24;
    }
  }
  return notes;
}

function addDrone(left: Float32Array, right: Float32Array, rate: number): void {
  const voices = [
    { pitch: 73.42, force: 0.16, sway: 0.07 },
    { pitch: 110, force: 0.1, sway: 0.11 },
    { pitch: 146.83, force: 0.06, sway: 0.05 },
    { pitch: 220.4, force: 0.025, sway: 0.09 },
  ];
  for (let frame = 0; frame < left.length; frame += 1) {
    const time = frame / rate;
    for (const { pitch, force, sway } of voices) {
      const swell = force * (0.7 + 0.3 * Math.sin(2 * Math.PI * sway * time + pitch));
      left[frame] = (left[frame] ?? 0) + swell * Math.sin(2 * Math.PI * pitch * time);
      right[frame] = (right[frame] ?? 0) + swell * Math.sin(2 * Math.PI * pitch * 1.0016 * time + 0.7);
    }
  }
}

/** A wooden bar struck with a soft mallet: its tone, and the fourth harmonic that dies at once. */
function addNote(
  left: Float32Array,
  right: Float32Array,
  { at, pitch, force, place }: Note,
  rate: number,
): void {
  const start = Math.round(at * rate);
  const length = Math.min(left.length - start, 2.6 * rate);
  for (let frame = 0; frame < length; frame += 1) {
    const time = frame / rate;
    const attack = Math.min(1, time / 0.006);
    const tone =
      Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time * 2.4) +
      0.22 * Math.sin(2 * Math.PI * pitch * 3.98 * time) * Math.exp(-time * 11);
    const value = 0.26 * force * attack * tone;
    left[start + frame] = (left[start + frame] ?? 0) + value * (1 - place);
    right[start + frame] = (right[start + frame] ?? 0) + value * place;
  }
}

/** A room: echoes at unrelated distances, each fed back a little darker. */
function addRoom(channel: Float32Array, delays: number[]): void {
  const dry = channel.slice();
  for (const delay of delays) {
    const echo = new Float32Array(delay);
    let softened = 0;
    for (let frame = 0; frame < channel.length; frame += 1) {
      const slot = frame % delay;
      const heard = echo[slot] ?? 0;
      softened += (heard - softened) * 0.35;
      echo[slot] = (dry[frame] ?? 0) + softened * 0.78;
      channel[frame] = (channel[frame] ?? 0) + heard * 0.09;
    }
  }
}

function finish(left: Float32Array, right: Float32Array, rate: number, length: number): Float32Array {
  const mixed = new Float32Array(left.length * 2);
  let energy = 0;
  for (let frame = 0; frame < left.length; frame += 1) {
    const time = frame / rate;
    const level = Math.min(1, time / 2.5) * Math.min(1, (length - time) / 4.5);
    const [a, b] = [(left[frame] ?? 0) * level, (right[frame] ?? 0) * level];
    mixed[2 * frame] = a;
    mixed[2 * frame + 1] = b;
    energy += a * a + b * b;
  }
  const gain = loudness / Math.sqrt(energy / mixed.length);
  // The soft ceiling: however notes add up, nothing reaches full scale.
  return mixed.map((value) => Math.tanh(value * gain));
}
