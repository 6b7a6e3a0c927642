import { expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

test.each([
  ['plain words', 'No tags.', ['No tags.']],
  ['nothing', '', []],
  ['a tag in the middle', 'See <link>it</link>.', ['See ', { tag: 'link', parts: ['it'] }, '.']],
  [
    'tags beside each other',
    '<a>1</a><b>2</b>',
    [
      { tag: 'a', parts: ['1'] },
      { tag: 'b', parts: ['2'] },
    ],
  ],
  [
    'a tag in a tag',
    '<link>the <strong>rules</strong></link>',
    [{ tag: 'link', parts: ['the ', { tag: 'strong', parts: ['rules'] }] }],
  ],
  ['a lone angle bracket', '3 < 4 and <b> open', ['3 < 4 and <b> open']],
])('takes apart %s', (_name, text, parts) => {
  expect(parseRichText(text)).toEqual(parts);
});
