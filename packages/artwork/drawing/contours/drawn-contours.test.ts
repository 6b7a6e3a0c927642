import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../../src/design-system/contours/', import.meta.url);
const places = ['valley', 'gate', 'yard', 'mill', 'bridge', 'gorge', 'heights'];
const read = (file: string) => readFileSync(new URL(`${file}.svg`, folder), 'utf8');

test('there is a file for each part of the valley, and one for what no page shows as its header', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  expect(files.sort()).toEqual([...places, 'contours'].map((place) => `${place}.svg`).sort());
});

test.each(places)('the relief of the %s is one drawing in the colour of the text, within 8.4 kB', (place) => {
  const sheet = read(place);
  expect(sheet.match(/<symbol id="\w+"/g)).toEqual(['<symbol id="relief"']);
  expect(sheet).toContain('stroke="currentColor"');
  expect(sheet).not.toMatch(/#[\da-f]{3}|<text|<title|NaN/);
  // What the one drawing that all pages shared weighed.
  expect(sheet.length).toBeLessThan(8400);
});

test.each(['corner', 'divider'])('the %s is drawn in the colour of the text, within 5 kB', (cut) => {
  const symbol = new RegExp(`<symbol id="${cut}".*</symbol>`).exec(read('contours'))?.[0] ?? '';
  expect(symbol).toContain('stroke="currentColor"');
  expect(symbol.length).toBeLessThan(5000);
});

test('no two parts of the valley look the same', () => {
  const lines = places.map((place) => new Set(read(place).match(/M\d[^M"]+/g)));
  for (const [index, one] of lines.entries()) {
    expect(one.size).toBeGreaterThan(10);
    for (const other of lines.slice(index + 1))
      expect([...one].filter((line) => other.has(line))).toEqual([]);
  }
});
