import { escapePo, parsePo } from '#i18n/po/po.ts';

/** One translation to enter. */
export interface Filling {
  msgctxt?: string | undefined;
  msgid: string;
  msgstr: string;
}

/** What became of the translations offered. */
export interface FilledCatalog {
  text: string;
  filled: number;
  /** Already said exactly this. */
  unchanged: number;
  /** No such message in the catalog. */
  unknown: Filling[];
  /** A message without context was named, and the catalog has it only under several contexts. */
  ambiguous: Filling[];
}

/**
 * Reads a JSON value as translations. Two shapes: the list that `untranslated.ts` prints, its `msgstr` filled in; or
 * an object `{"English": "español"}`, in which `"slug|investors"` names the context before a bar.
 */
export function readFillings(value: unknown): Filling[] {
  if (Array.isArray(value)) return value.filter(isFilling).filter(({ msgstr }) => msgstr !== '');
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, msgstr]) =>
    typeof msgstr === 'string' && msgstr !== '' ? [{ msgid: key, msgstr }] : [],
  );
}

/** Enters translations into the text of a catalog and leaves every other line as it was. */
export function fillCatalog(source: string, fillings: Filling[]): FilledCatalog {
  const entries = parsePo(source).entries.filter(({ obsolete }) => !obsolete);
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const lines = source.split(/\r\n|\n|\r/);
  const result: FilledCatalog = { text: source, filled: 0, unchanged: 0, unknown: [], ambiguous: [] };
  const replacements = new Map<number, { until: number; line: string }>();
  for (const filling of fillings) {
    const named = filling.msgctxt === undefined ? splitKey(filling.msgid) : undefined;
    let found = entries.filter(
      ({ id, context }) => id.text === filling.msgid && context?.text === filling.msgctxt,
    );
    if (found.length === 0 && named !== undefined) {
      found = entries.filter(({ id, context }) => id.text === named.msgid && context?.text === named.msgctxt);
    }
    if (found.length === 0 && filling.msgctxt === undefined) {
      found = entries.filter(({ id }) => id.text === filling.msgid);
      if (found.length > 1) {
        result.ambiguous.push(filling);
        continue;
      }
    }
    const translation = found[0]?.translations[0];
    if (translation === undefined) {
      result.unknown.push(filling);
    } else if (translation.text === filling.msgstr) {
      result.unchanged += 1;
    } else {
      const line = `msgstr "${escapePo(filling.msgstr)}"`;
      replacements.set(translation.line, { until: translation.endLine, line });
      result.filled += 1;
    }
  }
  const kept: string[] = [];
  for (let number = 1; number <= lines.length; number += 1) {
    const replacement = replacements.get(number);
    if (replacement === undefined) {
      kept.push(lines[number - 1] ?? '');
    } else {
      kept.push(replacement.line);
      number = replacement.until - 1;
    }
  }
  result.text = kept.join(newline);
  return result;
}

function isFilling(value: unknown): value is Filling {
  return (
    value !== null &&
    typeof value === 'object' &&
    'msgid' in value &&
    typeof value.msgid === 'string' &&
    'msgstr' in value &&
    typeof value.msgstr === 'string'
  );
}

/** `slug|investors` → context `slug`, message `investors`. */
function splitKey(key: string): { msgctxt: string; msgid: string } | undefined {
  const bar = key.indexOf('|');
  return bar > 0 ? { msgctxt: key.slice(0, bar), msgid: key.slice(bar + 1) } : undefined;
}
