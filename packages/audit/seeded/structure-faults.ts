import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const text = '<p>Every yard posts the price of the day at the gate before it opens.</p>';
const table = (parts: { caption?: string; head?: string; row?: string; last?: string }) => `<table>
${parts.caption ?? '<caption>Prices by the pound, today</caption>'}
<thead>${parts.head ?? '<tr><th scope="col">Metal</th><th scope="col">Clean</th><th scope="col">Mixed</th></tr>'}</thead>
<tbody>${parts.row ?? '<tr><th scope="row">Copper</th><td>3.90</td><td>3.20</td></tr>'}
<tr><th scope="row">Brass</th><td>2.10</td>${parts.last ?? '<td>1.60</td>'}</tr></tbody>
</table>`;
const trail = (last: string) =>
  `<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li>${last}</li></ol></nav>`;
const notice = '<h2 id="notice">Notice</h2><p>Prices without guarantee.</p>';
const chart = (table_: string) => `<figure><figcaption>Price of copper by year</figcaption>
<svg role="img" aria-label="Chart: the price of copper rises from 3.10 in 2021 to 3.90 in 2025" width="300" height="120" viewBox="0 0 300 120"><polyline fill="none" stroke="#111" points="10,100 290,20"/></svg>
${table_}</figure>`;

/** Headings, landmarks, ids, tables, lists, dates and the page's own frame: what a list of parts is made from. */
export const structureFaults: SeededFaults = [
  seededFault(
    {
      id: 'heading-skipped',
      title: 'A heading of level 4 follows one of level 2.',
      criteria: ['1.3.1'],
      caughtBy: ['heading-outline', 'heading-order'],
    },
    { main: `<h2>Copper</h2>${text}<h4>Clean copper</h4>${text}` },
    { main: `<h2>Copper</h2>${text}<h3>Clean copper</h3>${text}` },
  ),
  seededFault(
    {
      id: 'heading-empty',
      title: 'A heading is empty.',
      criteria: ['1.3.1', '2.4.6'],
      caughtBy: ['heading-outline', 'empty-heading'],
    },
    { main: `<h2></h2>${text}` },
    { main: `<h2>Copper</h2>${text}` },
  ),
  seededFault(
    {
      id: 'heading-second-h1',
      title: 'A second heading of level 1 stands in the page.',
      criteria: ['1.3.1'],
      caughtBy: ['heading-outline'],
    },
    { main: `<h1>Copper</h1>${text}` },
    { main: `<h2>Copper</h2>${text}` },
  ),
  seededFault(
    {
      id: 'heading-no-h1',
      title: 'The page has no heading of level 1.',
      criteria: ['1.3.1', '2.4.6'],
      caughtBy: ['heading-outline', 'page-has-heading-one'],
    },
    { mainElement: `<main id="main" tabindex="-1"><h2>Prices for copper</h2>${text}</main>` },
    { mainElement: `<main id="main" tabindex="-1"><h1>Prices for copper</h1>${text}</main>` },
  ),
  seededFault(
    {
      id: 'heading-repeated',
      title: 'Two headings say the same.',
      criteria: ['2.4.6'],
      caughtBy: ['heading-outline'],
    },
    { main: `<h2>Prices</h2>${text}<h2>Prices</h2>${text}` },
    { main: `<h2>Prices for copper</h2>${text}<h2>Prices for brass</h2>${text}` },
  ),
  seededFault(
    {
      id: 'heading-in-bold',
      title: 'A paragraph in bold looks like a heading.',
      criteria: ['1.3.1'],
      caughtBy: ['real-structure', 'p-as-heading'],
    },
    { main: `<p><strong>Clean copper</strong></p>${text}` },
    { main: `<h2>Clean copper</h2>${text}` },
  ),
  seededFault(
    {
      id: 'list-in-bullets',
      title: 'Lines with bullets look like a list.',
      criteria: ['1.3.1'],
      caughtBy: ['real-structure'],
    },
    { main: '<p>• Copper pipes<br>• Brass taps<br>• Bronze bells</p>' },
    { main: '<ul><li>Copper pipes</li><li>Brass taps</li><li>Bronze bells</li></ul>' },
  ),
  seededFault(
    {
      id: 'list-with-strays',
      title: 'A link stands directly in a list.',
      criteria: ['1.3.1'],
      caughtBy: ['real-structure', 'list'],
    },
    { main: '<ul><a href="/copper">Copper</a><li>Brass</li></ul>' },
    { main: '<ul><li><a href="/copper">Copper</a></li><li>Brass</li></ul>' },
  ),
  seededFault(
    {
      id: 'main-missing',
      title: 'The content stands in no main landmark.',
      criteria: ['1.3.1', '2.4.1'],
      caughtBy: ['landmarks', 'landmark-one-main', 'region'],
    },
    { mainElement: `<div id="main" tabindex="-1"><h1>Prices for copper</h1>${text}</div>` },
    { mainElement: `<main id="main" tabindex="-1"><h1>Prices for copper</h1>${text}</main>` },
  ),
  seededFault(
    {
      id: 'navigation-unnamed',
      title: 'Two navigations have the same name.',
      criteria: ['1.3.1'],
      caughtBy: ['landmarks', 'landmark-unique'],
    },
    {
      breadcrumb: trail('<a href="/prices" aria-current="page">Prices</a>').replace('"Breadcrumb"', '"Main"'),
    },
    { breadcrumb: trail('<a href="/prices" aria-current="page">Prices</a>') },
  ),
  seededFault(
    {
      id: 'notice-outside',
      title: 'A notice stands in no landmark.',
      criteria: ['1.3.1'],
      caughtBy: ['landmarks', 'region'],
    },
    { end: `<div>${notice}</div>` },
    { end: `<aside aria-labelledby="notice">${notice}</aside>` },
  ),
  seededFault(
    {
      id: 'footer-twice',
      title: 'The page has two footers of its own.',
      criteria: ['1.3.1'],
      caughtBy: ['landmarks', 'landmark-no-duplicate-contentinfo'],
    },
    { end: `<footer>${notice}</footer>` },
    { end: `<aside aria-labelledby="notice">${notice}</aside>` },
  ),
  seededFault(
    {
      id: 'id-twice',
      title: 'Two fields share an id, and one label reaches both.',
      criteria: ['1.3.1', '4.1.2'],
      caughtBy: ['unique-ids', 'duplicate-id-aria'],
    },
    { main: `<h2 id="copper">Copper</h2>${text}<h2 id="copper">Brass</h2>${text}` },
    { main: `<h2 id="copper">Copper</h2>${text}<h2 id="brass">Brass</h2>${text}` },
  ),
  seededFault(
    {
      id: 'reference-nowhere',
      title: 'A description points at an id that is not on the page.',
      criteria: ['1.3.1', '4.1.2'],
      caughtBy: ['id-references', 'aria-valid-attr-value'],
    },
    { main: '<p id="hint">Five digits</p><button type="button" aria-describedby="tip">Find a yard</button>' },
    {
      main: '<p id="hint">Five digits</p><button type="button" aria-describedby="hint">Find a yard</button>',
    },
  ),
  seededFault(
    {
      id: 'skip-link-nowhere',
      title: 'The link to the content leads nowhere.',
      criteria: ['2.4.1'],
      caughtBy: ['id-references', 'skip-link'],
    },
    { mainElement: `<main id="content" tabindex="-1"><h1>Prices for copper</h1>${text}</main>` },
    { mainElement: `<main id="main" tabindex="-1"><h1>Prices for copper</h1>${text}</main>` },
  ),
  seededFault(
    {
      id: 'table-without-caption',
      title: 'A table does not say what it holds.',
      criteria: ['1.3.1'],
      caughtBy: ['table-headers'],
    },
    { main: table({ caption: '' }) },
    { main: table({}) },
  ),
  seededFault(
    {
      id: 'table-without-headers',
      title: 'The cells that head the columns are no headers.',
      criteria: ['1.3.1'],
      caughtBy: ['table-headers', 'td-has-header', 'td-headers-attr'],
    },
    { main: table({ head: '<tr><td>Metal</td><td>Clean</td><td>Mixed</td></tr>' }) },
    { main: table({}) },
  ),
  seededFault(
    {
      id: 'table-row-without-header',
      title: 'A row has no header.',
      criteria: ['1.3.1'],
      caughtBy: ['table-headers'],
    },
    { main: table({ row: '<tr><td>Copper</td><td>3.90</td><td>3.20</td></tr>' }) },
    { main: table({}) },
  ),
  seededFault(
    { id: 'table-empty-cell', title: 'A cell is empty.', criteria: ['1.3.1'], caughtBy: ['table-headers'] },
    { main: table({ last: '<td></td>' }) },
    { main: table({ last: '<td>not bought</td>' }) },
  ),
  seededFault(
    {
      id: 'breadcrumb-without-current',
      title: 'No step of the trail says that it is this page.',
      criteria: ['2.4.8'],
      caughtBy: ['breadcrumbs'],
    },
    { breadcrumb: trail('<a href="/prices">Prices</a>') },
    { breadcrumb: trail('<a href="/prices" aria-current="page">Prices</a>') },
  ),
  seededFault(
    {
      id: 'current-elsewhere',
      title: 'A link that leads elsewhere says that it is this page.',
      criteria: ['4.1.2'],
      caughtBy: ['breadcrumbs'],
    },
    {
      main: '<nav aria-label="Metals"><ul><li><a href="/copper" aria-current="page">Copper</a></li></ul></nav>',
    },
    { main: '<nav aria-label="Metals"><ul><li><a href="/copper">Copper</a></li></ul></nav>' },
  ),
  seededFault(
    {
      id: 'chart-without-table',
      title: 'The figures of a chart stand in no table.',
      criteria: ['1.1.1'],
      caughtBy: ['chart-tables'],
    },
    { main: chart('') },
    {
      main: chart(
        '<table><caption>Price of copper by year, in dollars</caption><thead><tr><th scope="col">Year</th><th scope="col">Price</th></tr></thead><tbody><tr><th scope="row">2021</th><td>3.10</td></tr><tr><th scope="row">2025</th><td>3.90</td></tr></tbody></table>',
      ),
    },
  ),
  seededFault(
    {
      id: 'date-unreadable',
      title: 'The date for machines is no date.',
      criteria: ['1.3.1'],
      caughtBy: ['time-elements'],
    },
    { main: '<p>Posted on <time datetime="9/3/26">March 9, 2026</time>.</p>' },
    { main: '<p>Posted on <time datetime="2026-03-09">March 9, 2026</time>.</p>' },
  ),
  seededFault(
    {
      id: 'date-unmarked',
      title: 'The date above a release is not marked as one.',
      criteria: ['1.3.1'],
      caughtBy: ['time-elements'],
    },
    { main: `<p><span>March 9, 2026</span></p>${text}` },
    { main: `<p><time datetime="2026-03-09">March 9, 2026</time></p>${text}` },
  ),
  seededFault(
    {
      id: 'zoom-forbidden',
      title: 'The page forbids zooming.',
      criteria: ['1.4.4'],
      caughtBy: ['zoom-allowed', 'meta-viewport', 'meta-viewport-large'],
    },
    { viewport: '<meta name="viewport" content="width=device-width, initial-scale=1, user-scalable=no">' },
  ),
  seededFault(
    {
      id: 'zoom-limited',
      title: 'The page can be made only twice as large.',
      criteria: ['1.4.4'],
      caughtBy: ['zoom-allowed', 'meta-viewport-large'],
    },
    { viewport: '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=2">' },
  ),
  seededFault(
    {
      id: 'page-refreshes',
      title: 'The page reloads by itself.',
      criteria: ['2.2.1', '3.2.5'],
      caughtBy: ['no-refresh', 'meta-refresh', 'meta-refresh-no-exceptions'],
    },
    { head: '<meta http-equiv="refresh" content="600">' },
  ),
];

/** Named sections: each is one more landmark in the list by which a listener jumps. */
const sections = (...names: readonly string[]) =>
  names
    .map(
      (name, at) => `<section aria-labelledby="part-${at}"><h2 id="part-${at}">${name}</h2>${text}</section>`,
    )
    .join('');

/** Faults of structure that came after the last whole score. */
export const laterStructureFaults: SeededFaults = [
  seededFault(
    {
      id: 'link-to-no-place',
      title:
        'A link leads to a place that the page does not have; a view that a script shows has an address with a stroke.',
      criteria: ['1.3.1'],
      caughtBy: ['id-references'],
    },
    { main: '<p><a href="#grades">The grades</a></p>' },
    { main: '<p><a href="#/grades">The grades</a></p>' },
  ),
  seededFault(
    {
      id: 'landmarks-too-many',
      title: 'Nine landmarks stand in the page, more than a listener can choose from.',
      criteria: ['2.4.1'],
      caughtBy: ['landmarks'],
    },
    // Around them stand a header, a main part, a footer and three navigations.
    { main: sections('Copper', 'Brass', 'Bronze') },
    { main: `${sections('Copper', 'Brass')}<h2>Bronze</h2>${text}` },
  ),
];
