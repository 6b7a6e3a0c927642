import { isReleased, type Language } from '#i18n/language.ts';
import type { PoEntry } from '#i18n/po/po.ts';
import { patternsOverlap } from '#site/slugs.ts';
import type { Catalog } from './catalog-files.ts';
import type { Finding, RuleName } from './finding.ts';
import { slugContext, sourceLanguage } from './message-rules.ts';

/** What the rules need to know of addresses; `site/slugs.ts` and the manifest know it. */
export interface SlugRules {
  pattern: RegExp;
  maximum: number;
  reserved: readonly string[];
  /** Every English slug that a page uses. */
  inUse: readonly string[];
  /** For each language and page, the address as a list of segments; a slug is named by its English word. */
  addresses: Record<Language, Record<string, AddressSegment[]>>;
}

/** One segment of an address: a slug with fixed text behind it (`-brand`), or fixed text alone. */
export interface AddressSegment {
  slug?: string;
  text: string;
  /** The language whose slug it is, where the page stands at an address of another language. */
  language?: Language;
}

/** English slug → slug, of one language. */
type Slugs = ReadonlyMap<string, string>;

/**
 * All rules about the slugs of one language.
 * @param catalogs Those of all languages, as far as they are at hand: a page that stands at the address of another language
 *   may stand in the way of one of this language.
 */
export function slugFindings(
  catalog: Catalog,
  rules: SlugRules,
  catalogs: readonly Catalog[] = [],
): Finding[] {
  const findings: Finding[] = [];
  const add = (
    rule: RuleName,
    entry: PoEntry | undefined,
    found: string,
    values: Record<string, string> = {},
  ) => {
    const place = entry?.translations[0]?.segments[0] ?? { line: 1, column: 1 };
    const { line, column } = place;
    findings.push({ rule, severity: 'error', file: catalog.path, line, column, found, values });
  };

  const entries = slugEntries(catalog);
  const slugs = slugsOf(catalog);
  for (const [word, slug] of slugs) {
    const entry = entries.get(word);
    if (!rules.pattern.test(slug)) add('slug-shape', entry, slug, { suggestion: suggestSlug(slug) });
    if (slug.length > rules.maximum) {
      add('slug-length', entry, slug, { length: String(slug.length), maximum: String(rules.maximum) });
    }
    if (rules.reserved.includes(slug)) add('slug-reserved', entry, slug);
  }
  for (const word of rules.inUse) {
    if (!entries.has(word)) add('slug-missing', undefined, word, { word });
  }

  const known = new Map<Language, Slugs>(
    catalogs.filter(({ area }) => area === catalog.area).map((each) => [each.language, slugsOf(each)]),
  ).set(catalog.language, slugs);
  const owners: { page: string; path: string; segments: AddressSegment[] }[] = [];
  for (const [page, segments] of Object.entries(rules.addresses[catalog.language])) {
    const path = addressOf(segments, (language = catalog.language) => ({
      slugs: known.get(language),
      isDraft: !isReleased(language),
    }));
    if (path === undefined) continue;
    const owner = owners.find((other) => patternsOverlap(other.path, path));
    if (owner === undefined) {
      owners.push({ page, path, segments });
      continue;
    }
    // Of the two it is told at one that has a word of this language.
    const words = [lastOwnSlug(segments), lastOwnSlug(owner.segments)].filter((word) => word !== undefined);
    // Of a draft it may be the English word that nobody has translated; somebody has written the other.
    const last = words.find((word) => slugs.has(word)) ?? words[0] ?? '';
    add('slug-shared', entries.get(last), slugs.get(last) ?? '', { path, page, owner: owner.page });
  }
  for (const { word, slug, other, page, owner } of crossedSlugs(catalog, rules, known)) {
    add('slug-crossed', entries.get(word), slug, { page, owner, other });
  }
  return findings;
}

/** A slug that another language has at the same place for another page. */
interface CrossedSlug {
  word: string;
  slug: string;
  other: Language;
  page: string;
  owner: string;
}

/**
 * Slugs that another language uses at the same place of the site for another page. The address alone decides which
 * language and page a visitor meant who comes to the wrong host, and it would lead to the wrong page. Told once, at the
 * word that somebody wrote: of the language of the source only where it differs from the source.
 */
function crossedSlugs(
  { language }: Catalog,
  { addresses }: SlugRules,
  known: ReadonlyMap<Language, Slugs>,
): CrossedSlug[] {
  const own = placesOf(addresses[language], known.get(language));
  return [...known].flatMap(([other, slugs]) => {
    if (other === language) return [];
    const theirs = placesOf(addresses[other], slugs);
    return own.flatMap(({ above, word, slug, page }): CrossedSlug[] => {
      if (language === sourceLanguage && slug === word) return [];
      const owner = theirs.find((each) => each.above === above && each.slug === slug && each.word !== word);
      const isTheirs = owner !== undefined && other === sourceLanguage && owner.slug !== owner.word;
      return owner === undefined || isTheirs ? [] : [{ word, slug, other, page, owner: owner.page }];
    });
  });
}

/** Where each slug stands: below which English words, and for which page. */
function placesOf(addresses: Record<string, AddressSegment[]>, slugs: Slugs | undefined) {
  const places = new Map<string, { above: string; word: string; slug: string; page: string }>();
  for (const [page, segments] of Object.entries(addresses)) {
    // A page that stands at the address of another language has that language's word on purpose.
    if (segments.some(({ language }) => language !== undefined)) continue;
    for (const [index, { slug: word }] of segments.entries()) {
      const slug = word === undefined ? undefined : slugs?.get(word);
      if (word === undefined || slug === undefined) continue;
      const above = segments
        .slice(0, index)
        .map((segment) => segment.slug ?? segment.text)
        .join('/');
      const place = `${above}/${word}`;
      // The page itself rather than one below it.
      if (!places.has(place) || index === segments.length - 1) places.set(place, { above, word, slug, page });
    }
  }
  return [...places.values()];
}

function slugEntries({ po }: Catalog): Map<string, PoEntry> {
  return new Map(
    po.entries
      .filter(({ obsolete, context }) => !obsolete && context?.text === slugContext)
      .map((entry) => [entry.id.text, entry]),
  );
}

/** The slugs that a catalog has; an English entry left empty is its own slug. */
function slugsOf(catalog: Catalog): Slugs {
  return new Map(
    [...slugEntries(catalog)].flatMap(([word, { translations }]) => {
      const slug = translations[0]?.text || (catalog.language === sourceLanguage ? word : '');
      return slug === '' ? [] : [[word, slug] as const];
    }),
  );
}

function lastOwnSlug(segments: AddressSegment[]): string | undefined {
  return segments.findLast(({ slug, language }) => slug !== undefined && language === undefined)?.slug;
}

/** `Compañía y más` → `compania-y-mas`. */
export function suggestSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The address in words, or undefined while one of its slugs has no translation; in a draft that is the English one. */
function addressOf(
  segments: AddressSegment[],
  slugsIn: (language: Language | undefined) => { slugs: Slugs | undefined; isDraft: boolean },
): string | undefined {
  const parts: string[] = [];
  for (const { slug, text, language } of segments) {
    if (slug === undefined) {
      parts.push(text);
      continue;
    }
    const { slugs, isDraft } = slugsIn(language);
    const translated = slugs?.get(slug) ?? (isDraft ? slug : undefined);
    if (translated === undefined) return undefined;
    parts.push(translated + text);
  }
  return `/${parts.join('/')}`;
}
