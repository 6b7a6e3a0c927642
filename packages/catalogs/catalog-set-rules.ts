import { type Language, languages } from '#i18n/language.ts';
import { entryKey, type PoEntry } from '#i18n/po/po.ts';
import { catalogAreas } from './catalog-areas.ts';
import { type Catalog, catalogPath } from './catalog-files.ts';
import type { Finding } from './finding.ts';

/** What translators should know of files before they look into them; both are told at the first line. */
const start = { line: 1, column: 1 };

/**
 * What the catalogs of all languages say of each other, without the source: a file that is gone or that nobody reads,
 * and a message that one language has alone, because somebody changed `msgid` or deleted an entry. The quick check has
 * only this to hold against such a slip, and the page would show a code in place of the words.
 */
export function catalogSetFindings(catalogs: readonly Catalog[]): Finding[] {
  const present = new Map(catalogs.map((catalog) => [catalog.path, catalog]));
  const areas = Object.keys(catalogAreas);
  const unknown = catalogs.filter(({ area }) => !areas.includes(area));
  return [
    ...unknown.map((catalog): Finding => fileFinding('catalog-unknown', catalog.path)),
    ...areas.flatMap((area) => areaSetFindings(area, present)),
  ];
}

/** Those findings of the source that the catalogs have not told already, closer to where somebody slipped. */
export function withoutTold(source: readonly Finding[], told: readonly Finding[]): Finding[] {
  const gone = new Set(told.filter(({ rule }) => rule === 'catalog-missing').map(({ file }) => file));
  const alone = told.filter(({ rule }) => rule === 'message-alone');
  const places = new Set(alone.map(({ file, line }) => `${file}:${line}`));
  const texts = new Set(alone.map(({ found, values }) => `${values.other} ${found}`));
  return source.filter(({ rule, file, line, found, values }) => {
    if (rule === 'not-in-source') return !places.has(`${file}:${line}`);
    if (rule !== 'not-extracted') return true;
    const lacking = values.catalog?.split(', ') ?? [];
    return !lacking.every((path) => gone.has(path) || texts.has(`${path} ${found}`));
  });
}

function areaSetFindings(area: string, present: ReadonlyMap<string, Catalog>): Finding[] {
  const entries = new Map<Language, Map<string, PoEntry>>();
  const findings: Finding[] = [];
  for (const language of languages) {
    const path = catalogPath(language, area);
    const po = present.get(path)?.po;
    if (po === undefined) findings.push(fileFinding('catalog-missing', path));
    // Of a file that cannot be read in whole nobody knows what it holds.
    else if (po.faults.length === 0) {
      const active = po.entries.filter(({ obsolete }) => !obsolete);
      entries.set(language, new Map(active.map((entry) => [entryKey(entry), entry])));
    }
  }
  for (const [language, own] of entries) {
    for (const [other, theirs] of entries) {
      for (const [key, { id }] of own) {
        if (theirs.has(key)) continue;
        findings.push({
          ...fileFinding('message-alone', catalogPath(language, area), catalogPath(other, area)),
          line: id.line,
          column: id.column,
          found: id.text,
        });
      }
    }
  }
  return findings;
}

function fileFinding(rule: Finding['rule'], file: string, other = file): Finding {
  return { rule, severity: 'error', file, ...start, found: '', values: { other } };
}
