import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const long =
  'Every yard posts the price of the day at the gate before it opens, and pays by the weight on the scale, which is tested by the county in spring and in autumn; whoever brings a truck drives onto it twice, once with the load and once without it, and what lies between the two is paid for, less what is wet or mixed with earth.';
const unbroken = 'prices_of_copper_and_brass_'.repeat(8);
const shape = (rules: string, more = '') =>
  `<style>.block{max-width:32rem;line-height:1.6;${rules}}${more}</style>`;
const list = `<ul><li class="block">${long}</li><li>Bring your license.</li></ul>`;
const quote = `<blockquote class="block">${long}</blockquote>`;
const terms = `<dl><dt>Weighing</dt><dd class="block">${long}</dd></dl>`;
const figure = `<figure><img src="/files/yard.svg" alt="The yard from above" width="300" height="200"><figcaption class="block">${long}</figcaption></figure>`;
const table = (inner: string) => `<table role="presentation"><tbody>${inner}</tbody></table>`;
const prices =
  '<table><caption>Prices today</caption><thead><tr><th scope="col">Metal</th><th scope="col">Dollars a pound</th></tr></thead><tbody><tr><th scope="row">Copper</th><td>3.10</td></tr></tbody></table>';

/** One block of text in its usual shape and in a worse one. */
const comfort = (id: string, title: string, main: string, rules: string) =>
  seededFault(
    { id, title, criteria: ['1.4.8'], caughtBy: ['text-comfort'] },
    { main, head: shape(rules) },
    { main, head: shape('') },
  );

/** Tables that are none, and blocks of text of every kind in a shape that tires. */
export const shapeFaults: SeededFaults = [
  seededFault(
    {
      id: 'table-of-prices-in-table',
      title: 'A table of prices stands in a table that places it beside its notes.',
      criteria: ['1.3.1', '1.3.2'],
      caughtBy: ['layout-tables'],
    },
    { main: table(`<tr><td>${prices}</td><td>Paid at the gate.</td></tr>`) },
    { main: `<div style="display:flex;gap:2rem"><div>${prices}</div><div>Paid at the gate.</div></div>` },
  ),
  seededFault(
    {
      id: 'table-three-deep',
      title: 'Tables stand in each other three deep, each for a frame around the next.',
      criteria: ['1.3.1', '1.3.2'],
      caughtBy: ['layout-tables'],
    },
    {
      main: table(`<tr><td>${table(`<tr><td>${table('<tr><td>Copper</td></tr>')}</td></tr>`)}</td></tr>`),
    },
    { main: '<div><div><div>Copper</div></div></div>' },
  ),
  seededFault(
    {
      id: 'table-for-cards',
      title: 'A table without a header lays out cards with headings.',
      criteria: ['1.3.1', '1.3.2'],
      caughtBy: ['layout-tables'],
    },
    {
      main: table(
        '<tr><td><h2>Copper</h2><p>Clean and bright.</p></td><td><h2>Brass</h2><p>Without iron.</p></td></tr>',
      ),
    },
    {
      main: '<div style="display:flex;gap:2rem"><div><h2>Copper</h2><p>Clean and bright.</p></div><div><h2>Brass</h2><p>Without iron.</p></div></div>',
    },
  ),
  comfort('lines-close-in-list', 'The lines of an entry lie close upon each other.', list, 'line-height:1.1'),
  comfort('lines-close-in-quote', 'The lines of a quotation touch.', quote, 'line-height:.95'),
  comfort(
    'lines-long-in-list',
    'A line of an entry goes on through the whole window.',
    list,
    'max-width:none',
  ),
  comfort(
    'lines-long-by-small-letters',
    'Small letters put more than a hundred of them into a line.',
    quote,
    'max-width:48rem;font-size:12px',
  ),
  comfort('text-justified-in-list', 'An entry is stretched to both margins.', list, 'text-align:justify'),
  comfort(
    'text-justified-in-terms',
    'An explanation is stretched to both margins.',
    terms,
    'text-align:justify',
  ),
  comfort('quote-slanted', 'A long quotation is in italics.', quote, 'font-style:italic'),
  seededFault(
    {
      id: 'text-slanted-by-element',
      title: 'A whole entry stands in an element of stress.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: `<ul><li class="block"><em>${long}</em></li></ul>`, head: shape('') },
    { main: `<ul><li class="block">${long}</li></ul>`, head: shape('') },
  ),
  comfort('caption-in-capitals', 'A long caption is in capitals.', figure, 'text-transform:uppercase'),
  comfort('list-tiny', 'An entry has letters of 10 px.', list, 'font-size:10px;max-width:20rem'),
  comfort('caption-tiny', 'A caption has letters of 8 px.', figure, 'font-size:8px;max-width:18rem'),
  seededFault(
    {
      id: 'wider-by-grid',
      title: 'A grid of fixed columns makes the page wider than a usual window.',
      criteria: ['1.4.10'],
      caughtBy: ['text-comfort'],
    },
    {
      main: '<div class="shelf"><p>Copper</p><p>Brass</p><p>Bronze</p><p>Lead</p></div>',
      head: '<style>.shelf{display:grid;grid-template-columns:repeat(4,450px)}</style>',
    },
    {
      main: '<div class="shelf"><p>Copper</p><p>Brass</p><p>Bronze</p><p>Lead</p></div>',
      head: '<style>.shelf{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr))}</style>',
    },
  ),
  seededFault(
    {
      id: 'wider-by-word',
      title: 'A long name of a file without a break makes the page wider than a usual window.',
      criteria: ['1.4.10'],
      caughtBy: ['text-comfort'],
    },
    { main: `<p>Read ${unbroken} first.</p>` },
    { main: `<p style="overflow-wrap:anywhere">Read ${unbroken} first.</p>` },
  ),
];
