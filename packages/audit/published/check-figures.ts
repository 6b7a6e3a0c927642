import type { CheckRecord } from '#features/help/content/checks.schema.ts';
import { textContrast } from '../checks/text-contrast.ts';
import type { AuditResults, CellResult, Finding } from '../contract.ts';
import { countedFailures } from '../exclusions.ts';

/** The widths and schemes that the accessibility statement speaks of: those in which every page is looked at. */
const widths = [320, 1280];
const schemes = ['light', 'dark'] as const;

/**
 * What the accessibility statement says of an audit: of every page as it opens, narrow and wide, light and dark, what axe
 * could not decide; and of all that was looked at, what axe found and what of it is not counted.
 * @throws when the audit did not see every planned cell: of a part, nobody can say what the whole would be.
 */
export function checkFigures(results: AuditResults): Omit<CheckRecord, 'commit' | 'audit' | 'files'> {
  if (results.form === 'page' || results.matrix.skipped > 0 || results.matrix.run < results.matrix.planned) {
    throw new Error(
      'The audit did not see the whole site; what it found says nothing of the rest; run it to its end.',
    );
  }
  const day = results.date.slice(0, 10);
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
  const everywhere = results.cells.flatMap((result) => (result.status === 'run' ? [result] : []));
  const counted = countedFailures(everywhere, results.exclusions, day).filter(
    ({ finding }) => finding.assertor === 'axe-core',
  ).length;
  const states = new Set(results.cells.map(({ cell }) => cell.state));
  states.delete('default');
  return {
    form: results.form,
    cells: results.matrix.run,
    states: states.size,
    day,
    engine: `axe-core ${axe?.version ?? ''}`.trim(),
    browser: results.browser,
    pages: new Set(seen.map(({ cell }) => `${cell.page}/${cell.language}`)).size,
    widths,
    schemes: [...schemes],
    runs: seen.length,
    findings: counted,
    undecided: countOf(seen, ({ outcome }) => outcome === 'cantTell'),
    measured: countOf(
      seen.filter(({ rules }) =>
        rules.some(({ rule, outcome }) => rule === textContrast.id && outcome === 'passed'),
      ),
      ({ outcome, rule }) => outcome === 'cantTell' && rule === 'color-contrast',
    ),
    excluded: countOf(everywhere, ({ outcome }) => outcome === 'failed') - counted,
    rules: Math.max(
      0,
      ...seen.map(({ rules }) => rules.filter(({ assertor }) => assertor === 'axe-core').length),
    ),
  };
}

/** How many of axe's findings in some cells are of a kind. */
function countOf(
  cells: readonly Extract<CellResult, { status: 'run' }>[],
  isWanted: (finding: Finding) => boolean,
): number {
  return cells.reduce(
    (sum, { findings }) =>
      sum + findings.filter((finding) => finding.assertor === 'axe-core' && isWanted(finding)).length,
    0,
  );
}
