import type { CheckRecord } from '#features/help/content/checks.schema.ts';
import { textContrast } from '../checks/text-contrast.ts';
import type { AuditResults } from '../contract.ts';
import { countFindings, decidedFindings, knownFindings } from '../known-findings.ts';

/** The widths and schemes that the accessibility statement speaks of: those in which every page is looked at. */
const widths = [320, 1280];
const schemes = ['light', 'dark'] as const;

/**
 * What the accessibility statement says of an audit: how many pages were looked at as they open, narrow and wide, light and dark; and
 * of all that was looked at, states too, what was found, what is left to people, what another check answered and what is not counted.
 * Each thing counts once, however many widths and states showed it, as in the report and in the terminal.
 * @throws when the audit did not see every planned cell: of a part, nobody can say what the whole would be.
 */
export function checkFigures(
  results: AuditResults,
): Omit<CheckRecord, 'commit' | 'audit' | 'files' | 'spoken' | 'defects'> {
  if (results.form === 'page' || results.matrix.skipped > 0 || results.matrix.run < results.matrix.planned) {
    throw new Error(
      'The audit did not see the whole site; what it found says nothing of the rest; run it to its end.',
    );
  }
  const cells = results.cells.filter(
    (result) =>
      result.status === 'run' &&
      result.cell.state === 'default' &&
      result.cell.mode === 'default' &&
      widths.includes(result.cell.width) &&
      schemes.some((scheme) => scheme === result.cell.scheme),
  );
  const seen = cells.flatMap((result) => (result.status === 'run' ? [result] : []));
  const axe = results.assertors.find(({ name }) => name === 'axe-core');
  const known = knownFindings(results);
  const { failures, doubts } = countFindings(known);
  const states = new Set(results.cells.map(({ cell }) => cell.state));
  states.delete('default');
  return {
    form: results.form,
    cells: results.matrix.run,
    states: states.size,
    day: results.date.slice(0, 10),
    engine: `axe-core ${axe?.version ?? ''}`.trim(),
    browser: results.browser,
    pages: new Set(seen.map(({ cell }) => `${cell.page}/${cell.language}`)).size,
    widths,
    schemes: [...schemes],
    runs: seen.length,
    findings: failures,
    undecided: doubts,
    measured: decidedFindings(results).filter(({ decidedBy }) => decidedBy === textContrast.id).length,
    excluded: known.filter(({ exclusion, outcome }) => exclusion && outcome === 'failed').length,
    rules: Math.max(
      0,
      ...seen.map(({ rules }) => rules.filter(({ assertor }) => assertor === 'axe-core').length),
    ),
  };
}
