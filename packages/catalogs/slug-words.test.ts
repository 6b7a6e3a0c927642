import { expect, test } from 'vitest';
import { type PageEntry, pages } from '#site/manifest.ts';
import { slugsInUse } from '#site/slugs.ts';
import { slugNotes } from './slug-words.ts';

const page = (entry: Partial<PageEntry>): PageEntry => ({
  ...{ id: 'search', parent: null, area: 'site', module: 'pages/site/search.tsx' },
  ...{ prerender: true, indexable: true },
  ...entry,
});

test('every slug that an address needs is entered', () => {
  expect([...slugNotes(pages).keys()].sort()).toEqual(slugsInUse().sort());
});

test.each<[string, string, Partial<PageEntry>]>([
  ['of a page', 'Address of the page search', { segments: [{ slug: 'word' }] }],
  [
    'of a page below another',
    'Address of the page search, below company',
    { segments: [{ slug: 'word' }], parent: 'company' },
  ],
  [
    'with a parameter behind it',
    'Address of the page search; the name of one follows',
    { segments: [{ slug: 'word' }, { parameter: 'id' }] },
  ],
  [
    'with the brand behind it and another slug',
    'Part of the address of the page search; the brand follows after a hyphen',
    { segments: [{ slugWithBrand: 'word' }, { slug: 'other' }] },
  ],
  [
    'that one language does without',
    'Address of the page search; unused in Spanish',
    { segmentsIn: { eng: [{ slug: 'word' }], es: [] } },
  ],
])('a slug %s says so to its translator', (_, note, entry) => {
  expect(slugNotes([page(entry)]).get('word')).toBe(`${note}. Small letters a-z, digits and hyphens only`);
});
