import { expect, test } from 'vitest';
import { areasIn, foreignAreas, missingWords, wordsOf } from './page-catalogs.ts';

const messages = [
  { area: 'sell', id: 'abc+/1' },
  { area: 'sell', id: 'abcde2' },
  { area: 'buy', id: 'abcde3' },
  { area: 'shared', id: 'abcde2' },
];
const script = (ids: string[]) =>
  `const a=JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(ids.map((id) => [id, ['x "y"']]))))});`;

test('a script tells whose words it holds', () => {
  expect(areasIn(script(['abc+/1', 'abcde2']), messages)).toEqual(['sell']);
  expect(areasIn(`${script(['abcde3'])}${script(['abc+/1'])}`, messages)).toEqual(['buy', 'sell']);
  expect(
    areasIn(script(['abc+/1']).replaceAll('\\"', '"').replace('("', '(`').replace('")', '`)'), messages),
  ).toEqual(['sell']);
  expect(areasIn('const n=JSON.parse("{\\"width\\":1}")', messages)).toEqual([]);
});

test('a page misses what its scripts ask for and none of them brings', () => {
  const known = new Set(['abc+/1', 'abcde2', 'abcde3']);
  const component = 'a._({id:`abc+/1`}),b(Trans,{id:"abcde2"}),{id:"button"},{id:"abcdef"}';
  expect(wordsOf(component, known)).toEqual({ held: [], asked: ['abc+/1', 'abcde2'] });
  const asking = wordsOf(component, known);
  expect(missingWords([asking, wordsOf(script(['abc+/1', 'abcde2']), known)])).toEqual([]);
  expect(missingWords([asking, wordsOf(script(['abcde2', 'abcde3']), known)])).toEqual(['abc+/1']);
  expect(missingWords([wordsOf(component + script(['abc+/1']), known)])).toEqual(['abcde2']);
});

test('the words of another area, and content that only the server reads, are foreign', () => {
  const held = new Set(['routes', 'shared', 'sell', 'buy', 'sell-content', 'form-parts']);
  expect(foreignAreas({ id: 'sell-to-us', area: 'sell' }, held)).toEqual([
    'buy',
    'sell-content',
    'form-parts',
  ]);
  expect(foreignAreas({ id: 'sell-to-us', area: 'sell', hasForm: true }, held)).toEqual([
    'buy',
    'sell-content',
  ]);
  expect(
    foreignAreas({ id: 'investors', area: 'investors' }, new Set(['investors', 'investors-news'])),
  ).toEqual([]);
});

test('the words about saved pages travel with pages that are saved, and with their list', () => {
  const held = new Set(['sell', 'saved-pages']);
  expect(foreignAreas({ id: 'sell-to-us', area: 'sell' }, held)).toEqual(['saved-pages']);
  expect(foreignAreas({ id: 'what-to-bring', area: 'sell', kept: true }, held)).toEqual([]);
  expect(foreignAreas({ id: 'saved-pages', area: 'site' }, new Set(['saved-pages']))).toEqual([]);
});

test('the words of watches travel with the pages that one can be set on', () => {
  expect(foreignAreas({ id: 'sell-to-us', area: 'sell' }, new Set(['watches']))).toEqual(['watches']);
  expect(foreignAreas({ id: 'scrap-prices', area: 'sell' }, new Set(['watches']))).toEqual([]);
});
