import { readFileSync } from 'node:fs';
import { array, object, string } from 'yup';
import { isLanguage, type Language, languages } from '#i18n/language.ts';
import { type AuditResults, type ManualVerdict, outcomes, type PageWords } from '../contract.ts';
import { criterionByNumber } from '../criteria.ts';

const text = string().trim().required();

const hash = text.matches(/^[0-9a-f]{16}$/);

/** What `verdicts.json` holds. The pages are the names in `words`: no page can be reviewed without a place for its words. */
const schema = array(
  object({
    criterion: text.test(
      'criterion',
      'must be a criterion of WCAG 2.2, like 1.4.3',
      (number) => number !== undefined && criterionByNumber(number)?.removedIn === undefined,
    ),
    outcome: string().oneOf(outcomes).required(),
    by: text,
    day: text.matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd'),
    commit: text.matches(/^[0-9a-f]{40}$/, 'must be the whole id of the commit that was looked at'),
    method: text.min(20, 'must say what was done, so that somebody else can do it again'),
    assistiveTechnology: string().trim(),
    words: object()
      .test('pages', 'must name the pages that were looked at', (pages) => Object.keys(pages).length > 0)
      .test('words', 'must hold, by page and language, what the command signs, or nothing yet', (pages) =>
        Object.values(pages).every(holdsHashes),
      )
      .required(),
  }).noUnknown('only the fields of a verdict'),
).required();

/** Whether nothing but hashes of languages stands beside a page: none where a new review waits to be signed. */
function holdsHashes(page: unknown): boolean {
  if (typeof page !== 'object' || page === null) return false;
  return Object.entries(page).every(([language, value]) => isLanguage(language) && hash.isValidSync(value));
}

/** Where the reviews of this project lie. */
export const verdictsUrl = new URL('./verdicts.json', import.meta.url);

/**
 * The dated reviews of people, and of agents who looked, from `manual/verdicts.json`. Pages are named one by one: a page
 * that is added later was not looked at.
 * @throws {ValidationError} when an entry lacks something that makes it evidence.
 */
export function readVerdicts(from: URL = verdictsUrl): ManualVerdict[] {
  const verdicts: unknown = JSON.parse(readFileSync(from, 'utf8'));
  return schema.validateSync(verdicts, { strict: true, abortEarly: false }).map((verdict) => {
    const { assistiveTechnology, ...rest } = verdict;
    const words = rest.words as PageWords;
    const signed = { ...rest, words, pages: Object.keys(words) };
    return assistiveTechnology === undefined ? signed : { ...signed, assistiveTechnology };
  });
}

/** A review that does not speak of a page: not signed yet, or a language of it says something else now, or was not heard. */
export interface Unheld {
  criterion: string;
  page: string;
  language: Language;
}

/** The reviews with the pages for which they hold; one that holds for none is left out. */
export interface Standing {
  holding: ManualVerdict[];
  unheld: Unheld[];
}

/**
 * Holds reviews against the words of today's pages. A page with other words loses the reviews that were signed for it, and no
 * other page does: whoever changes a sentence has that page read again, not the site.
 */
export function standingOf({ manual, words }: Pick<AuditResults, 'manual' | 'words'>): Standing {
  const holding: ManualVerdict[] = [];
  const unheld: Unheld[] = [];
  for (const verdict of manual) {
    const pages = verdict.pages.filter((page) => {
      const changed = languages.filter((language) => {
        const signed = verdict.words[page]?.[language];
        return signed === undefined || signed !== words[page]?.[language];
      });
      unheld.push(...changed.map((language) => ({ criterion: verdict.criterion, page, language })));
      return changed.length === 0;
    });
    if (pages.length > 0) holding.push({ ...verdict, pages });
  }
  return { holding, unheld };
}

/** Unheld reviews page by page, as a report names them: `company (es): 1.1.1, 1.3.1`. */
export function linesOfUnheld(unheld: readonly Unheld[]): string[] {
  const places = Map.groupBy(unheld, ({ page, language }) => `${page} (${language})`);
  return [...places].map(
    ([place, all]) => `${place}: ${[...new Set(all.map(({ criterion }) => criterion))].join(', ')}`,
  );
}

/**
 * The reviews of some pages signed over the words of today, all others as they were.
 * @param isMeant Whether a review of a page is to be signed.
 * @throws when the words of a page are not known in every language: a review must not hold for what nobody heard.
 */
export function signed(
  verdicts: readonly ManualVerdict[],
  today: PageWords,
  isMeant: (page: string, criterion: string) => boolean,
): ManualVerdict[] {
  return verdicts.map((verdict) => ({
    ...verdict,
    words: Object.fromEntries(
      verdict.pages.map((page) => [
        page,
        isMeant(page, verdict.criterion) ? wordsOfPage(today, page) : (verdict.words[page] ?? {}),
      ]),
    ),
  }));
}

function wordsOfPage(today: PageWords, page: string): PageWords[string] {
  const words = today[page];
  const unheard = languages.find((language) => words?.[language] === undefined);
  if (words === undefined || unheard !== undefined) {
    throw new Error(
      `The page "${page}" was not heard (${unheard}), so no review of it can be signed; see whether it opens, then sign again.`,
    );
  }
  return words;
}

/** The text of `verdicts.json`: the words of a page on one line, so that a change of it shows which pages were signed anew. */
export function verdictsFile(verdicts: readonly ManualVerdict[]): string {
  const entries = verdicts.map(({ pages: _, words, ...facts }) => ({ ...facts, words }));
  const text = JSON.stringify(entries, null, 2).replace(
    /\{\s*((?:"\w+": "[0-9a-f]{16}",?\s*)+)\}/g,
    (_, hashes: string) => `{ ${hashes.trim().replace(/\s+/g, ' ')} }`,
  );
  return `${text}\n`;
}
