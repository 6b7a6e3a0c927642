import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { heldUnder } from './held-under.ts';
import { readStrictWords } from './strict-words.ts';

/** Catalogs of one area, of which the text "Metal" is translated and "Hours" is not. */
function catalogs(): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [language, metal] of Object.entries({ eng: '', es: 'Metal bueno' })) {
    mkdirSync(join(root, 'locales', language), { recursive: true });
    writeFileSync(
      join(root, 'locales', language, 'area.po'),
      `msgctxt "file"\nmsgid "Metal"\nmsgstr "${metal}"\n\nmsgctxt "file"\nmsgid "Hours"\nmsgstr ""\n`,
    );
  }
  return root;
}

test('English words of a file stand in the content, those of another language in its catalog', async () => {
  const root = catalogs();
  const [eng, es] = [await readStrictWords(root, 'eng', 'area'), await readStrictWords(root, 'es', 'area')];
  expect([eng('file', 'Metal'), es('file', 'Metal')]).toEqual(['Metal', 'Metal bueno']);
});

test('a word without its translation stops the start and is named with its catalog', async () => {
  const es = await readStrictWords(catalogs(), 'es', 'area');
  expect(() => es('file', 'Hours')).toThrow(/^locales\/es\/area\.po has no translation of "Hours" \(file\)/);
  expect(() => es('other', 'Metal')).toThrow(/\(other\)/);
});

test('an id that the content files do not know leaves no hole in a file', () => {
  const words = new Map([['copper', 'Cobre']]);
  expect(heldUnder(words, 'copper')).toBe('Cobre');
  expect(() => heldUnder(words, 'unobtainium')).toThrow(/"unobtainium"/);
});
