import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import film from '#features/film/content/film.json' with { type: 'json' };
import videos from '#features/film/content/videos.json' with { type: 'json' };
import { describedTime } from '#features/film/model/described-time.ts';
import holds from '#features/film/model/film-holds.json' with { type: 'json' };
import { htmlLang, languages } from '#i18n/language.ts';
import { filmFiles } from './film-words.ts';
import { filmLength, pictureSize } from './timing.ts';
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

/** Seconds that an MP4 file says it plays, and each of its tracks. */
function mp4Lengths(file: Buffer): number[] {
  const lengths: number[] = [];
  for (const kind of ['mvhd', 'mdhd']) {
    for (let at = file.indexOf(kind); at >= 0; at = file.indexOf(kind, at + 4)) {
      // Version 0: two dates of four bytes, then ticks in a second, then ticks in all.
      lengths.push(file.readUInt32BE(at + 20) / file.readUInt32BE(at + 16));
      if (lengths.length === 3) return lengths;
    }
  }
  return lengths;
}

test.each([
  ['recycling-en.mp4', filmLength],
  ['recycling-es.mp4', filmLength],
  ['recycling-described-en.mp4', describedTime(filmLength, holds)],
  ['recycling-described-es.mp4', describedTime(filmLength, holds)],
])('picture and sound of %s take %d seconds', (name, seconds) => {
  const lengths = mp4Lengths(readFileSync(published(name)));
  expect(lengths).toHaveLength(3);
  for (const length of lengths) expect(Math.abs(length - seconds)).toBeLessThan(0.1);
});

test.each([
  'recycling-en.mp4',
  'recycling-es.mp4',
  'recycling-described-en.mp4',
  'recycling-described-es.mp4',
])('%s is as large as the picture that the camera takes, and its page says its weight', (name) => {
  const file = readFileSync(published(name));
  // The header of the picture's track ends with its size, in whole and 65,536th parts of a pixel.
  const header = file.indexOf('tkhd');
  expect(file.readUInt32BE(header + 80) / 65_536).toBe(pictureSize.width);
  expect(file.readUInt32BE(header + 84) / 65_536).toBe(pictureSize.height);
  expect(videos.files.find((each) => each.file === name)?.bytes).toBe(file.length);
});

test.each([
  ['recycling-en.mp4', 9_000_000],
  ['recycling-es.mp4', 9_000_000],
  ['recycling-described-en.mp4', 9_000_000],
  ['recycling-described-es.mp4', 9_000_000],
  ['poster.avif', 60_000],
  ['poster.jpg', 120_000],
])('%s is published and no larger than %i bytes', (name, limit) => {
  expect(statSync(published(name)).size).toBeLessThanOrEqual(limit);
});
