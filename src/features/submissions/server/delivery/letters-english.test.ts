import { expect, test } from 'vitest';
import { catalogFrom } from '#i18n/read-catalog.server.ts';
import letters from '../../content/letters.json' with { type: 'json' };
import { translateLetters } from './letter-words.ts';

test('English letters need no catalog: the content is their words', () => {
  const shape = (value: object) =>
    JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? '' : inner));
  const english = translateLetters(catalogFrom('', 'locales/eng/mail-content.po', 'eng'));
  expect(shape(english)).toBe(shape(letters));
  expect(() => translateLetters(catalogFrom('', 'locales/es/mail-content.po', 'es'))).toThrow(
    /^letters\.json: .* has no words in the language "es"/,
  );
});
