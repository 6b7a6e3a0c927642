import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const text = '<p>Every yard posts the price of the day at the gate before it opens.</p>';

const late = (before: string, script: string) =>
  `${before}<p><button type="button" id="refresh">Refresh the prices</button></p><script>document.getElementById('refresh').addEventListener('click', () => { ${script} });</script>`;

const slides = (attribute: string) => `<section aria-roledescription="carousel" aria-label="Latest news">
<p><button type="button" aria-label="Previous slide">‹</button> <button type="button" aria-label="Next slide">›</button></p>
<div style="width:400px;overflow:hidden"><div style="display:flex;width:800px">
<div role="group" aria-roledescription="slide" aria-label="1 of 2" style="width:400px;flex:none;box-sizing:border-box;padding:8px"><a href="/news/1">The press on the pier works again</a></div>
<div role="group" aria-roledescription="slide" aria-label="2 of 2" style="width:400px;flex:none;box-sizing:border-box;padding:8px" ${attribute}><a href="/news/2">A new scale for trucks</a></div>
</div></div></section>`;

/** The script of a button that shows and hides a part, and says so. */
const folds = (part: string) => `<script>{
  const [button, part] = document.querySelectorAll('[aria-controls=${part}], #${part}');
  button.addEventListener('click', () => {
    part.hidden = !part.hidden;
    button.setAttribute('aria-expanded', String(!part.hidden));
  });
}</script>`;

const foldsAtOnce = (part: string) =>
  `${folds(part)}<script>document.querySelector('[aria-controls=${part}]').click();</script>`;

const disclosure = (state: string, hidden: string) =>
  `<p><button type="button" aria-expanded="${state}" aria-controls="hours">Opening hours</button></p><div id="hours" ${hidden}><p>From seven to four, Monday to Friday.</p></div>
${folds('hours')}`;

const dialog = (parts: {
  name?: string;
  close?: string;
}) => `${text}<p><button type="button" id="watch" aria-haspopup="dialog">Watch the film</button></p>
<dialog id="film" ${parts.name ?? 'aria-labelledby="film-heading"'} style="padding:1rem"><h2 id="film-heading">The way of a car</h2>
${text}${parts.close ?? '<p><button type="button" autofocus onclick="this.closest(\'dialog\').close()">Close</button></p>'}</dialog>
<script>{
  const watch = document.getElementById('watch');
  watch.addEventListener('click', () => document.getElementById('film').showModal());
  watch.focus();
  watch.click();
}</script>`;

/** Dialogs are looked at when they are open, which no page is when it opens. */
const opened = { state: 'dialog-open' } as const;

const claimed = (behind: string) =>
  `<main id="main" tabindex="-1" ${behind}><h1>Prices for copper</h1><p><a href="/copper">Prices of the whole year</a></p></main>`;
const overlay = `<div role="dialog" aria-modal="true" aria-label="Cookies" style="position:fixed;inset:10% 10% auto;padding:1rem;background:#fff;border:2px solid"><p>May we count visits?</p><p><button type="button">Close</button></p></div>
<script>{
  const dialog = document.querySelector('[role=dialog]');
  const close = () => {
    dialog.remove();
    for (const part of document.querySelectorAll('[inert]')) part.inert = false;
    document.getElementById('main').focus();
  };
  dialog.querySelector('button').addEventListener('click', close);
  dialog.addEventListener('keydown', ({ key }) => { if (key === 'Escape') close(); });
  dialog.querySelector('button').focus();
}</script>`;
const inertShell = {
  skip: '',
  header: '<header inert><p><a href="/">Home</a></p></header>',
  breadcrumb: '',
  footer: '<footer inert><p><a href="/accessibility">Accessibility statement</a></p></footer>',
};
/** A part of a navigation; it stands open until a script folds it, so that nobody without script misses its links. */
const group = (promise: string) =>
  `<ul><li><button type="button" ${promise} aria-expanded="true" aria-controls="group">Company</button><ul id="group"><li><a href="/company">The company</a></li></ul></li></ul>`;
const navigation = (inner: string) => `<header><nav aria-label="Main">${inner}</nav></header>`;

const tabs = (isFirstSelected: 'true' | 'false') =>
  `<div role="tablist" aria-label="Metals"><button type="button" role="tab" id="t1" aria-selected="${isFirstSelected}" aria-controls="p1">Copper</button><button type="button" role="tab" id="t2" aria-selected="false" aria-controls="p2" tabindex="-1">Brass</button></div><div role="tabpanel" id="p1" aria-labelledby="t1" tabindex="0"><p>3.90 a pound</p></div><div role="tabpanel" id="p2" aria-labelledby="t2" tabindex="0" hidden><p>2.10 a pound</p></div>`;
