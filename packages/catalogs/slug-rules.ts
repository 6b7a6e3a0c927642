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
}

/** All rules about the slugs of one language. */
export function slugFindings(catalog: Catalog, rules: SlugRules): Finding[] {
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

  const entries = new Map<string, PoEntry>();
  for (const entry of catalog.po.entries) {
    if (!entry.obsolete && entry.context?.text === slugContext) entries.set(entry.id.text, entry);
  }
  const slugs = new Map<string, string>();
  for (const [word, entry] of entries) {
    const translated = entry.translations[0]?.text ?? '';
    const slug = translated === '' && catalog.language === sourceLanguage ? word : translated;
    if (slug === '') continue;
    slugs.set(word, slug);
    if (!rules.pattern.test(slug)) add('slug-shape', entry, slug, { suggestion: suggestSlug(slug) });
    if (slug.length > rules.maximum) {
      add('slug-length', entry, slug, { length: String(slug.length), maximum: String(rules.maximum) });
    }
    if (rules.reserved.includes(slug)) add('slug-reserved', entry, slug);
  }
  for (const word of rules.inUse) {
    if (!entries.has(word)) add('slug-missing', undefined, word, { word });
  }

  const owners: [page: string, path: string][] = [];
  for (const [page, segments] of Object.entries(rules.addresses[catalog.language])) {
    const path = addressOf(segments, slugs);
    if (path === undefined) continue;
    const [owner] = owners.find(([, other]) => patternsOverlap(other, path)) ?? [];
    if (owner === undefined) {
      owners.push([page, path]);
      continue;
    }
    const last = segments.findLast(({ slug }) => slug !== undefined)?.slug ?? '';
    add('slug-shared', entries.get(last), slugs.get(last) ?? '', { path, page, owner });
  }
  return findings;
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

/** The address in words of this language, or undefined while one of its slugs has no translation. */
function addressOf(segments: AddressSegment[], slugs: Map<string, string>): string | undefined {
  const parts: string[] = [];
  for (const { slug, text } of segments) {
    if (slug === undefined) {
      parts.push(text);
      continue;
    }
    const translated = slugs.get(slug);
    if (translated === undefined) return undefined;
    parts.push(translated + text);
  }
  return `/${parts.join('/')}`;
}
