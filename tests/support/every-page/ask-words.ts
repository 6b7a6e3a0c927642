import { readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { areasIn, foreignAreas } from '@site/build/page-catalogs.ts';
import { catalogAreas } from '@site/catalogs/catalog-areas.ts';
import { readCatalogs } from '@site/catalogs/catalog-files.ts';
import { numberMessages } from '@site/catalogs/pseudolocale/message-numbers.ts';
import { readPoWords } from '#i18n/po/po-words.ts';
import { expect, test } from '../fixtures.ts';
import type { PageFacts } from './page-facts.ts';
import { isSameInBoth } from './same-in-both.ts';

/** Asks whether every page speaks its own language, in words that somebody wrote for it. */
export function askWords(everyPage: () => readonly PageFacts[]): void {
  /** The preview of the design system shows its examples in English in both languages, marked with `lang`. */
  const pages = () => everyPage().filter(({ id }) => id !== 'console-component');

  test('no page shows or says the same words in both languages, but for names', () => {
    for (const english of pages().filter(({ language }) => language === 'eng')) {
      const spanish = pages().find(({ id, language }) => language === 'es' && id === english.id);
      if (!spanish) throw new Error(`${english.id} has no Spanish page`);
      const inEnglish = new Set(english.words);
      const shared = spanish.words.filter((text) => inEnglish.has(text) && !isSameInBoth(text));
      expect.soft([...new Set(shared)], english.id).toEqual([]);
    }
  });

  test('every longer text is in the language of its page', () => {
    for (const { url, foreign } of pages()) {
      expect.soft(foreign.found, url).toEqual([]);
      expect.soft(foreign.looked, url).toBeGreaterThan(3);
    }
  });

  test('no page shows the id of a message, or an unfilled placeholder', () => {
    const ids = new Set<string>();
    for (const area of Object.keys(catalogAreas)) {
      const filename = `locales/eng/${area}.po`;
      for (const { message, context } of readPoWords(readFileSync(filename, 'utf8'), filename)) {
        ids.add(generateMessageId(message, context));
      }
    }
    expect(ids.size).toBeGreaterThan(300);
    for (const { url, words } of pages()) {
      expect.soft(words.length, url).toBeGreaterThan(20);
      const bare = words.filter((text) => ids.has(text) || /\{\w+\}|<\/?\w+>/.test(text));
      expect.soft(bare, url).toEqual([]);
    }
  });

  test('no page asks the network for the words of another area', () => {
    const messages = numberMessages(readCatalogs('eng'));
    const areasOfFile = new Map<string, string[]>();
    const areasOf = (file: string): string[] => {
      const known = areasOfFile.get(file) ?? areasIn(readFileSync(file, 'utf8'), messages);
      areasOfFile.set(file, known);
      return known;
    };
    for (const { url, language, entry, scripts } of pages()) {
      const held = new Set(scripts.flatMap((path) => areasOf(`build/${language}/client${path}`)));
      expect.soft([...held], url).toContain('shared');
      expect.soft(foreignAreas(entry, held), url).toEqual([]);
    }
    // Where the words of no area were found, none could be foreign.
    expect(new Set([...areasOfFile.values()].flat()).size).toBeGreaterThan(10);
  });
}
