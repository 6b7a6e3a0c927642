import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { choiceFor } from '#i18n/choices.ts';
import { languages } from '#i18n/language.ts';
import type { AuditResults } from './contract.ts';
import { countFindings, decidedFindings, type KnownFinding, knownFindings } from './known-findings.ts';
import { pageFile } from './report/files.ts';

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

/**
 * The end of a run: what failed, grouped by rule, and where to read on. It counts as the report counts, each finding once however
 * many cells show it. Within 80 columns.
 */
export function summary(results: AuditResults, folder: string): string {
  const { planned, run, skipped } = results.matrix;
  const findings = knownFindings(results);
  const { failures, doubts } = countFindings(findings);
  const decided = decidedFindings(results).length;
  const failed = findings.filter(({ outcome, exclusion }) => outcome === 'failed' && !exclusion);
  const rules = [...Map.groupBy(failed, ({ assertor, rule }) => `${assertor} ${rule}`)].flatMap(linesOfRule);
  const skippedCells = results.cells.flatMap((result) =>
    result.status === 'skipped' ? fold(`skipped ${result.cell.id}: ${result.reason}`, '  ') : [],
  );
  return [
    ...rules,
    ...(skippedCells.length === 0 ? [] : ['', ...skippedCells]),
    '',
    `${run} of ${planned} cells seen, ${skipped} skipped; ${failures} failed, ${doubts} undecided`,
    ...(decided > 0
      ? [`${decided} more doubts of engines were answered by a closer look or by a review`]
      : []),
    // Last the address that a terminal makes a link of: what one wants next is to read the page.
    ...[...languages]
      .sort((one, other) => Number(one === 'eng') - Number(other === 'eng'))
      .map((language) => pathToFileURL(resolve(folder, choiceFor(pageFile, language))).href),
  ].join('\n');
}

function linesOfRule([rule, all]: [string, readonly KnownFinding[]]): string[] {
  const pages = [...new Set(all.map(({ page, language }) => `${page} (${language})`))];
  const places = [...new Set(all.map(({ selector }) => selector || 'the whole page'))];
  return [
    '',
    `${rule}: ${all.length} in ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`,
    ...fold(all[0]?.message ?? '', '  '),
    ...fold(`at ${firstOf(places, 3, ' | ')}`, '  '),
    ...fold(`on ${firstOf(pages, 6, ', ')}`, '  '),
  ];
}

const firstOf = (names: readonly string[], most: number, between: string): string =>
  names.slice(0, most).join(between) + (names.length > most ? ` and ${names.length - most} more` : '');

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
