import type { AuditResults, Finding } from './contract.ts';

/** What the command says of itself. */
export const help = `npm run audit -- [options]

Looks at every page of the site in both languages, in every planned window,
colour scheme, mode and state, and writes audit/<commit>/. It needs a build
(npm run build) and serves it itself, with a database of its own. About half
an hour on two cores; broken off, it goes on where it was.

  --page <id>         one page of src/site/manifest.ts: two minutes at most
  --language eng|es   one language
  --short             every page, narrow and wide, light and dark, with axe
                      and html-validate: what every commit is held against
  --fresh             forget what an earlier run of this build has seen
  --resume            go on (what it does anyway)
  --help              this text

Se puede auditar una sola página (--page), un solo idioma (--language) o solo
lo más importante (--short). Los informes quedan en audit/<commit>/, en inglés
y en español.

Ends with 0 when nothing failed, 1 when something failed that no exclusion
covers (packages/audit/exclusions.json), 2 when it was called wrongly.`;

/** The end of a run: what failed, grouped by rule, where to read on. Within 80 columns. */
export function summary(
  results: AuditResults,
  failures: readonly { result: { cell: { page: string; language: string } }; finding: Finding }[],
  folder: string,
): string {
  const { planned, run, skipped } = results.matrix;
  const undecided = results.cells.reduce(
    (sum, result) =>
      sum +
      (result.status === 'run' ? result.findings.filter(({ outcome }) => outcome === 'cantTell').length : 0),
    0,
  );
  const byRule = Map.groupBy(failures, ({ finding }) => `${finding.assertor} ${finding.rule}`);
  const rules = [...byRule].flatMap(([rule, all]) => {
    const pages = [...new Set(all.map(({ result }) => `${result.cell.page} (${result.cell.language})`))];
    const places = [...new Set(all.map(({ finding }) => finding.selector || 'the whole page'))];
    const { message } = all[0]?.finding ?? { message: '' };
    return [
      '',
      `${rule}: ${all.length} in ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`,
      ...fold(message, '  '),
      ...fold(
        `at ${places.slice(0, 3).join(' | ')}${places.length > 3 ? ` and ${places.length - 3} more` : ''}`,
        '  ',
      ),
      ...fold(
        `on ${pages.slice(0, 6).join(', ')}${pages.length > 6 ? ` and ${pages.length - 6} more` : ''}`,
        '  ',
      ),
    ];
  });
  const skippedCells = results.cells.flatMap((result) =>
    result.status === 'skipped' ? fold(`skipped ${result.cell.id}: ${result.reason}`, '  ') : [],
  );
  return [
    ...rules,
    ...(skippedCells.length === 0 ? [] : ['', ...skippedCells]),
    '',
    `${run} of ${planned} cells seen, ${skipped} skipped; ${failures.length} failed, ${undecided} undecided`,
    `${folder}/results.json`,
  ].join('\n');
}

/** Breaks a text into lines of at most 80 columns, each with the margin before it. */
export function fold(text: string, margin: string): string[] {
  const lines: string[] = [];
  let line = margin;
  for (const word of text.split(/\s+/).flatMap((each) => each.match(/.{1,76}/g) ?? [])) {
    if (line !== margin && line.length + word.length + 1 > 80) {
      lines.push(line);
      line = margin;
    }
    line = line === margin ? `${margin}${word}` : `${line} ${word}`;
  }
  return line === margin ? lines : [...lines, line];
}
