import { pathToFileURL } from 'node:url';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import type { Assertor, CellResult } from '../contract.ts';
import { countFindings, type KnownFinding } from '../known-findings.ts';
import { escapeMarkup } from '../report/markup.ts';
import { reportStyle } from '../report/style.ts';

/** What a report of pages elsewhere is made of. */
export interface ElsewhereReport {
  pages: readonly string[];
  cells: readonly CellResult[];
  findings: readonly KnownFinding[];
  assertors: readonly Assertor[];
  browser: string;
  /** ISO day. */
  day: string;
  mayPress: boolean;
}

const words = {
  eng: {
    title: 'Accessibility report',
    skip: 'Skip to the findings',
    lead: (failures: number, doubts: number, pages: number) =>
      `${failures} ${failures === 1 ? 'failure' : 'failures'} and ${doubts} undecided ${doubts === 1 ? 'result' : 'results'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
    limits:
      'Rules that run by themselves find a part of all barriers. That none failed is no conformance claim: people have to look, listen and use the keyboard.',
    quiet: 'Nothing was pressed on these pages, so what buttons open was not looked at (--press does).',
    by: 'Looked at by',
    failed: 'Failed',
    cantTell: 'Undecided',
    none: 'None.',
    more: (count: number) => `and ${count} more places`,
    criteria: 'Criteria',
    rule: 'About this rule',
    whole: 'the whole page',
    skipped: 'Not looked at',
    untested: 'Could not look',
    pages: 'Pages',
  },
  es: {
    title: 'Informe de accesibilidad',
    skip: 'Saltar a los resultados',
    lead: (failures: number, doubts: number, pages: number) =>
      `${failures} ${failures === 1 ? 'falla' : 'fallas'} y ${doubts} ${doubts === 1 ? 'resultado' : 'resultados'} sin decidir en ${pages} ${pages === 1 ? 'página' : 'páginas'}.`,
    limits:
      'Las reglas automáticas encuentran una parte de las barreras. Que ninguna falle no demuestra conformidad: hace falta que personas miren, escuchen y usen el teclado.',
    quiet:
      'No se presionó nada en estas páginas, así que no se revisó lo que abren los botones (--press sí lo revisa).',
    by: 'Revisado con',
    failed: 'Fallas',
    cantTell: 'Sin decidir',
    none: 'Ninguna.',
    more: (count: number) => `y ${count} lugares más`,
    criteria: 'Criterios',
    rule: 'Sobre esta regla',
    whole: 'toda la página',
    skipped: 'No revisadas',
    untested: 'No se pudo revisar',
    pages: 'Páginas',
  },
} satisfies Choices<object>;

/** So many places of one rule are shown; a fault in a template stands in hundreds. */
const mostPlaces = 12;

/** The report as one page without script, in the style of the site's own. Failures come first, a rule at a time. */
export function elsewherePage(report: ElsewhereReport, language: Language): string {
  const said = choiceFor(words, language);
  const { failures, doubts } = countFindings(report.findings);
  const of = (outcome: KnownFinding['outcome']) => report.findings.filter((each) => each.outcome === outcome);
  const reasons = (cells: readonly CellResult[]) =>
    cells.flatMap((each) => (each.status === 'skipped' ? [`${each.cell.id}: ${each.reason}`] : []));
  const untested = report.cells.flatMap((each) =>
    each.status === 'run'
      ? each.rules.flatMap(({ rule, outcome, reason }) =>
          outcome === 'untested' ? [`${each.cell.id}: ${rule}${reason ? `, ${reason}` : ''}`] : [],
        )
      : [],
  );
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? ''
      : `<section><h2>${escapeMarkup(heading)}</h2><ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul></section>`;
  const chapter = (outcome: KnownFinding['outcome']) => {
    const rules = [...Map.groupBy(of(outcome), ({ assertor, rule }) => `${assertor} ${rule}`)];
    return `<section><h2>${said[outcome]}</h2>${rules.length === 0 ? `<p>${said.none}</p>` : rules.map(([name, all]) => ruleOf(name, all, language)).join('\n')}</section>`;
  };
  const assertors = report.assertors.map(({ name, version }) => `${name} ${version}`);
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${said.title}</title>
<style>
${reportStyle}</style>
</head>
<body>
<a class="skip" href="#main">${said.skip}</a>
<header><div class="plate"><div class="wide"><h1>${said.title}</h1>
<p class="lead">${said.lead(failures, doubts, report.pages.length)}</p>
<p class="quiet">${said.limits}</p>
${report.mayPress ? '' : `<p class="quiet">${said.quiet}</p>`}
<p class="quiet">${said.by} ${escapeMarkup([...assertors, report.browser, report.day].join(', '))}</p>
</div></div></header>
<main id="main" tabindex="-1" class="wide">
${chapter('failed')}
${chapter('cantTell')}
${list(said.skipped, reasons(report.cells))}
${list(said.untested, untested)}
<section><h2>${said.pages}</h2><ul>${report.pages.map((page) => `<li><a href="${escapeMarkup(page)}">${escapeMarkup(page)}</a></li>`).join('')}</ul></section>
</main>
</body>
</html>
`;
}

/** What the terminal says at the end: the figures, the address of the report for a browser, and the place of the results for programs. */
export function closingLines(
  { pages, cells, findings }: ElsewhereReport,
  places: { page: string; results: string },
): string[] {
  const { failures, doubts } = countFindings(findings);
  const looks = cells.filter(({ status }) => status === 'run').length;
  return [
    `${pages.length} pages, ${looks} of ${cells.length} looks; ${failures} failed, ${doubts} undecided`,
    pathToFileURL(places.page).href,
    places.results,
  ];
}

function ruleOf(name: string, all: readonly KnownFinding[], language: Language): string {
  const said = choiceFor(words, language);
  const [first] = all;
  if (first === undefined) return '';
  const places = all.slice(0, mostPlaces).map(({ page, selector, html, message }) => {
    const place = selector === '' ? said.whole : `<code translate="no">${escapeMarkup(selector)}</code>`;
    const markup =
      html === '' ? '' : `<pre class="command" translate="no"><code>${escapeMarkup(html)}</code></pre>`;
    const own = message === first.message ? '' : `<br>${escapeMarkup(message)}`;
    return `<li>${escapeMarkup(page)}: ${place}${own}${markup}</li>`;
  });
  const criteria = first.criteria.length === 0 ? '' : `<p>${said.criteria}: ${first.criteria.join(', ')}</p>`;
  // Whoever lists links hears where each leads.
  const about = first.helpUrl
    ? `<p><a href="${escapeMarkup(first.helpUrl)}">${said.rule}: ${escapeMarkup(name)}</a></p>`
    : '';
  const more = all.length > mostPlaces ? `<p>${said.more(all.length - mostPlaces)}</p>` : '';
  return `<h3>${escapeMarkup(name)} (${all.length})</h3>
<p lang="en">${escapeMarkup(first.message)}</p>${criteria}${about}
<ul>${places.join('')}</ul>${more}`;
}
