import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { readCatalog, readCatalogs } from '../catalog-files.ts';
import { createPageMatcher } from './page-matcher.ts';
import { previewLetters } from './preview-letters.ts';

test('a letter is its subject and its paragraphs in their order, with values in them', () => {
  const letters = previewLetters('eng');
  const acknowledgement = letters.find(({ id }) => id === 'acknowledgement');
  expect(acknowledgement?.subject).toBe('We received your privacy request AB12-CD34');
  expect(acknowledgement?.lines[0]).toBe('This email confirms that we have your privacy request.');
  expect(acknowledgement?.lines).toContain('Reference number: AB12-CD34');
  const notice = letters.find(({ id }) => id === 'notice');
  expect(notice?.lines.join('\n')).toContain('January 9, 2026, 4:00\u00a0p.m.');
  expect(letters.map(({ id }) => id)).toContain('alerts.watches.confirm');
});

test.each(languages)(
  'every text of the letters in %s is shown, and found again by what is shown',
  (language) => {
    const shown = previewLetters(language).flatMap(({ subject, lines }) => [
      ...(subject === undefined ? [] : [subject]),
      ...lines,
    ]);
    const matcher = createPageMatcher(readCatalogs(language));
    const entries = readCatalog(language, 'mail-content')?.po.entries.filter(
      ({ obsolete, origins }) =>
        !obsolete && origins.some(({ text }) => text.includes('content/letters.json')),
    );
    const found = new Set(
      shown
        .flatMap((text) => matcher.textsOf(text))
        .filter(({ area }) => area === 'mail-content')
        .map(({ english }) => english),
    );
    expect(entries?.length).toBeGreaterThan(50);
    // Of what is all values, as {name}: {day}, nobody could tell by which text it was shown.
    const hasWords = (english: string) =>
      english.replace(/\{\w+\}/g, '').replace(/[^\p{L}]/gu, '').length > 3;
    const missed = entries?.map(({ id }) => id.text).filter((english) => !found.has(english));
    expect(missed?.filter(hasWords)).toEqual([]);
    expect(shown.join()).not.toMatch(/[{}]/);
  },
);
