import type { PoComment, PoEntry } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { type Finding, type RuleName, warningRules } from '../finding.ts';

/** One rule that a translator has answered for one string: `# i18n-ok: same-as-source (a name)`. */
export interface OptOut {
  rule: string;
  line: number;
  column: number;
}

/** The rules that an entry's comments name, each with its place. What follows in brackets or after a dash is a reason. */
export function optOutsOf({ translatorComments }: PoEntry): OptOut[] {
  return translatorComments.flatMap(readComment);
}

function readComment({ text, line, column }: PoComment): OptOut[] {
  const [, start = '', list = ''] = /^(i18n-ok\s*:?\s*)(.*)$/i.exec(text) ?? [];
  if (start === '') return [];
  const names = list.replace(/\s+[(–—-].*$/, '').replace(/\s*\(.*$/, '');
  // A comment that names no rule is a slip too: the empty name is unknown.
  if (names.trim() === '') return [{ rule: '', line, column }];
  return [...names.matchAll(/[^,;\s]+/g)].map((match) => ({
    rule: match[0],
    line,
    column: column + start.length + match.index,
  }));
}

/**
 * Takes away the warnings that a translator has answered, and tells of every opt-out that does nothing: one for an
 * error (refused: an error shows on a page), an unknown rule, or a warning that the string does not raise.
 */
export function applyOptOuts(
  catalogs: Catalog[],
  findings: Finding[],
  knownRules: ReadonlySet<string>,
): { findings: Finding[]; suppressed: Map<string, number> } {
  const suppressed = new Map<string, number>();
  const answered = new Set<Finding>();
  const told: Finding[] = [];
  for (const { path, po } of catalogs) {
    for (const entry of po.entries) {
      if (entry.obsolete || entry.translatorComments.length === 0) continue;
      const optOuts = optOutsOf(entry);
      if (optOuts.length === 0) continue;
      const [from, until] = linesOf(entry);
      const own = findings.filter(({ file, line }) => file === path && line >= from && line < until);
      for (const { rule, line, column } of optOuts) {
        const matching = own.filter((finding) => finding.rule === rule && finding.severity === 'warning');
        for (const finding of matching) answered.add(finding);
        if (matching.length > 0) {
          suppressed.set(path, (suppressed.get(path) ?? 0) + 1);
          continue;
        }
        const verdict = verdictOn(rule, knownRules);
        const severity = warningRules.has(verdict) ? 'warning' : 'error';
        const values = {
          name: rule,
          known: [...warningRules].filter((name) => !name.startsWith('opt-out')).join(', '),
        };
        told.push({ rule: verdict, severity, file: path, line, column, found: rule, values });
      }
    }
  }
  return { findings: [...findings.filter((finding) => !answered.has(finding)), ...told], suppressed };
}

function verdictOn(rule: string, knownRules: ReadonlySet<string>): RuleName {
  if (!knownRules.has(rule)) return 'opt-out-unknown';
  return warningRules.has(rule) && !rule.startsWith('opt-out') ? 'opt-out-unused' : 'opt-out-refused';
}

/** The first line of an entry, comments included, and the line after its last. */
function linesOf(entry: PoEntry): [from: number, until: number] {
  const { context, id, translatorComments, notes, origins, flags, previous, translations } = entry;
  const starts = [context, id, ...translatorComments, ...notes, ...origins, ...flags, ...previous];
  const from = Math.min(...starts.map((part) => part?.line ?? Number.POSITIVE_INFINITY));
  return [from, Math.max(id.endLine, ...translations.map(({ endLine }) => endLine))];
}
