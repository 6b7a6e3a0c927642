import { formatLocale, htmlLang } from '#i18n/language.ts';
import { entryKey } from '#i18n/po/po.ts';
import { catalogAreas } from './catalog-areas.ts';
import type { Catalog } from './catalog-files.ts';
import { compareFindings, type Finding, type RuleName } from './finding.ts';
import { messageFindings } from './message-rules.ts';
import { type SlugRules, slugFindings } from './slug-rules.ts';
import { inconsistencies, wordsWithTwoUses } from './warnings/agreement.ts';
import { entryWarnings, type WordKnowledge } from './warnings/entry-warnings.ts';
import type { Glossary } from './warnings/glossary.ts';
import { applyOptOuts } from './warnings/opt-outs.ts';
import { ruleWording } from './wording.ts';

/** The area whose catalog holds the addresses. */
const routesArea = 'routes';

/** What the rules need besides the catalogs; a rule whose knowledge is missing stays silent. */
export interface Knowledge extends WordKnowledge {
  slugRules?: SlugRules;
}

/** What the rules found, and what translators answered beforehand. */
export interface CatalogReport {
  findings: Finding[];
  /** How many opt-outs of each catalog (by path) took a warning away. */
  optOuts: Map<string, number>;
}

/** The names of all rules, for those who name one. */
const knownRules: ReadonlySet<string> = new Set(Object.keys(ruleWording));

/** Every rule that the catalogs alone can answer, over catalogs of any languages. */
export function checkCatalogs(catalogs: Catalog[], { slugRules, ...words }: Knowledge = {}): CatalogReport {
  const perCatalog = catalogs.flatMap((catalog) => [
    ...fileFindings(catalog),
    ...duplicateFindings(catalog),
    ...catalog.po.entries.flatMap((entry) => {
      const errors = messageFindings(catalog, entry);
      // A tag that is surely wrong need not be doubted as well.
      const isTold = errors.some(({ rule }) => rule.startsWith('tag-'));
      const warnings = entryWarnings(catalog, entry, words);
      return [...errors, ...warnings.filter(({ rule }) => rule !== 'tag-place' || !isTold)];
    }),
    ...(slugRules && catalog.area === routesArea ? slugFindings(catalog, slugRules, catalogs) : []),
  ]);
  const shared = disagreements(catalogs);
  const told = new Set(shared.map(({ file, line }) => `${file}:${line}`));
  // Two translations on one page are an error; that they differ at all need not be said again.
  const differing = inconsistencies(catalogs).filter(({ file, line }) => !told.has(`${file}:${line}`));
  const all = [...perCatalog, ...shared, ...differing, ...wordsWithTwoUses(catalogs)];
  const { findings, suppressed } = applyOptOuts(catalogs, all, knownRules);
  return { findings: findings.sort(compareFindings), optOuts: suppressed };
}

/** The findings alone, in the order of their places. */
export function catalogFindings(catalogs: Catalog[], slugRules?: SlugRules, glossary?: Glossary): Finding[] {
  return checkCatalogs(catalogs, { ...(slugRules && { slugRules }), ...(glossary && { glossary }) }).findings;
}

/** Texts of content are looked up in their own catalog; all others of a page come together in one list. */
function isLoadedWithOthers(area: string): boolean {
  return area !== routesArea && !catalogAreas[area]?.every((files) => files.includes('/content/'));
}

/**
 * One message with two translations in catalogs that a page loads together: the server may write the one, the browser
 * the other, and the page is drawn anew under the reader's eyes.
 */
function disagreements(catalogs: Catalog[]): Finding[] {
  const first = new Map<string, { text: string; path: string; line: number }>();
  const findings: Finding[] = [];
  for (const { area, language, path, po } of catalogs) {
    if (!isLoadedWithOthers(area)) continue;
    for (const entry of po.entries) {
      const translation = entry.translations[0];
      if (entry.obsolete || !translation || translation.text === '' || entry.id.text === '') continue;
      const { text, line, column } = translation;
      const key = `${language} ${entryKey(entry)}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, { text, path, line });
      else if (other.text !== text && other.path !== path) {
        const values = { theirs: other.text, other: other.path, line: String(other.line) };
        findings.push({
          rule: 'two-translations',
          severity: 'error',
          file: path,
          line,
          column,
          found: text,
          values,
        });
      }
    }
  }
  return findings;
}

/** The file as PO, and its header. */
function fileFindings({ language, path, po }: Catalog): Finding[] {
  const findings: Finding[] = po.faults.map(({ code, line, column, found }) => ({
    rule: 'po-syntax',
    severity: 'error',
    file: path,
    line,
    column,
    found,
    values: { fault: code },
  }));
  if (po.faults.some(({ code }) => code === 'not-utf8')) return findings;
  const headerFinding = (rule: RuleName, name: string, expected: string) => {
    const value = po.headers.get(name) ?? '';
    const segments = po.header?.translations[0]?.segments ?? [];
    const place = segments.find(({ raw }) => raw.startsWith(`${name}:`)) ?? po.header?.id;
    const { line, column } = place ?? { line: 1, column: 1 };
    const found = value === '' ? '' : `${name}: ${value}`;
    findings.push({ rule, severity: 'error', file: path, line, column, found, values: { expected, name } });
  };
  const spellings = [language, htmlLang[language], formatLocale[language]];
  const stated = po.headers.get('Language')?.replace('_', '-') ?? '';
  if (!spellings.includes(stated)) headerFinding('header-language', 'Language', `Language: ${language}`);
  const type = po.headers.get('Content-Type') ?? '';
  if (!/charset=utf-8\b/i.test(type)) {
    headerFinding('header-charset', 'Content-Type', 'Content-Type: text/plain; charset=utf-8');
  }
  return findings;
}

/** One message twice: the reader of the page meets whichever comes last. */
function duplicateFindings({ path, po }: Catalog): Finding[] {
  const first = new Map<string, number>();
  return po.entries.flatMap((entry): Finding[] => {
    if (entry.obsolete) return [];
    const key = entryKey(entry);
    const line = first.get(key);
    if (line === undefined) {
      first.set(key, entry.id.line);
      return [];
    }
    const place = { line: entry.id.line, column: entry.id.column };
    const values = { line: String(line) };
    return [{ rule: 'duplicate', severity: 'error', file: path, ...place, found: entry.id.text, values }];
  });
}
