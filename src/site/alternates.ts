import { type Choices, choiceFor } from '#i18n/choices.ts';
import { type Language, otherLanguage, perLanguage } from '#i18n/language.ts';
import { type PageId, pageEntry } from './manifest.ts';
import { paths } from './paths.ts';
import { fillPath } from './slugs.ts';

/** Where the same page stands: canonical address and alternates, as paths on each language's own site. */
export interface Alternates {
  /** The language whose site holds the page (the legal notices' twin belongs to the other one) and its path there. */
  canonical: { language: Language; path: string };
  /** The page in each language. */
  inLanguage: Record<Language, string>;
}

/** The one page in all languages, from its id and the parameters in its address. */
export function alternatesOf(
  pageId: PageId,
  parameters: Record<string, string>,
  language: Language,
): Alternates {
  const twinOf = pageEntry(pageId).atOtherLanguageOf;
  const id = twinOf ?? pageId;
  const inLanguage = perLanguage((each) => fillPath(paths[each][id], parameters));
  const canonicalLanguage = twinOf ? otherLanguage(language) : language;
  return { canonical: { language: canonicalLanguage, path: inLanguage[canonicalLanguage] }, inLanguage };
}

/** Fragments whose name is a word and so differs between the languages. All others stay as they are. */
const fragments: readonly Choices<string>[] = [{ eng: 'privacy', es: 'privacidad' }];

/** Query parameters stay; a fragment is translated where it is a word. Both with their mark, as in `location`. */
export function translateSuffix(search: string, hash: string, target: Language): string {
  const name = hash.replace(/^#/, '');
  const pair = fragments.find((entry) => Object.values(entry).includes(name));
  return `${search}${pair ? `#${choiceFor(pair, target)}` : hash}`;
}
