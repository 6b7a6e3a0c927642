import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const field = '<p><label for="phone">Phone</label><input id="phone" type="tel" autocomplete="tel"></p>';
const after = '<p><button type="button">Show the list</button></p>';
const script = (code: string) => `<script>${code}</script>`;
const style = (rules: string) => `<style>${rules}</style>`;
const onTab = (code: string) =>
  script(
    `document.getElementById('phone').addEventListener('keydown', (event) => { if (event.key === 'Tab') { ${code} } });`,
  );

const slides = (hide: string) =>
  `<div class="frame"><ul class="slides"><li><a href="/copper">Copper prices of June</a></li><li ${hide}><a href="/brass">Brass prices of June</a></li></ul></div>`;
const frame =
  '.frame{width:20rem;overflow:hidden}.slides{display:flex;list-style:none;padding:0}.slides li{flex:0 0 100%}.frame a{margin:8px}';

const sideMenu =
  '<ul class="side"><li><a href="/rail">By rail</a></li><li><a href="/ship">By ship</a></li></ul>';

const longText = Array.from(
  { length: 40 },
  (_, index) =>
    `<p>Line ${index + 1}: see <a href="/grade-${index + 1}">the grade number ${index + 1}</a> first.</p>`,
).join('');
const bar = (place: string) =>
  `<div role="region" aria-label="Notice" class="bar" style="${place}">The yards close at noon today.</div>`;
const barStyle = style('.bar{background:#fff;border:2px solid #333;left:0;right:0;height:90px}');

