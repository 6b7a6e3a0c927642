import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const style = (rules: string) => `<style>${rules}</style>`;

const knob = (more = '') =>
  `<p id="weight">Weight in tons</p><div id="knob" role="slider" tabindex="0" aria-labelledby="weight" aria-valuemin="0" aria-valuemax="9" aria-valuenow="3" style="width:300px;height:44px;border:2px solid #333"></div>${more}`;
const knobScript = (more: string) =>
  script(`{ const knob = document.getElementById('knob');
  const set = (value) => { knob.ariaValueNow = String(Math.max(0, Math.min(9, value))); };
  knob.addEventListener('click', ({ offsetX }) => set(Math.round(offsetX / 33))); ${more} }`);
const arrows =
  "knob.addEventListener('keydown', ({ key }) => { if (key === 'ArrowRight' || key === 'ArrowUp') set(Number(knob.ariaValueNow) + 1); if (key === 'ArrowLeft' || key === 'ArrowDown') set(Number(knob.ariaValueNow) - 1); });";
const press = (attributes: string) =>
  `<p><button type="button" id="loud" ${attributes}>Loud horn</button></p>`;
const turner =
  '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 4h18v4H3zm0 12h18v4H3z" fill="currentColor"/></svg>';
const rotating = (button: string) => `${button}<p id="news">Copper is up today.</p>`;
const rotatingScript =
  script(`{ let runs = true; let place = 0; const news = ['Copper is up today.', 'Brass is down today.'];
  setInterval(() => { if (!runs) return; place += 1; document.getElementById('news').textContent = news[place % 2]; }, 2000);
  document.getElementById('hold')?.addEventListener('click', () => { runs = false; }); }`);
const pages = (more: string) =>
  `<div id="view" style="width:300px;height:120px;border:2px solid #333;touch-action:pan-y"><p class="sheet">The gate on the east side.</p><p class="sheet" hidden>The scale behind the gate.</p></div>${more}`;
const pagesScript = script(`{ const view = document.getElementById('view'); let from = 0;
  const turn = () => { for (const sheet of view.children) sheet.hidden = !sheet.hidden; };
  view.addEventListener('mousedown', ({ clientX }) => { from = clientX; });
  view.addEventListener('mouseup', ({ clientX }) => { if (Math.abs(clientX - from) > 60) turn(); });
  document.getElementById('turn')?.addEventListener('click', turn); }`);
const tilted = (button: string) => `${button}<p id="shade">The lamp is off.</p>`;
const tiltedScript = script(`{ const shade = document.getElementById('shade');
  const turn = () => { shade.textContent = shade.textContent.endsWith('off.') ? 'The lamp is on.' : 'The lamp is off.'; };
  addEventListener('deviceorientation', ({ beta }) => { if (beta > 45) turn(); });
  document.getElementById('lamp')?.addEventListener('click', turn); }`);
const panel =
  '<p><button type="button" id="ask" aria-haspopup="dialog">Ask about a load</button></p><p><a href="/loads">All loads</a></p>';
const box =
  '<div id="panel" role="dialog" aria-label="Ask about a load" tabindex="-1" hidden><p>Call the yard before noon.</p><p><button type="button" id="shut">Close</button></p></div>';
const panelScript = (focus: string) =>
  script(`{ const panel = document.getElementById('panel'); const ask = document.getElementById('ask');
  ask.addEventListener('click', () => { panel.hidden = false; ${focus} });
  document.getElementById('shut').addEventListener('click', () => { panel.hidden = true; ask.focus(); }); }`);
const aside =
  '<div class="note"><p>After five in the evening ring the bell at the west gate and wait there.</p></div><p>The yard opens at seven.</p>';
const narrow = { cell: { width: 320 } } as const;

