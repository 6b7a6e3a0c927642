import { expect, test } from 'vitest';
import { composeNotes, composeSound, sampleRate } from './sound.ts';
import { filmLength, sceneNames, sceneStarts } from './timing.ts';

test('two notes mark each scene', () => {
  const starts = composeNotes().map(({ at }) => at);
  for (const name of sceneNames) {
    const near = starts.filter((at) => at >= sceneStarts[name] && at < sceneStarts[name] + 1);
    expect(near.length).toBeGreaterThanOrEqual(2);
  }
});

test('notes are drawn by lot, the same lot each time', () => {
  expect(composeNotes()).toEqual(composeNotes());
});

test('the sound is as long as the film, quiet, never clipped, and silent at both ends', () => {
  // A sixth of the full rate tells as much about length and level, in a sixth of the time.
  const rate = sampleRate / 6;
  const sound = composeSound(rate);
  expect(sound.length).toBe(Math.round(filmLength * rate) * 2);
  let [loudest, energy] = [0, 0];
  for (const value of sound) {
    loudest = Math.max(loudest, Math.abs(value));
    energy += value * value;
  }
  const level = 20 * Math.log10(Math.sqrt(energy / sound.length));
  expect(loudest).toBeLessThan(0.6);
  expect(level).toBeGreaterThan(-23);
  expect(level).toBeLessThan(-19);
  expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.001);
  expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
});
