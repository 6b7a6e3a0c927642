import { escapeMarkup } from './markup.ts';
import { type AcrCriterion, conformanceReport } from './openacr.ts';
import { catalogChapters, catalogCriteria, terms } from './openacr-catalog.ts';
import type { Report } from './report.ts';
import { reportStyle } from './style.ts';
import { markup, table, text } from './table.ts';

const componentNames = { web: 'Web: ', 'electronic-docs': 'Electronic documents: ', none: '' } as const;

/** Names of criteria and clauses, by chapter and number. */
function nameOf(chapterId: string, number: string): string {
  const chapter = catalogChapters.find(({ id }) => id === chapterId);
  const criteria = chapter?.level ? catalogCriteria(chapter.level) : [];
  const criterion = criteria.find((one) => one.number === number);
  return criterion?.name.eng ?? chapter?.clauses?.find((clause) => clause.number === number)?.name ?? '';
}

/** `openacr.html`: the conformance report to read, in English, the language of its standard. */
export function openAcrHtml(report: Report): string {
  const acr = conformanceReport(report);
  const both = (criterion: AcrCriterion, of: (one: AcrCriterion['components'][number]) => string) =>
    markup(
      criterion.components
        .map((one) => `<div>${escapeMarkup(`${componentNames[one.name]}${of(one)}`)}</div>`)
        .join(''),
    );
  const chapters = catalogChapters.map(({ id, label, standard }) => {
    const chapter = acr.chapters[id];
    const rows = chapter?.criteria ?? [];
    const columns = [
      { heading: 'Criterion', cell: ({ num }: AcrCriterion) => text(`${num} ${nameOf(id, num)}`) },
      {
        heading: 'Conformance level',
        cell: (row: AcrCriterion) => both(row, (one) => terms[one.adherence.level]),
      },
      { heading: 'Remarks', cell: (row: AcrCriterion) => both(row, (one) => one.adherence.notes) },
    ];
    const notes = chapter?.notes ? `<p>${escapeMarkup(chapter.notes)}</p>` : '';
    const title = `${standard}: ${label}`;
    return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeMarkup(title)}</h2>${notes}${rows.length > 0 ? table(label, columns, rows) : ''}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(acr.title)}</title>
<style>
${reportStyle}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header class="plate"><div class="wide">
<div class="bar"><p>VPAT 2.5, International Edition</p><a href="index.html">The audit behind it</a></div>
<h1>Accessibility Conformance Report</h1>
<p class="lead">${escapeMarkup(acr.product.name)}</p>
<p class="quiet">${escapeMarkup(acr.notes)}</p>
<p class="quiet">${escapeMarkup(acr.evaluation_methods_used)}</p>
<dl class="facts"><div><dt>Date</dt><dd>${acr.report_date}</dd></div><div><dt>Version</dt><dd>${escapeMarkup(acr.product.version)}</dd></div><div><dt>Vendor</dt><dd>${escapeMarkup(acr.author.company_name)}, ${escapeMarkup(acr.author.phone)}</dd></div></dl>
</div></header>
<main id="main" tabindex="-1" class="wide">
${chapters.join('\n')}
</main>
</body>
</html>
`;
}

/** `openacr.md`: the same as plain text. */
export function openAcrMarkdown(report: Report): string {
  const acr = conformanceReport(report);
  const safe = (words: string) => words.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ');
  const chapters = catalogChapters.map(({ id, label, standard }) => {
    const chapter = acr.chapters[id];
    const rows = (chapter?.criteria ?? []).flatMap(({ num, components }) =>
      components.map(
        ({ name, adherence }) =>
          `| ${num} ${safe(nameOf(id, num))} | ${componentNames[name]}${terms[adherence.level]} | ${safe(adherence.notes)} |`,
      ),
    );
    const head = '| Criterion | Conformance level | Remarks |\n| --- | --- | --- |\n';
    const notes = chapter?.notes ? `${chapter.notes}\n\n` : '';
    return `## ${standard}: ${label}\n\n${notes}${rows.length > 0 ? `${head}${rows.join('\n')}\n\n` : ''}`;
  });
  return `# ${acr.title}

${acr.product.name}, version ${acr.product.version}, ${acr.report_date}. ${acr.author.company_name}, ${acr.author.phone}.

${acr.notes}

${acr.evaluation_methods_used}

${chapters.join('')}`;
}