/** What keys, a pointer, a shake, a letter or a zoom bring about, and what is seen of it. */
export const deedFaults: SeededFaults = [
  seededFault(
    {
      id: 'slider-without-arrows',
      title: 'A slider is set by a click and by no key.',
      criteria: ['2.1.1'],
      caughtBy: ['press-keys'],
    },
    { main: knob(), end: knobScript('') },
    { main: knob(), end: knobScript(arrows) },
  ),
  seededFault(
    {
      id: 'switch-that-keeps-its-state',
      title: 'A button changes its look when it is pressed, and goes on saying that it is off.',
      criteria: ['4.1.2'],
      caughtBy: ['toggle-states'],
    },
    {
      main: press('aria-pressed="false"'),
      end: script("loud.addEventListener('click', () => loud.classList.toggle('on'));"),
    },
    {
      main: press('aria-pressed="false"'),
      end: script(
        "loud.addEventListener('click', () => { loud.ariaPressed = String(loud.classList.toggle('on')); });",
      ),
    },
  ),
  seededFault(
    {
      id: 'pale-placeholder',
      title: 'The example in an empty field is pale.',
      criteria: ['1.4.3'],
      caughtBy: ['text-contrast'],
    },
    {
      main: '<p><label for="lot">Lot</label> <input id="lot" placeholder="KM 1042"></p>',
      head: style('#lot{background:#fff;border:2px solid #333}#lot::placeholder{color:#333;opacity:.3}'),
    },
    {
      main: '<p><label for="lot">Lot</label> <input id="lot" placeholder="KM 1042"></p>',
      head: style('#lot{background:#fff;border:2px solid #333}#lot::placeholder{color:#333;opacity:1}'),
    },
  ),
  seededFault(
    {
      id: 'pale-icon',
      title: 'The icon that is all of a link is pale.',
      criteria: ['1.4.11'],
      caughtBy: ['icon-contrast'],
    },
    {
      main: `<p><a href="/list" class="icon" aria-label="All prices">${turner}</a></p>`,
      head: style('.icon{color:#ccc;background:#fff}'),
    },
    {
      main: `<p><a href="/list" class="icon" aria-label="All prices">${turner}</a></p>`,
      head: style('.icon{color:#333;background:#fff}'),
    },
  ),
  seededFault(
    {
      id: 'news-that-cannot-be-held',
      title: 'News take turns by themselves, and a button that says that it stops them does not.',
      criteria: ['2.2.2'],
      caughtBy: ['self-motion'],
    },
    {
      main: rotating('<p><button type="button" id="other">Stop the news</button></p>'),
      end: rotatingScript,
    },
    {
      main: rotating('<p><button type="button" id="hold">Stop the news</button></p>'),
      end: rotatingScript,
    },
  ),
  seededFault(
    {
      id: 'swipe-alone',
      title: 'Two sheets take turns by a swipe alone.',
      criteria: ['2.5.1'],
      caughtBy: ['pointer-drag'],
    },
    { main: pages(''), end: pagesScript },
    { main: pages('<p><button type="button" id="turn">Show the other sheet</button></p>'), end: pagesScript },
  ),
  seededFault(
    {
      id: 'tilt-alone',
      title: 'A lamp is turned on by tilting the device alone.',
      criteria: ['2.5.4'],
      caughtBy: ['motion-actuation'],
    },
    { main: tilted(''), end: tiltedScript },
    { main: tilted('<p><button type="button" id="lamp">Turn the lamp</button></p>'), end: tiltedScript },
  ),
  seededFault(
    {
      id: 'dialog-far-from-focus',
      title: 'A dialog that leaves the page alone opens at its end, and the focus stays where it was.',
      criteria: ['2.4.3'],
      caughtBy: ['dialog-focus'],
    },
    { main: panel, end: box + panelScript('') },
    { main: panel, end: box + panelScript('panel.focus();') },
  ),
  seededFault(
    {
      id: 'letters-of-the-window',
      title: 'The letters of a part are measured by the width of the window.',
      criteria: ['1.4.4'],
      caughtBy: ['text-grows'],
    },
    { main: '<p class="wide">Copper is paid by weight.</p>', head: style('.wide{font-size:1.5vmax}') },
    {
      main: '<p class="wide">Copper is paid by weight.</p>',
      head: style('.wide{font-size:clamp(1rem, .9rem + .3vw, 1.4rem)}'),
    },
  ),
  seededFault(
    {
      id: 'note-gone-when-narrow',
      title: 'A note is shown in wide windows alone.',
      criteria: ['1.4.10'],
      caughtBy: ['narrow-loss'],
      ...narrow,
    },
    { main: aside, head: style('@media (max-width:40rem){.note{display:none}}') },
    { main: aside, head: style('@media (max-width:40rem){.note{border:0}}') },
  ),
];
