/** Puts a version's sentences over its music. */
import { sampleRate } from './sound.ts';
import type { Line } from './spoken-version.ts';

/** What is left of the music under a voice: 12 dB less. */
const under = 10 ** (-12 / 20);
/** Seconds in which the music gives way, and comes back. */
const fade = 0.35;

/** All sentences on one mono track of `seconds`. */
export function voiceTrack(lines: readonly Line<Float32Array>[], seconds: number): Float32Array {
  const track = new Float32Array(Math.round(seconds * sampleRate));
  for (const { start, sound } of lines) track.set(sound, Math.round(start * sampleRate));
  return track;
}

/**
 * Voice in the middle, music around it and under it, as interleaved stereo.
 * @param gain What the voice is raised by, to be as loud as speech should be.
 */
export function mix(
  music: Float32Array,
  lines: readonly Line<Float32Array>[],
  gain: number,
): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(music.length);
  const voice = voiceTrack(lines, music.length / 2 / sampleRate);
  const spans = lines.map(({ start, sound }) => [start, start + sound.length / sampleRate] as const);
  for (let frame = 0; frame < voice.length; frame += 1) {
    const time = frame / sampleRate;
    let away = Infinity;
    for (const [start, end] of spans) away = Math.min(away, Math.max(start - time, time - end, 0));
    const level = under + (1 - under) * Math.min(1, away / fade);
    // The soft ceiling keeps the loudest syllable under full scale and leaves all others as they are.
    const said = ceiling((voice[frame] ?? 0) * gain);
    mixed[2 * frame] = (music[2 * frame] ?? 0) * level + said;
    mixed[2 * frame + 1] = (music[2 * frame + 1] ?? 0) * level + said;
  }
  return mixed;
}

function ceiling(value: number): number {
  const size = Math.abs(value);
  return size <= 0.6 ? value : Math.sign(value) * (0.6 + 0.2 * Math.tanh((size - 0.6) / 0.2));
}
