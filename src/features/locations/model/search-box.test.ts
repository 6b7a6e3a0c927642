import { expect, test } from 'vitest';
import { brand } from '#brand';
import { locationTypes, readSearchText, readTheme, searchTarget } from './search-box.ts';

test('a search names the text, then the metals yards', () => {
  expect(searchTarget('/places/find', '97204')).toBe('/places/find?zip=97204&div=MRB%2CSMB');
});

test('a search may name other kinds of yard', () => {
  expect(searchTarget('/lugares/hallar', 'Oregón 97', 'ARB')).toBe(
    '/lugares/hallar?zip=Oreg%C3%B3n+97&div=ARB',
  );
});

test.each([
  ['97204', '97204'],
  [`  ${brand.headOffice.street} `, brand.headOffice.street],
  ['', ''],
  [' \t ', ''],
  [null, ''],
])('of %j the search reads %j', (typed, text) => {
  expect(readSearchText(typed)).toBe(text);
});

test('a search text is never longer than the server takes', () => {
  expect(readSearchText('9'.repeat(500))).toHaveLength(200);
});

test.each([
  ['theme1', 'theme1'],
  ['theme2', 'theme2'],
  ['theme9', 'theme2'],
  [undefined, 'theme2'],
])('the theme %s looks like %s', (asked, shown) => {
  expect(readTheme(asked)).toBe(shown);
});

test('all kinds of yard together are the two others', () => {
  const [metals, auto, all] = locationTypes;
  expect(all.division).toBe(`${metals.division},${auto.division}`);
});
