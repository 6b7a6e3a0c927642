import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '../../content/letters.schema.ts';
import { translateLetters } from './letter-words.ts';

test('English letters need no catalog: the content is their words', async () => {
  const file = new URL('../../content/letters.json', import.meta.url);
  const english = schema.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  const shape = (value: object) =>
    JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? '' : inner));
  const letters = await translateLetters(english, '', 'eng');
  expect(shape(letters)).toBe(shape(english));
  await expect(translateLetters(english, '', 'es')).rejects.toThrow(/no translation/);
});
