import { entryKey, type PoEntry } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import type { Finding } from '../finding.ts';
import { slugContext, sourceLanguage, wordsOf } from '../message-rules.ts';

/** A text of content has its file's name for a context, which tells where it stands and not what it means. */
function meaningOf(entry: PoEntry): string {
  const context = entry.context?.text ?? '';
  return entry.origins.some(({ text }) => text.endsWith(`/${context}.json`)) ? '' : context;
}

/** One translation of a text, and where it stands. */
interface Telling {
  text: string;
  path: string;
  line: number;
  column: number;
}

/**
 * One English text with several translations in catalogs that no page loads together: two names for one thing. The
 * translation that stands most often is taken for the right one, and the others are told.
 */
export function inconsistencies(catalogs: Catalog[]): Finding[] {
  const tellings = new Map<string, Telling[]>();
  for (const { language, path, po } of catalogs) {
    // A message that stands twice in one file is an error of its own.
    const known = new Set<string>();
    for (const entry of po.entries) {
      if (known.has(entryKey(entry))) continue;
      known.add(entryKey(entry));
      const translation = entry.translations[0];
      if (entry.obsolete || entry.context?.text === slugContext) continue;
      if (!translation || translation.text === '' || entry.id.text === '') continue;
      const key = `${language} ${meaningOf(entry)}\u0004${entry.id.text}`;
      const { line, column } = translation.segments[0] ?? translation;
      const telling = { text: translation.text, path, line, column };
      const others = tellings.get(key);
      if (others === undefined) tellings.set(key, [telling]);
      else others.push(telling);
    }
  }
  return [...tellings].flatMap(([key, all]) => {
    if (all.every(({ text }) => text === all[0]?.text)) return [];
    const usual = mostFrequent(all);
    const source = key.slice(key.indexOf('\u0004') + 1);
    return all
      .filter(({ text }) => text !== usual.text)
      .map(({ text, path, line, column }): Finding => {
        const values = { theirs: usual.text, other: usual.path, line: String(usual.line), source };
        return { rule: 'inconsistent', severity: 'warning', file: path, line, column, found: text, values };
      });
  });
}

function mostFrequent(all: Telling[]): Telling {
  const countOf = ({ text }: Telling) => all.filter((other) => other.text === text).length;
  return all.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

/** What a word can be to the page, as far as a note says it. */
const roles: [role: string, pattern: RegExp][] = [
  ['action', /^(?:button|link that|submit|press)/i],
  ['state', /^(?:state|status|badge|told when|said when|says that|announced|mark)\b/i],
  ['name', /^(?:head|heading|label|title|column|name|caption|legend|field|option|choice|link to)\b/i],
];

function roleOf(note: string): string | undefined {
  return roles.find(([, pattern]) => pattern.test(note))?.[0];
}

/**
 * A short English text that is a button in one place and a state or a name in another (`Open`): Spanish wants two words
 * for it, and one entry holds one. Told in the source language, because only a developer can part the two.
 */
export function wordsWithTwoUses(catalogs: Catalog[]): Finding[] {
  return catalogs.flatMap(({ language, path, po }) =>
    language !== sourceLanguage
      ? []
      : po.entries.flatMap((entry): Finding[] => {
          if (entry.obsolete || entry.notes.length < 2 || wordsOf(entry.id.text).length > 2) return [];
          const uses = new Map<string, string>();
          for (const { text } of entry.notes) {
            const role = roleOf(text);
            if (role !== undefined && !uses.has(role)) uses.set(role, text);
          }
          if (uses.size < 2) return [];
          const { line, column, text } = entry.id;
          const values = {
            uses: [...uses.values()].map((note) => `“${note}”`).join(', '),
            origin: entry.origins.map((origin) => origin.text).join(', '),
          };
          return [{ rule: 'two-uses', severity: 'warning', file: path, line, column, found: text, values }];
        }),
  );
}
