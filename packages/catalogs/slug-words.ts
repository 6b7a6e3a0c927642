import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { htmlLang, isReleased, languages as known, type Language } from '#i18n/language.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { segmentsOf, slugWord } from '#site/slugs.ts';

/** A draft changes no note: those of the released languages would have to be extracted anew. */
const languages = known.filter(isReleased);

/**
 * Finds the slugs, which stand in the manifest and nowhere else: it is plain data, without macros that would name them to
 * Lingui. What a translator needs to know of one is read off the pages that have it.
 */
export const slugExtractor: ExtractorType = {
  match: (filename) => filename.replaceAll('\\', '/').endsWith('/src/site/manifest.ts'),
  extract(filename, _code, onMessageExtracted) {
    for (const [message, comment] of slugNotes(pages)) {
      const id = generateMessageId(message, 'slug');
      onMessageExtracted({
        id,
        message,
        context: 'slug',
        comment,
        origin: [filename, 1],
        placeholders: {},
      });
    }
  },
};

/** Every slug of these pages with the note for whoever translates it. */
export function slugNotes(entries: readonly PageEntry[]): Map<string, string> {
  const words = new Set(entries.flatMap((page) => languages.flatMap((language) => wordsOf(page, language))));
  return new Map([...words].map((word) => [word, noteOf(word, entries)]));
}

function noteOf(word: string, entries: readonly PageEntry[]): string {
  const owners = entries.filter((page) =>
    languages.some((language) => wordsOf(page, language).includes(word)),
  );
  const isPart = owners.some((page) =>
    languages.every((language) => wordsOf(page, language).at(-1) !== word),
  );
  const what = `${isPart ? 'Part of the address' : 'Address'} of the page${owners.length > 1 ? 's' : ''} ${listOf(owners.map(({ id }) => id))}`;
  const below = new Set(owners.map(({ addressBelow, parent }) => addressBelow ?? parent));
  const [above] = below.size === 1 ? below : [];
  const unused = languages.filter(
    (language) => !entries.some((page) => wordsOf(page, language).includes(word)),
  );
  return [
    what,
    above ? `, below ${above}` : '',
    owners.some(hasBrandAfter(word)) ? '; the brand follows after a hyphen' : '',
    owners.some((page) => page.segments?.some((segment) => 'parameter' in segment))
      ? '; the name of one follows'
      : '',
    unused.length > 0 ? `; unused in ${listOf(unused.map(nameOf))}` : '',
    '. Small letters a-z, digits and hyphens only',
  ].join('');
}

/** The slugs of a page's own part of its address, in the order of the address. */
function wordsOf(page: PageEntry, language: Language): string[] {
  return segmentsOf(page, language).flatMap((segment) => slugWord(segment) ?? []);
}

function hasBrandAfter(word: string) {
  return (page: PageEntry) =>
    languages.some((language) =>
      segmentsOf(page, language).some(
        (segment) => 'slugWithBrand' in segment && segment.slugWithBrand === word,
      ),
    );
}

const nameOf = (language: Language) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(htmlLang[language]) ?? language;

const listOf = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
