import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import film from '#features/film/content/film.json' with { type: 'json' };
import { htmlLang, languages } from '#i18n/language.ts';
import { filmFiles } from './film-words.ts';
import { filmLength } from './timing.ts';
import { captionFaults, readVtt } from './vtt.ts';

const root = new URL('../../../', import.meta.url);
const published = (name: string): URL => new URL(`public/film/${name}`, root);

test.each([...languages])(
  'the published captions and descriptions in %s say what the catalogs say',
  async (language) => {
    for (const { path, text } of await filmFiles(language, root)) {
      expect(readFileSync(new URL(path, root), 'utf8')).toBe(text);
    }
  },
);

test.each(languages.map((language) => htmlLang[language]))('a viewer can read the captions in %s', (code) => {
  const cues = readVtt(readFileSync(published(`captions-${code}.vtt`), 'utf8')).map((cue) => ({
    ...cue,
    text: cue.text.replaceAll('\n', ' '),
  }));
  expect(cues).toHaveLength(film.cues.length);
  expect(captionFaults(cues, filmLength)).toEqual([]);
});

test('descriptions lie within the film and never overlap', () => {
  for (const [index, { start, end }] of film.descriptions.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(film.descriptions[index + 1]?.start ?? filmLength);
  }
});

test('a description can be spoken in its time', () => {
  const tooLong = film.descriptions.filter(({ start, end, text }) => text.length / (end - start) > 21);
  expect(tooLong).toEqual([]);
});

test.each([
  ['recycling.mp4', 7_000_000],
  ['recycling.webm', 6_000_000],
  ['poster.avif', 60_000],
  ['poster.jpg', 120_000],
])('%s is published and no larger than %i bytes', (name, limit) => {
  expect(statSync(published(name)).size).toBeLessThanOrEqual(limit);
});
