import type { Cell } from '../contract.ts';
import { assertorWithVersion, publicUrl, type Report } from './report.ts';

const columns = [
  'finding',
  'outcome',
  'excluded until',
  'criteria',
  'engine',
  'rule',
  'page',
  'language',
  'address',
  'cells',
  'widths',
  'schemes',
  'modes',
  'states',
  'selector',
  'message',
  'html',
  'help',
  'first seen',
  'excluded by',
  // One for all places alike on a page, which ask one thing: the figures at the head of the report count these.
  'question',
] as const;

/**
 * One field of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it, or a
 * page's own text could run on the auditor's machine (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvField(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `results.csv`: one line a finding, for spreadsheets, with a byte order mark so that Excel reads accents. */
export function resultsCsv(report: Report): string {
  const lines = report.rollUp.findings.map((finding) => {
    const [first] = finding.cells;
    const every = (of: (cell: Cell) => string | number) => [...new Set(finding.cells.map(of))].join(' ');
    return [
      finding.id,
      finding.outcome,
      // Beside the outcome: a failure that is not counted must not be read as one that is.
      finding.exclusion?.until ?? '',
      finding.criteria.join(' '),
      assertorWithVersion(report.results, finding.assertor),
      finding.rule,
      finding.page,
      finding.language,
      first ? publicUrl(report, first) : '',
      String(finding.cells.length),
      every((cell) => cell.width),
      every((cell) => cell.scheme),
      every((cell) => cell.mode),
      every((cell) => cell.state),
      finding.selector,
      finding.message,
      finding.html,
      finding.helpUrl ?? '',
      report.firstSeen[finding.id]?.commit ?? '',
      finding.exclusion?.owner ?? '',
      finding.sameAs ?? finding.id,
    ];
  });
  return `\uFEFF${[columns, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('')}`;
}
