import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const opener = '<p><button type="button" id="open" aria-haspopup="dialog">Show the film</button></p>';
const inside =
  '<h2 id="film">The film of the yard</h2><p>It lasts two minutes.</p><button type="button" id="close">Close the film</button>';
const native = `<dialog id="box" aria-labelledby="film">${inside}</dialog>`;
const custom = `<div id="box" role="dialog" aria-modal="true" aria-labelledby="film" hidden>${inside}</div>`;
/** A dialog by hand that does all it should, but for what the seeded fault takes away. */
const byHand = (without: { focus?: boolean; hold?: boolean; escape?: boolean }) =>
  script(`open.onclick = null;
const button = document.getElementById('open');
button.addEventListener('click', () => {
  box.hidden = false;
  ${without.focus ? '' : "document.getElementById('close').focus();"}
});
const shut = () => { box.hidden = true; button.focus(); };
document.getElementById('close').addEventListener('click', shut);
addEventListener('keydown', (event) => {
  if (box.hidden) return;
  ${without.hold ? '' : "if (event.key === 'Tab') { event.preventDefault(); document.getElementById('close').focus(); }"}
  ${without.escape ? '' : "if (event.key === 'Escape') shut();"}
});`);
const byBrowser = (closed: string) =>
  script(`document.getElementById('open').addEventListener('click', () => box.showModal());
document.getElementById('close').addEventListener('click', () => box.close());
${closed}`);

const folded = (attributes: string) =>
  `<p><button type="button" id="fold" aria-expanded="false" aria-controls="ways">Ways to send</button></p><ul id="ways" ${attributes}><li><a href="/rail">Send by rail</a></li></ul>`;
const folding = (react: string) => script(`const fold = document.getElementById('fold'); ${react}`);
const turn = "fold.setAttribute('aria-expanded', String(ways.hidden)); ways.hidden = !ways.hidden;";

const card =
  '<p class="holder"><a href="/grades">The grades</a><span class="card">Number one is clean and bright.</span></p>';
const cardStyle = (rules: string) =>
  `<style>.holder{position:relative;padding-bottom:60px;width:20rem}.card{display:none;position:absolute;left:0;top:44px;background:#fff;border:2px solid #333}${rules}</style>`;
const closing = script(
  `const holder = document.querySelector('.holder');
for (const kind of ['pointerenter', 'focusin']) holder.addEventListener(kind, () => holder.classList.add('open'));
for (const kind of ['pointerleave', 'focusout']) holder.addEventListener(kind, () => holder.classList.remove('open'));
addEventListener('keydown', ({ key }) => { if (key === 'Escape') holder.classList.remove('open'); });`,
);

/** What opens over a page or in it: dialogs, folded parts, cards. */
export const overlayFaults: SeededFaults = [
  seededFault(
    {
      id: 'dialog-without-focus',
      title: 'A dialog opens and the focus stays behind it.',
      criteria: ['2.4.3'],
      caughtBy: ['dialog-focus'],
    },
    { main: opener, end: custom + byHand({ focus: true }) },
    { main: opener, end: custom + byHand({}) },
  ),
  seededFault(
    {
      id: 'dialog-leaks',
      title: 'Tab leads out of a dialog that shuts off the page.',
      criteria: ['2.4.3', '2.4.11'],
      caughtBy: ['dialog-focus'],
    },
    { main: opener, end: custom + byHand({ hold: true }) },
    { main: opener, end: custom + byHand({}) },
  ),
  seededFault(
    {
      id: 'dialog-without-escape',
      title: 'Escape does not close a dialog.',
      criteria: ['2.1.2'],
      caughtBy: ['dialog-focus'],
    },
    {
      main: opener,
      end:
        native +
        byBrowser(
          "box.addEventListener('cancel', (event) => event.preventDefault()); box.addEventListener('keydown', (event) => { if (event.key === 'Escape') event.preventDefault(); });",
        ),
    },
    { main: opener, end: native + byBrowser('') },
  ),
  seededFault(
    {
      id: 'focus-lost-after-dialog',
      title: 'When a dialog closes the focus is on nothing.',
      criteria: ['2.4.3'],
      caughtBy: ['dialog-focus'],
    },
    {
      main: opener,
      end: native + byBrowser("box.addEventListener('close', () => document.activeElement.blur());"),
    },
    { main: opener, end: native + byBrowser('') },
  ),
  seededFault(
    {
      id: 'folded-by-height',
      title: 'A folded list has no height and is still there for the Tab key.',
      criteria: ['2.4.3', '4.1.2'],
      caughtBy: ['disclosure-keys', 'tab-walk'],
    },
    {
      main: folded('style="max-height:0;overflow:hidden;margin:0;padding:0"'),
      end: folding(
        "fold.onclick = () => { const isOpen = fold.getAttribute('aria-expanded') === 'true'; fold.setAttribute('aria-expanded', String(!isOpen)); ways.style.maxHeight = isOpen ? '0' : 'none'; };",
      ),
    },
    { main: folded('hidden'), end: folding(`fold.onclick = () => { ${turn} };`) },
  ),
  seededFault(
    {
      id: 'folded-state-untold',
      title: 'A button opens a list and goes on to say that it is closed.',
      criteria: ['4.1.2'],
      caughtBy: ['disclosure-keys'],
    },
    { main: folded('hidden'), end: folding('fold.onclick = () => { ways.hidden = !ways.hidden; };') },
    { main: folded('hidden'), end: folding(`fold.onclick = () => { ${turn} };`) },
  ),
  seededFault(
    {
      id: 'folded-without-key',
      title: 'A list opens for the pointer and not for the keyboard.',
      criteria: ['2.1.1'],
      caughtBy: ['disclosure-keys'],
    },
    {
      main: folded('hidden'),
      end: folding(`fold.onclick = ({ detail }) => { if (detail > 0) { ${turn} } };`),
    },
    { main: folded('hidden'), end: folding(`fold.onclick = () => { ${turn} };`) },
  ),
  seededFault(
    {
      id: 'card-without-escape',
      title: 'A card that appears on pointing does not go with Escape.',
      criteria: ['1.4.13'],
      caughtBy: ['hover-content'],
    },
    { main: card, head: cardStyle('.holder:hover .card{display:block}') },
    { main: card, head: cardStyle('.holder.open .card{display:block}'), end: closing },
  ),
  seededFault(
    {
      id: 'card-runs-away',
      title: 'A card that appears on pointing goes when the pointer nears it.',
      criteria: ['1.4.13'],
      caughtBy: ['hover-content'],
    },
    { main: card, head: cardStyle('a:hover + .card{display:block}.card{top:56px}') },
    { main: card, head: cardStyle('.holder.open .card{display:block}'), end: closing },
  ),
];