/** How Tab goes through a page, what has the focus and how it shows. */
export const keyboardFaults: SeededFaults = [
  seededFault(
    {
      id: 'focus-held-by-key',
      title: 'A field swallows the Tab key.',
      criteria: ['2.1.2'],
      caughtBy: ['tab-walk'],
    },
    { main: field + after, end: onTab('event.preventDefault();') },
    { main: field + after, end: onTab('') },
  ),
  seededFault(
    {
      id: 'focus-held-by-blur',
      title: 'A field takes the focus back when it is left.',
      criteria: ['2.1.2'],
      caughtBy: ['tab-walk'],
    },
    {
      main: field + after,
      end: script("phone.addEventListener('blur', () => setTimeout(() => phone.focus(), 0));"),
    },
    {
      main: field + after,
      end: script("phone.addEventListener('blur', () => setTimeout(() => undefined, 0));"),
    },
  ),
  seededFault(
    {
      id: 'tabindex-positive',
      title: 'A button comes first by a tabindex of its own.',
      criteria: ['2.4.3'],
      caughtBy: ['tab-walk'],
    },
    { main: `${field}<p><button type="button" tabindex="3">Show the list</button></p>` },
    { main: field + after },
  ),
  seededFault(
    {
      id: 'focus-transparent',
      title: 'A link takes the focus and is wholly transparent.',
      criteria: ['2.4.7'],
      caughtBy: ['tab-walk'],
    },
    { main: '<p><a href="/rail" style="opacity:0">Prices by rail</a></p>' },
    { main: '<p><a href="/rail">Prices by rail</a></p>' },
  ),
  seededFault(
    {
      id: 'focus-clipped-away',
      title: 'A link for screen readers alone takes the focus.',
      criteria: ['2.4.7'],
      caughtBy: ['tab-walk'],
    },
    { main: '<p>Prices.</p><p class="clipped"><a href="/rail">Prices by rail</a></p>' },
    { main: '<p>Prices.</p><p class="clipped">Prices by rail</p>' },
  ),
  seededFault(
    {
      id: 'menu-pushed-aside',
      title: 'A closed menu is only pushed out of the page.',
      criteria: ['2.4.3', '2.4.7'],
      caughtBy: ['tab-walk'],
    },
    { main: `<p>Ways to send.</p>${sideMenu}`, head: style('.side{position:absolute;left:-400px}') },
    { main: `<p>Ways to send.</p>${sideMenu}`, head: style('.side{display:none}') },
  ),
  seededFault(
    {
      id: 'slide-pushed-aside',
      title: 'A slide out of its frame takes the focus.',
      criteria: ['2.4.3', '2.4.11'],
      caughtBy: ['tab-walk'],
    },
    { main: slides(''), head: style(frame) },
    { main: slides('inert'), head: style(frame) },
  ),
  seededFault(
    {
      id: 'press-without-key',
      title: 'A part reacts to the pointer and cannot be reached by key.',
      criteria: ['2.1.1'],
      caughtBy: ['pointer-only'],
    },
    {
      main: '<p><span style="cursor:pointer" id="more">Show the list</span></p>',
      end: script("more.addEventListener('click', () => { document.title = 'Open'; });"),
    },
    {
      main: '<p><button type="button" style="cursor:pointer" id="more">Show the list</button></p>',
      end: script("more.addEventListener('click', () => { document.title = 'Open'; });"),
    },
  ),
  seededFault(
    {
      id: 'ring-none',
      title: 'Buttons have no focus ring.',
      criteria: ['2.4.7'],
      caughtBy: ['focus-appearance'],
    },
    { main: after, head: style('button:focus-visible{outline:none}') },
    { main: after },
  ),
  seededFault(
    {
      id: 'ring-faint',
      title: 'The focus ring has hardly another colour than the page.',
      criteria: ['2.4.13'],
      caughtBy: ['focus-appearance'],
    },
    { main: after, head: style('button:focus-visible{outline:4px solid #e4e4e4}') },
    { main: after, head: style('button:focus-visible{outline:4px solid #003a8c}') },
  ),
  seededFault(
    {
      id: 'ring-thin',
      title: 'The focus ring is 1 px thick.',
      criteria: ['2.4.13'],
      caughtBy: ['focus-appearance'],
    },
    { main: after, head: style('button:focus-visible{outline:1px solid #003a8c}') },
    { main: after, head: style('button:focus-visible{outline:3px solid #003a8c}') },
  ),
  seededFault(
    {
      id: 'ring-cut-off',
      title: 'The frame around a button cuts its focus ring off.',
      criteria: ['2.4.13'],
      caughtBy: ['focus-appearance'],
    },
    {
      main: '<div style="overflow:hidden;width:max-content"><button type="button">Show the list</button></div>',
    },
    { main: '<div style="width:max-content"><button type="button">Show the list</button></div>' },
  ),
  seededFault(
    {
      id: 'header-over-focus',
      title: 'A sticky bar at the top covers what takes the focus on the way back.',
      criteria: ['2.4.11', '2.4.12'],
      caughtBy: ['focus-not-obscured'],
    },
    { main: bar('position:sticky;top:0') + longText, head: barStyle },
    { main: bar('position:static') + longText, head: barStyle },
  ),
  seededFault(
    {
      id: 'notice-over-focus',
      title: 'A notice fixed at the bottom covers what takes the focus.',
      criteria: ['2.4.11', '2.4.12'],
      caughtBy: ['focus-not-obscured'],
    },
    { main: bar('position:fixed;bottom:0') + longText, head: barStyle },
    { main: bar('position:static') + longText, head: barStyle },
  ),
  seededFault(
    {
      id: 'skip-to-nowhere',
      title: 'The skip link leads to an id that is not there.',
      criteria: ['2.4.1'],
      caughtBy: ['skip-link'],
    },
    { mainElement: '<main id="content" tabindex="-1"><h1>Prices</h1><p>Every day.</p></main>' },
    { mainElement: '<main id="main" tabindex="-1"><h1>Prices</h1><p>Every day.</p></main>' },
  ),
  seededFault(
    {
      id: 'skip-unseen',
      title: 'The skip link stays out of sight while it has the focus.',
      criteria: ['2.4.7'],
      caughtBy: ['skip-link', 'tab-walk'],
    },
    { head: style('.skip:focus{position:absolute;left:-999px}') },
    { head: style('.skip:focus{position:absolute;left:9px}header{margin-top:3rem}') },
  ),
  seededFault(
    {
      id: 'row-turned-round',
      title: 'A row of buttons is shown in the reverse of its order.',
      criteria: ['2.4.3', '1.3.2'],
      caughtBy: ['focus-order'],
    },
    {
      main: '<div style="display:flex;gap:1rem;flex-direction:row-reverse;justify-content:flex-end"><button type="button">Back</button><button type="button">Next</button></div>',
    },
    {
      main: '<div style="display:flex;gap:1rem"><button type="button">Back</button><button type="button">Next</button></div>',
    },
  ),
  seededFault(
    {
      id: 'last-shown-first',
      title: 'What comes last in the document is shown above the rest.',
      criteria: ['2.4.3', '1.3.2'],
      caughtBy: ['focus-order'],
    },
    {
      main: '<div style="display:grid;gap:1rem"><p><a href="/one">The first yard</a></p><p><a href="/two">The second yard</a></p><p style="order:-1"><a href="/three">The third yard</a></p></div>',
    },
    {
      main: '<div style="display:grid;gap:1rem"><p><a href="/one">The first yard</a></p><p><a href="/two">The second yard</a></p><p><a href="/three">The third yard</a></p></div>',
    },
  ),
  seededFault(
    {
      id: 'single-key-shortcut',
      title: 'The letter s jumps to the search.',
      criteria: ['2.1.4'],
      caughtBy: ['key-shortcuts'],
    },
    {
      main: field,
      end: script("addEventListener('keydown', ({ key }) => { if (key === 's') phone.focus(); });"),
    },
    {
      main: field,
      end: script(
        "addEventListener('keydown', ({ key, altKey }) => { if (altKey && key === 's') phone.focus(); });",
      ),
    },
  ),
];