/** How tabs show which is chosen, and how another is, by pointer and by arrow key. */
const choosing = {
  head: '<style>[aria-selected=true]{font-weight:700;border-bottom:6px solid #003a8c}</style>',
  end: `<script>{
  const tabs = [...document.querySelectorAll('[role=tab]')];
  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls')).hidden = tab !== chosen;
    }
    chosen.focus();
  };
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', ({ key }) => { if (/^Arrow(Left|Right)$/.test(key)) choose(tabs.find((other) => other !== tab)); });
  }
}</script>`,
};

/** Regions that speak, carousels, dialogs, parts that open, roles, and controls that are none. */
export const widgetFaults: SeededFaults = [
  seededFault(
    {
      id: 'live-region-late',
      title: 'A status comes to the page together with its words.',
      criteria: ['4.1.3'],
      caughtBy: ['live-regions'],
    },
    {
      main: late(
        '<div id="place"></div>',
        `document.getElementById('place').innerHTML = '<p role="status">The prices are those of today.</p>';`,
      ),
    },
    {
      main: late(
        '<div id="place"><p role="status"></p></div>',
        `document.querySelector('#place p').textContent = 'The prices are those of today.';`,
      ),
    },
  ),
  seededFault(
    {
      id: 'live-region-late-by-itself',
      title: 'A status comes by itself, half a second after the page.',
      criteria: ['4.1.3'],
      caughtBy: ['live-regions'],
    },
    {
      main: `${text}<div id="place"></div>`,
      end: `<script>setTimeout(() => { document.getElementById('place').innerHTML = '<p aria-live="polite">12 yards buy copper today.</p>'; }, 400);</script>`,
    },
    {
      main: `${text}<div id="place"><p aria-live="polite">12 yards buy copper today.</p></div>`,
      end: `<script>setTimeout(() => { document.querySelector('#place p').textContent = '12 yards buy copper today.'; }, 400);</script>`,
    },
  ),
  seededFault(
    {
      id: 'alert-on-load',
      title: 'A notice is an alert as the page opens.',
      criteria: ['4.1.3'],
      caughtBy: ['alerts-on-load'],
    },
    { main: `<div role="alert"><p>The yard in Tacoma is closed today.</p></div>${text}` },
    { main: `<div><p>The yard in Tacoma is closed today.</p></div>${text}` },
  ),
  seededFault(
    {
      id: 'slide-off-screen',
      title: 'A slide is out of sight and takes the focus.',
      criteria: ['2.4.3', '1.3.1'],
      caughtBy: ['carousels'],
    },
    { main: slides('') },
    { main: slides('inert') },
  ),
  seededFault(
    {
      id: 'carousel-unnamed',
      title: 'A carousel has no name.',
      criteria: ['1.3.1', '4.1.2'],
      caughtBy: ['carousels'],
    },
    { main: slides('inert').replace(' aria-label="Latest news"', ' role="group"') },
    { main: slides('inert').replace(' aria-label="Latest news"', ' role="group" aria-label="Latest news"') },
  ),
  seededFault(
    {
      id: 'slide-unnumbered',
      title: 'Slides do not say which they are.',
      criteria: ['4.1.2'],
      caughtBy: ['carousels'],
    },
    { main: slides('inert').replace(' aria-label="1 of 2"', '') },
    { main: slides('inert') },
  ),
  seededFault(
    {
      id: 'expanded-untrue',
      title: 'A button says that a part is closed which is open.',
      criteria: ['4.1.2'],
      caughtBy: ['disclosure-states'],
    },
    { main: disclosure('false', '') },
    { main: disclosure('true', '') },
  ),
  seededFault(
    {
      id: 'collapsed-untrue',
      title: 'A button says that a part is open which is closed.',
      criteria: ['4.1.2'],
      caughtBy: ['disclosure-states'],
    },
    { main: disclosure('true', 'hidden') },
    { main: disclosure('false', 'hidden') },
  ),
  seededFault(
    {
      id: 'dialog-unnamed',
      title: 'A dialog has no name.',
      criteria: ['4.1.2'],
      caughtBy: ['dialogs', 'aria-dialog-name'],
      cell: opened,
    },
    { main: dialog({ name: '' }) },
    { main: dialog({}) },
  ),
  seededFault(
    {
      id: 'dialog-without-close',
      title: 'No button closes a dialog.',
      criteria: ['2.1.2'],
      caughtBy: ['dialogs'],
      cell: opened,
    },
    { main: dialog({ close: '<p><button type="button" autofocus>Play</button></p>' }) },
    {
      main: dialog({
        close:
          '<p><button type="button" autofocus>Play</button> <button type="button" onclick="this.closest(\'dialog\').close()">Close</button></p>',
      }),
    },
  ),
  seededFault(
    {
      id: 'dialog-not-modal',
      title: 'What lies behind an open dialog is still reached.',
      criteria: ['2.4.3'],
      caughtBy: ['dialogs'],
      cell: opened,
    },
    { ...inertShell, mainElement: claimed(''), end: overlay },
    { ...inertShell, mainElement: claimed('inert'), end: overlay },
  ),
  seededFault(
    {
      id: 'hidden-with-focus',
      title: 'A link is hidden from the ear and takes the focus.',
      criteria: ['4.1.2'],
      caughtBy: ['hidden-content', 'aria-hidden-focus'],
    },
    { main: `<div aria-hidden="true"><a href="/copper">Prices for copper by year</a></div>${text}` },
    { main: `<div><a href="/copper">Prices for copper by year</a></div>${text}` },
  ),
  seededFault(
    {
      id: 'words-not-heard',
      title: 'A paragraph that is seen is hidden from the ear.',
      criteria: ['1.3.1'],
      caughtBy: ['hidden-content'],
    },
    { main: `<p aria-hidden="true">The yard in Tacoma is closed today.</p>${text}` },
    { main: `<p>The yard in Tacoma is closed today.</p>${text}` },
  ),
  seededFault(
    {
      id: 'navigation-as-menu',
      title: 'The navigation says that it is the menu of a program.',
      criteria: ['4.1.2'],
      caughtBy: ['menu-roles'],
    },
    {
      header: navigation(
        '<ul role="menubar"><li role="none"><a role="menuitem" href="/">Home</a></li><li role="none"><a role="menuitem" href="/sell">Sell to us</a></li></ul>',
      ),
    },
    { header: navigation('<ul><li><a href="/">Home</a></li><li><a href="/sell">Sell to us</a></li></ul>') },
  ),
  seededFault(
    {
      id: 'navigation-promises-menu',
      title: 'A button of the navigation promises a menu and opens links.',
      criteria: ['4.1.2'],
      caughtBy: ['menu-roles'],
    },
    { header: navigation(group('aria-haspopup="true"')), end: foldsAtOnce('group') },
    { header: navigation(group('')), end: foldsAtOnce('group') },
  ),
  seededFault(
    {
      id: 'tab-unselected',
      title: 'No tab says that it is selected.',
      criteria: ['4.1.2'],
      caughtBy: ['menu-roles'],
    },
    { main: tabs('false'), ...choosing },
    { main: tabs('true'), ...choosing },
  ),
  seededFault(
    {
      id: 'button-without-role',
      title: 'A piece of text acts when pressed.',
      criteria: ['4.1.2', '2.1.1'],
      caughtBy: ['real-controls'],
    },
    { main: `${text}<p><span onclick="history.back()">Back to the list of yards</span></p>` },
    {
      main: `${text}<p><button type="button" onclick="history.back()">Back to the list of yards</button></p>`,
    },
  ),
  seededFault(
    {
      id: 'button-without-focus',
      title: 'An element says it is a button and takes no focus.',
      criteria: ['4.1.2', '2.1.1'],
      caughtBy: ['real-controls'],
    },
    { main: `${text}<p><span role="button">Show all yards</span></p>` },
    { main: `${text}<p><button type="button">Show all yards</button></p>` },
  ),
  seededFault(
    {
      id: 'link-without-address',
      title: 'A link has no address.',
      criteria: ['2.1.1', '4.1.2'],
      caughtBy: ['real-controls'],
    },
    { main: `<p>See the <a>rules of the scale</a> before you come.</p>` },
    { main: `<p>See the <a href="/scale">rules of the scale</a> before you come.</p>` },
  ),
  seededFault(
    {
      id: 'switch-without-state',
      title: 'A switch does not say whether it is on.',
      criteria: ['4.1.2'],
      caughtBy: ['real-controls', 'aria-required-attr'],
    },
    { main: `${text}<p><button type="button" role="switch">Dark colours</button></p>` },
    { main: `${text}<p><button type="button" role="switch" aria-checked="false">Dark colours</button></p>` },
  ),
];
