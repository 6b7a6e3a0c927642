import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import { translateContent } from './content-words.ts';

const messages = {
  [generateMessageId('Copper', 'metals')]: ['Cobre'],
  [generateMessageId('Sold by {brand}', 'metals')]: ['Lo vende ', ['brand']],
  [generateMessageId('wire', 'metals')]: ['alambre'],
} as unknown as Parameters<typeof translateContent>[2];

test('word fields are translated, lists of words too, and everything else stays', () => {
  const content = [
    { id: 'Copper', title: 'Copper', also: ['wire'], cents: 380, none: null, empty: { text: '' } },
  ];
  expect(translateContent(content, 'metals', messages)).toEqual([
    { id: 'Copper', title: 'Cobre', also: ['alambre'], cents: 380, none: null, empty: { text: '' } },
  ]);
});

test('names of the company are filled in', () => {
  const [entry] = translateContent([{ text: 'Sold by {brand}' }], 'metals', messages);
  expect(entry?.text).toBe(`Lo vende ${brand.name}`);
});

test('a text that no catalog has stops the build, with its file', () => {
  expect(() => translateContent({ text: 'Tin' }, 'metals', messages)).toThrow(/content\/metals\.json/);
});

test('the content itself is not changed', () => {
  const content = { title: 'Copper' };
  translateContent(content, 'metals', messages);
  expect(content).toEqual({ title: 'Copper' });
});
