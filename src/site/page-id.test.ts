import { expect, test } from 'vitest';
import { type PageEntry, type PageId, pageEntry } from './manifest.ts';
import { onward, pageId } from './page-id.ts';
import { pathTo } from './paths.ts';
import { pageLabel } from './route-words.ts';

test('a link to a page that the site does not have neither compiles nor renders', () => {
  // @ts-expect-error: no page has this id, and `tsc` has to say so before a visitor finds the dead link
  expect(() => pathTo('investers')).toThrow('No page has the id "investers"; see site/manifest.ts.');
});

test('neither the manifest’s entry nor the label of such a page is made up', () => {
  const unknown: string = 'investers';
  expect(() => pageEntry(unknown as PageId)).toThrow('"investers" is no page in site/manifest.ts.');
  expect(() => pageLabel(unknown as PageId)).toThrow('"investers" has no label in site/route-words.ts.');
});

test('what the manifest says of one page can name no page but those of the site', () => {
  // @ts-expect-error: its parent is misspelled, and its breadcrumb would lead nowhere
  const misplaced: Pick<PageEntry, 'id' | 'parent'> = { id: 'careers', parent: 'compny' };
  expect(() => pageEntry(misplaced.parent as PageId)).toThrow('"compny" is no page');
});

test('a content file may name pages of the site, and no other word', () => {
  expect(pageId().validateSync('investors')).toBe('investors');
  expect(() => pageId().validateSync('investers')).toThrow('must be the id of a page in site/manifest.ts');
  expect(() => pageId().validateSync(undefined)).toThrow('must be there');
});

test('the ways onward of a content file lead to pages of the site', () => {
  const ways = (id: string) => ({ heading: 'Further on', items: [{ id, text: 'What it is about' }] });
  expect(onward().validateSync(ways('careers'))).toEqual(ways('careers'));
  expect(() => onward().validateSync(ways('carers'))).toThrow('must be the id of a page');
});
