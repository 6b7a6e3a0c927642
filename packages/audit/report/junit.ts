import type { CellResult, Finding, RuleOutcome } from '../contract.ts';
import { exclusionOf } from '../known-findings.ts';
import { escapeMarkup } from './markup.ts';
import type { Report } from './report.ts';

const principles = ['1 Perceivable', '2 Operable', '3 Understandable', '4 Robust', 'Good practice'] as const;

/** The group of criteria that a rule belongs to: its first criterion's guideline, `1.4`, or good practice. */
function groupOf({ criteria: [first] }: Pick<RuleOutcome, 'criteria'>): string {
  return first?.split('.').slice(0, 2).join('.') ?? 'good-practice';
}

/**
 * `junit.xml`: one suite a cell, one test case for each guideline that rules of the cell speak of. A failure is a
 * failure, a doubt is skipped with its reason, and so is a cell that did not run.
 */
export function junitXml(report: Report): string {
  const suites = report.results.cells.map((result) => suite(report, result));
  const total = (key: 'tests' | 'failures' | 'skipped') => suites.reduce((sum, each) => sum + each[key], 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="accessibility" tests="${total('tests')}" failures="${total('failures')}" skipped="${total('skipped')}">
${suites.map((each) => each.xml).join('\n')}
</testsuites>
`;
}

function suite(report: Report, result: CellResult) {
  const cases = result.status === 'run' ? ranCases(report, result) : [];
  if (result.status === 'skipped') {
    cases.push({
      name: 'all',
      inside: `<skipped message="${escapeMarkup(result.reason)}"/>`,
      kind: 'skipped',
    });
  }
  const id = escapeMarkup(result.cell.id);
  const count = (kind: string) => cases.filter((one) => one.kind === kind).length;
  const seconds = result.status === 'run' ? (result.milliseconds / 1000).toFixed(3) : '0';
  const lines = cases.map(
    ({ name, inside }) => `    <testcase classname="${id}" name="${escapeMarkup(name)}">${inside}</testcase>`,
  );
  const head = `name="${id}" tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}"`;
  return {
    tests: cases.length,
    failures: count('failed'),
    skipped: count('skipped'),
    xml: `  <testsuite ${head} time="${seconds}" timestamp="${escapeMarkup(report.results.date)}">\n${lines.join('\n')}\n  </testsuite>`,
  };
}

function ranCases(report: Report, result: Extract<CellResult, { status: 'run' }>) {
  const groups = Map.groupBy(result.rules, groupOf);
  return [...groups.keys()].sort().map((group) => {
    const findings = result.findings.filter((finding) => groupOf(finding) === group);
    const counted = findings.filter(
      (one) => !exclusionOf(one, result.cell.page, report.results.exclusions, report.day),
    );
    const failed = counted.filter((finding) => finding.outcome === 'failed');
    const hasFailedRule = (groups.get(group) ?? []).some(
      (rule) => rule.outcome === 'failed' && !findings.some((finding) => finding.rule === rule.rule),
    );
    const text = (list: readonly Finding[]) =>
      list.map((one) => `${one.assertor} ${one.rule}: ${one.message} [${one.selector}]`).join('\n');
    const name = `${group} ${principles[Number(group[0]) - 1] ?? principles[4]}`;
    if (failed.length > 0 || hasFailedRule) {
      const message = failed.length > 0 ? text(failed) : 'A rule failed and named no place.';
      return {
        name,
        kind: 'failed',
        inside: `<failure message="${failed.length} findings">${escapeMarkup(message)}</failure>`,
      };
    }
    if (counted.length > 0) {
      return { name, kind: 'skipped', inside: `<skipped message="${escapeMarkup(text(counted))}"/>` };
    }
    return { name, kind: 'passed', inside: '' };
  });
}
