import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const style = (rules: string) => `<style>${rules}</style>`;
const sentence = 'Every yard posts the price of the day at the gate before it opens.';
const box = (rules: string) => `<div class="box" style="${rules}">${sentence}</div>`;
const narrow = { width: 320 } as const;
const large = { mode: 'text-200' } as const;
const spaced = { mode: 'text-spacing' } as const;
const small = (rules: string) =>
  `<div style="display:flex;gap:0"><button type="button" style="${rules}">+</button><button type="button" style="${rules}">–</button></div>`;
const picture = (colours: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><defs><linearGradient id="g">${colours}</linearGradient></defs><rect width="600" height="200" fill="url(#g)"/></svg>`)}`;
const overPicture = (colours: string) =>
  `<div style="position:relative;width:600px;height:200px"><img alt="" src="${picture(colours)}" width="600" height="200"><p style="position:absolute;top:60px;left:20px;width:560px;margin:0;color:#fff">${sentence}</p></div>`;
const overGradient = (to: string) =>
  `<p style="color:#fff;padding:20px;width:560px;background:linear-gradient(90deg,#003a8c,${to})">${sentence}</p>`;
const overOther = (colour: string) =>
  `<div style="position:relative;height:60px"><div style="position:absolute;inset:0;background:${colour}"></div><p style="position:relative;margin:0;padding:10px;color:#555">${sentence}</p></div>`;
const field = (rules: string) =>
  `<p><label for="phone">Phone</label><input id="phone" type="tel" autocomplete="tel" style="${rules}"></p>`;
const check = (rules: string) =>
  `<p><label><input type="checkbox" style="appearance:none;background:#fff;${rules}">By rail</label></p>`;
const tabs = `<nav aria-label="Years"><ul><li><a href="/2024">Year 2024</a></li><li><a href="/2025" aria-current="true" class="now">Year 2025</a></li></ul></nav>`;

/** Zoom, spacing, size, contrast and colour. */
export const sightFaults: SeededFaults = [
  seededFault(
    {
      id: 'wider-than-320',
      title: 'A box is wider than a small screen.',
      criteria: ['1.4.10'],
      caughtBy: ['reflow'],
      cell: narrow,
    },
    { main: box('width:480px') },
    { main: box('max-width:480px') },
  ),
  seededFault(
    {
      id: 'cut-at-320',
      title: 'A line ends in three dots on a small screen.',
      criteria: ['1.4.10'],
      caughtBy: ['reflow'],
      cell: narrow,
    },
    { main: box('white-space:nowrap;overflow:hidden;text-overflow:ellipsis') },
    { main: box('overflow:hidden') },
  ),
  seededFault(
    {
      id: 'overlap-at-320',
      title: 'Two texts lie over each other on a small screen.',
      criteria: ['1.4.10'],
      caughtBy: ['reflow'],
      cell: narrow,
    },
    {
      main: `<div style="position:relative;height:3rem"><p style="margin:0">${sentence}</p><p style="position:absolute;top:1.6rem;margin:0">Closed on Sunday.</p></div>`,
    },
    { main: `<div><p style="margin:0">${sentence}</p><p style="margin:0">Closed on Sunday.</p></div>` },
  ),
  seededFault(
    {
      id: 'cut-at-200',
      title: 'Text twice as large is cut off by a box of fixed height.',
      criteria: ['1.4.4'],
      caughtBy: ['text-200'],
      cell: large,
    },
    { main: box('height:40px;overflow:hidden') },
    { main: box('min-height:40px;overflow:hidden') },
  ),
  seededFault(
    {
      id: 'overlap-at-200',
      title: 'Text twice as large lies over the text below it.',
      criteria: ['1.4.4'],
      caughtBy: ['text-200'],
      cell: large,
    },
    {
      main: `${box('height:26px')}<p style="margin:0">Closed on Sunday.</p><p>${sentence}</p>`,
      head: style('.box{width:400px}'),
    },
    {
      main: `${box('min-height:26px')}<p style="margin:0">Closed on Sunday.</p><p>${sentence}</p>`,
      head: style('.box{width:400px}'),
    },
  ),
  seededFault(
    {
      id: 'cut-when-spaced',
      title: 'Letters set apart no longer fit into a button of fixed width.',
      criteria: ['1.4.12'],
      caughtBy: ['text-spacing'],
      cell: spaced,
    },
    {
      main: '<p><button type="button" style="width:150px;overflow:hidden;white-space:nowrap">Show all the yards</button></p>',
    },
    {
      main: '<p><button type="button" style="min-width:150px;overflow:hidden">Show all the yards</button></p>',
    },
  ),
  seededFault(
    {
      id: 'overlap-when-spaced',
      title: 'Lines set apart run over the text below them.',
      criteria: ['1.4.12'],
      caughtBy: ['text-spacing'],
      cell: spaced,
    },
    { main: `${box('height:44px;line-height:1.2;width:250px')}<div>Closed on Sunday.</div>` },
    { main: `${box('min-height:44px;line-height:1.2;width:250px')}<div>Closed on Sunday.</div>` },
  ),
  seededFault(
    {
      id: 'target-23',
      title: 'Two buttons side by side are 23 px large.',
      criteria: ['2.5.8'],
      caughtBy: ['target-size'],
    },
    { main: small('min-width:0;min-height:0;padding:0;width:23px;height:23px;line-height:1') },
    { main: small('') },
  ),
  seededFault(
    {
      id: 'control-40',
      title: 'A button is 40 px high, not 44.',
      criteria: ['2.5.5'],
      caughtBy: ['control-size'],
    },
    { main: '<p><button type="button" style="min-height:0;height:40px">Show the list</button></p>' },
    { main: '<p><button type="button">Show the list</button></p>' },
  ),
  seededFault(
    {
      id: 'forced-without-edge',
      title: 'In forced colours a button has no edge.',
      criteria: ['1.4.11'],
      caughtBy: ['forced-colors-edges'],
      cell: { scheme: 'forced-light' },
    },
    {
      main: '<p><button type="button" style="border:0;background:#003a8c;color:#fff">Show the list</button></p>',
    },
    {
      main: '<p><button type="button" style="border:2px solid transparent;background:#003a8c;color:#fff">Show the list</button></p>',
    },
  ),
  seededFault(
    {
      id: 'forced-current-unmarked',
      title: 'In forced colours nothing marks the current page.',
      criteria: ['1.4.1'],
      caughtBy: ['current-marks'],
      cell: { scheme: 'forced-dark' },
    },
    { main: tabs, head: style('.now{background:#cde}') },
    { main: tabs, head: style('.now{background:#cde;border-bottom:4px solid #003a8c}') },
  ),
  seededFault(
    {
      id: 'current-by-colour',
      title: 'The current page shows by the colour of its words alone.',
      criteria: ['1.4.1'],
      caughtBy: ['current-marks'],
    },
    { main: tabs, head: style('.now{color:#7a1f00}') },
    { main: tabs, head: style('.now{color:#7a1f00;font-weight:700}') },
  ),
  seededFault(
    {
      id: 'faint-over-picture',
      title: 'White words lie over the bright part of a picture.',
      criteria: ['1.4.3'],
      caughtBy: ['text-contrast'],
    },
    { main: overPicture('<stop stop-color="#123"/><stop offset="1" stop-color="#dde"/>') },
    { main: overPicture('<stop stop-color="#123"/><stop offset="1" stop-color="#345"/>') },
  ),
  seededFault(
    {
      id: 'faint-over-gradient',
      title: 'White words lie over the bright end of a gradient.',
      criteria: ['1.4.3'],
      caughtBy: ['text-contrast'],
    },
    { main: overGradient('#9bd') },
    { main: overGradient('#357') },
  ),
  seededFault(
    {
      id: 'faint-over-part',
      title: 'Grey words lie over another part of the page, which is grey too.',
      criteria: ['1.4.3'],
      caughtBy: ['text-contrast'],
    },
    { main: overOther('#aaa') },
    { main: overOther('#fff') },
  ),
  seededFault(
    {
      id: 'faint-by-opacity',
      title: 'Words are half transparent.',
      criteria: ['1.4.3'],
      caughtBy: ['text-contrast', 'color-contrast'],
    },
    { main: `<p style="opacity:.5">${sentence}</p>` },
    { main: `<p style="opacity:.95">${sentence}</p>` },
  ),
  seededFault(
    {
      id: 'faint-in-dark',
      title: 'In dark colours words stay as dark as they are on white.',
      criteria: ['1.4.3'],
      caughtBy: ['text-contrast', 'color-contrast'],
      cell: { scheme: 'dark' },
    },
    {
      main: `<p class="night">${sentence}</p>`,
      head: style('@media (prefers-color-scheme:dark){.night{background:#111;color:#444}}'),
    },
    {
      main: `<p class="night">${sentence}</p>`,
      head: style('@media (prefers-color-scheme:dark){.night{background:#111;color:#eee}}'),
    },
  ),
  seededFault(
    {
      id: 'field-edge-faint',
      title: 'The border of a field has 1.7:1.',
      criteria: ['1.4.11'],
      caughtBy: ['field-edges'],
    },
    { main: field('border:1px solid #c4c4c4') },
    { main: field('border:1px solid #767676') },
  ),
  seededFault(
    {
      id: 'box-edge-faint',
      title: 'A checkbox drawn by the page has a border that hardly shows.',
      criteria: ['1.4.11'],
      caughtBy: ['field-edges'],
    },
    { main: check('border:2px solid #ccc') },
    { main: check('border:2px solid #333') },
  ),
  seededFault(
    {
      id: 'link-by-colour',
      title: 'A link in a sentence shows by its colour alone.',
      criteria: ['1.4.1'],
      caughtBy: ['link-beyond-colour', 'link-in-text-block'],
    },
    {
      main: '<p>Every yard posts <a href="/today" style="text-decoration:none">the price of the day</a> at the gate.</p>',
    },
    { main: '<p>Every yard posts <a href="/today">the price of the day</a> at the gate.</p>' },
  ),
];
