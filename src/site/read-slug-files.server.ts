import { existsSync, readFileSync } from 'node:fs';
import { defaultLanguage, isReleased, type Language, languages, otherLanguage } from '#i18n/language.ts';
import { readPoWords } from '#i18n/po/po-words.ts';
import { type PageEntry, pageEntry, pages } from './manifest.ts';
import { type SlugTable, segmentsOf, slugWord } from './slugs.ts';

/** Where the slugs of a language are written. */
export const routesFile = (language: Language): string => `locales/${language}/routes.po`;

/**
 * Reads every language's slugs from its PO file. For the build (`routes.ts` runs before any plugin) and the server; a
 * browser has no files, and gets the same table as `virtual:slug-table`. What a draft has no slug for has the English one.
 * @param root The project's folder, as a URL or a path ending in a slash.
 */
export function readSlugFiles(root: URL | string = new URL('../../', import.meta.url)): SlugTable {
  const read = (language: Language): Record<string, string> => {
    const file = new URL(routesFile(language), root);
    if (isReleased(language)) return slugsOf(readFileSync(file, 'utf8'), language);
    const own = existsSync(file) ? slugsOf(readFileSync(file, 'utf8'), language) : {};
    return draftSlugs(language, own, read(defaultLanguage));
  };
  return Object.fromEntries(languages.map((each) => [each, read(each)])) as SlugTable;
}

/**
 * The slugs of a language that is being translated: each page has an address, and none has two pages. A page that
 * stands at an address of the other language (the twin of the legal notices) has it already.
 */
function draftSlugs(
  language: Language,
  own: Record<string, string>,
  english: Record<string, string>,
): Record<string, string> {
  const taken = new Set(
    (pages as readonly PageEntry[]).flatMap(({ atOtherLanguageOf: twin }) =>
      twin === undefined
        ? []
        : segmentsOf(pageEntry(twin), otherLanguage(language)).flatMap((part) => slugWord(part) ?? []),
    ),
  );
  const slugs = Object.entries(english).map(([word, slug]) => [
    word,
    own[word] || (taken.has(word) ? `${language}-${slug}` : slug),
  ]);
  return Object.fromEntries(slugs);
}

/** English slug → slug, from the text of one `routes.po`. An English entry left empty is its own translation. */
function slugsOf(text: string, language: Language): Record<string, string> {
  const slugs: Record<string, string> = {};
  for (const { message, context, translation } of readPoWords(text, routesFile(language))) {
    if (context === 'slug') slugs[message] = translation || (language === 'eng' ? message : '');
  }
  return slugs;
}
