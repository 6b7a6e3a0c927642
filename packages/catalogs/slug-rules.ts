import type { Language } from '#i18n/language.ts';
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
    const path = addressOf(segments, (language) => known.get(language ?? catalog.language));
    if (path === undefined) continue;
    const owner = owners.find((other) => patternsOverlap(other.path, path));
    if (owner === undefined) {
      owners.push({ page, path, segments });
      continue;
    }
    // Of the two it is told at one that has a word of this language.
    const last = lastOwnSlug(segments) ?? lastOwnSlug(owner.segments) ?? '';
    add('slug-shared', entries.get(last), slugs.get(last) ?? '', { path, page, owner: owner.page });
  }
  return findings;
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

/** The address in words, or undefined while one of its slugs has no translation. */
function addressOf(
  segments: AddressSegment[],
  slugsIn: (language: Language | undefined) => Slugs | undefined,
): string | undefined {
  const parts: string[] = [];
  for (const { slug, text, language } of segments) {
    if (slug === undefined) {
      parts.push(text);
      continue;
    }
    const translated = slugsIn(language)?.get(slug);
    if (translated === undefined) return undefined;
    parts.push(translated + text);
  }
  return `/${parts.join('/')}`;
}
