import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['We sell steel. We buy scrap.', 'We sell steel.'],
  ['Hubo menos chatarra. ¿Por qué? Por el frío.', 'Hubo menos chatarra.'],
  ['The board declared 19.5 cents per share. It is paid in May.', 'The board declared 19.5 cents per share.'],
  ['Prices of No. 1 copper rose. Steel did not.', 'Prices of No. 1 copper rose.'],
  ['Sales to U.S. mills grew. Others did not.', 'Sales to U.S. mills grew.'],
  ['A text without an end', 'A text without an end'],
  ['', ''],
])('the first sentence of “%s” is “%s”', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test('a text that has no end is cut between two words', () => {
  const cut = firstSentence('Copper, aluminum and steel '.repeat(40));
  expect(cut.length).toBeLessThanOrEqual(240);
  expect(cut).toMatch(/ (Copper|aluminum|and|steel)…$/);
});
