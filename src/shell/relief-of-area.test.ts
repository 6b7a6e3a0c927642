import { expect, test } from 'vitest';
import { pages } from '#site/manifest.ts';
import { reliefOfArea } from './relief-of-area.ts';

/** What visitors know as one part of the site; what has no part of its own stands with one of them. */
const families = [
  ['company'],
  ['investors'],
  ['sustainability'],
  ['locations', 'sell'],
  ['services', 'contact'],
  ['buy'],
  ['help', 'legal', 'forms', 'site', 'console'],
] as const;

test('each part of the site has a relief of its own, and no two share one', () => {
  const reliefs = families.map((areas) => new Set(areas.map((area) => reliefOfArea[area])));
  for (const relief of reliefs) expect(relief.size).toBe(1);
  expect(new Set(reliefs.flatMap((relief) => [...relief])).size).toBe(families.length);
});

test('every page but the home page belongs to a part with a relief', () => {
  const known = new Set<string>(families.flat());
  expect(pages.filter(({ area }) => area !== 'home' && !known.has(area)).map(({ id }) => id)).toEqual([]);
});
