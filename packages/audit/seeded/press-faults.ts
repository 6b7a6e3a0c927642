import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const style = (rules: string) => `<style>${rules}</style>`;

/** A light box of no role: what it does with focus and keys is said by its script. */
const picture = '<p><button type="button" id="open">Show the large picture</button></p>';
const lightBox =
  '<div id="box" class="over" hidden><p>The press on the pier, seen from the water.</p><p><button type="button" id="shut">Close the picture</button></p></div>';
const soundBox = lightBox.replace(
  'class="over"',
  'class="over" role="dialog" aria-modal="true" aria-label="The large picture"',
);
const overStyle = style(
  '.over{position:fixed;inset:40px;padding:2rem;background:#fff;border:4px solid #333;z-index:5}',
);
const boxScript = (without: { focus?: boolean; hold?: boolean; escape?: boolean; back?: boolean }) =>
  script(`{
  const [opener, closer, box] = ['open', 'shut', 'box'].map((id) => document.getElementById(id));
  const close = () => { box.hidden = true; ${without.back ? 'document.activeElement.blur();' : 'opener.focus();'} };
  opener.addEventListener('click', () => { box.hidden = false; ${without.focus ? '' : 'closer.focus();'} });
  closer.addEventListener('click', close);
  document.addEventListener('keydown', (event) => {
    if (box.hidden) return;
    ${without.hold ? '' : "if (event.key === 'Tab') { event.preventDefault(); closer.focus(); }"}
    ${without.escape ? '' : "if (event.key === 'Escape') close();"}
  });
}`);
const boxed = (without: Parameters<typeof boxScript>[0], box = soundBox) => ({
  main: picture,
  head: overStyle,
  end: box + boxScript(without),
});

const part = (attributes: string, inner = 'Turn the switch') =>
  `<p><span id="part" ${attributes}>${inner}</span></p><p id="answer">The lamp is off.</p>`;
const act =
  "const part = document.getElementById('part'); const turn = () => { answer.textContent = answer.textContent.endsWith('off.') ? 'The lamp is on.' : 'The lamp is off.'; };";
const byKeys = (keys: string) =>
  `part.addEventListener('keydown', (event) => { if (${keys}) { event.preventDefault(); turn(); } });`;
/** The same as a button of HTML's own, which both keys press without a word of script. */
const native = part('').replaceAll('span', 'button').replace('<button', '<button type="button"');
const live = (page: string) => page.replace('<p id="answer">', '<p id="answer" role="status">');

const shade = (inner: string) => `${inner}<div id="ways" hidden><p>By rail, by ship and by truck.</p></div>`;
const fold = "const ways = document.getElementById('ways'); const turn = () => { ways.hidden = !ways.hidden;";

const tip = (trigger: string) =>
  `<p>${trigger}</p><div id="tip" class="tip" hidden>Clean and bright wire, without any cover.</div>`;
const tipScript = (kinds: string, more = '') =>
  script(`{ const trigger = document.getElementById('grade'); const tip = document.getElementById('tip');
  for (const kind of ${kinds}) trigger.addEventListener(kind, () => { tip.hidden = false; });
  ${more} }`);
const tipEnds =
  "for (const kind of ['mouseleave', 'blur']) trigger.addEventListener(kind, (event) => { if (!tip.contains(event.relatedTarget)) tip.hidden = true; }); tip.addEventListener('mouseleave', () => { tip.hidden = true; }); document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') tip.hidden = true; });";
const submenu = (rules: string) => ({
  main: '<ul class="bar"><li><a href="/sell">Sell to us</a><ul class="sub"><li><a href="/sell/copper">Sell copper</a></li></ul></li></ul>',
  head: style(`.sub{display:none}${rules}`),
});

const dragged = (inner: string) =>
  `<div id="rail" style="position:relative;width:400px;height:60px;border:2px solid #333"><div id="knob" style="position:absolute;left:0;top:8px;width:44px;height:44px;background:#003a8c"></div></div>${inner}`;
const drag = (kinds: [string, string, string], more = '') =>
  script(`{ const knob = document.getElementById('knob'); let from;
  const put = (left) => { knob.style.left = Math.max(0, Math.min(350, left)) + 'px'; };
  knob.addEventListener('${kinds[0]}', (event) => { from = event.clientX - Number.parseInt(knob.style.left); });
  addEventListener('${kinds[1]}', (event) => { if (from !== undefined) put(event.clientX - from); });
  addEventListener('${kinds[2]}', () => { from = undefined; });
  ${more} }`);
const pointer: [string, string, string] = ['pointerdown', 'pointermove', 'pointerup'];
const mouse: [string, string, string] = ['mousedown', 'mousemove', 'mouseup'];
const step = '<p><button type="button" id="on">Move it to the right</button></p>';
const stepping =
  "document.getElementById('on').addEventListener('click', () => put(Number.parseInt(knob.style.left) + 40));";

/** What a press opens, turns or moves, where nothing in the markup says so: the browser's own list of listeners does. */
export const pressFaults: SeededFaults = [
  seededFault(
    {
      id: 'light-box-without-focus',
      title: 'A light box opens and the focus stays behind it.',
      criteria: ['2.4.3'],
      caughtBy: ['press-layers'],
    },
    boxed({ focus: true, hold: true }, lightBox),
    boxed({}),
  ),
  seededFault(
    {
      id: 'light-box-leaks',
      title: 'Tab leads out of a light box onto what it covers.',
      criteria: ['2.4.3', '2.4.11'],
      caughtBy: ['press-layers'],
    },
    boxed({ hold: true }, lightBox),
    boxed({}),
  ),
  seededFault(
    {
      id: 'light-box-without-escape',
      title: 'Escape does not close a light box.',
      criteria: ['2.1.2'],
      caughtBy: ['press-layers'],
    },
    boxed({ escape: true }, lightBox),
    boxed({}),
  ),
  seededFault(
    {
      id: 'light-box-returns-nothing',
      title: 'A light box that closes leaves the focus on nothing.',
      criteria: ['2.4.3'],
      caughtBy: ['press-layers'],
    },
    boxed({ back: true }, lightBox),
    boxed({}),
  ),
  seededFault(
    {
      id: 'press-heard-by-pointer',
      title: 'A word without any mark of a control turns something when it is clicked.',
      criteria: ['2.1.1'],
      caughtBy: ['press-keys'],
    },
    { main: live(part('')), end: script(`${act} part.addEventListener('click', turn);`) },
    {
      main: live(native),
      end: script(`${act} part.addEventListener('click', turn);`),
    },
  ),
  seededFault(
    {
      id: 'role-button-without-space',
      title: 'What says that it is a button reacts to Enter and not to the space bar.',
      criteria: ['2.1.1'],
      caughtBy: ['press-keys'],
    },
    {
      main: live(part('role="button" tabindex="0"')),
      end: script(`${act} part.addEventListener('click', turn); ${byKeys("event.key === 'Enter'")}`),
    },
    { main: live(native), end: script(`${act} part.addEventListener('click', turn);`) },
  ),
  seededFault(
    {
      id: 'role-button-without-keys',
      title: 'What says that it is a button takes the focus and reacts to no key.',
      criteria: ['2.1.1'],
      caughtBy: ['press-keys'],
    },
    {
      main: live(part('role="button" tabindex="0"')),
      end: script(`${act} part.onclick = turn;`),
    },
    { main: live(native), end: script(`${act} part.onclick = turn;`) },
  ),
  seededFault(
    {
      id: 'role-switch-without-space',
      title: 'A switch turns by Enter alone, and the space bar scrolls the page.',
      criteria: ['2.1.1'],
      caughtBy: ['press-keys'],
    },
    {
      main: live(part('role="switch" tabindex="0" aria-checked="false"')),
      end: script(
        `${act} const both = () => { turn(); part.ariaChecked = String(part.ariaChecked !== 'true'); }; part.addEventListener('mouseup', both); part.addEventListener('keyup', ({ key }) => { if (key === 'Enter') both(); });`,
      ),
    },
    {
      main: live(part('role="switch" tabindex="0" aria-checked="false"')),
      end: script(
        `${act} const both = () => { turn(); part.ariaChecked = String(part.ariaChecked !== 'true'); }; part.addEventListener('mouseup', both); part.addEventListener('keydown', (event) => { if (event.key === ' ') event.preventDefault(); }); part.addEventListener('keyup', ({ key }) => { if (key === 'Enter' || key === ' ') both(); });`,
      ),
    },
  ),
  seededFault(
    {
      id: 'concertina-by-heading',
      title: 'A heading folds its part by a click alone.',
      criteria: ['2.1.1'],
      caughtBy: ['press-keys'],
    },
    {
      main: shade('<h2 id="head">Ways to send</h2>'),
      end: script(`${fold} }; head.addEventListener('click', turn);`),
    },
    {
      main: shade(
        '<h2><button type="button" id="head" aria-expanded="false" aria-controls="ways">Ways to send</button></h2>',
      ),
      end: script(
        `${fold} head.ariaExpanded = String(!ways.hidden); }; head.addEventListener('click', turn);`,
      ),
    },
  ),
  seededFault(
    {
      id: 'concertina-state-untold',
      title: 'A button folds a part and never says whether it is open.',
      criteria: ['4.1.2'],
      caughtBy: ['press-layers'],
    },
    {
      main: shade('<h2><button type="button" id="head">Ways to send</button></h2>'),
      end: script(`${fold} }; head.addEventListener('click', turn);`),
    },
    {
      main: shade(
        '<h2><button type="button" id="head" aria-expanded="false" aria-controls="ways">Ways to send</button></h2>',
      ),
      end: script(
        `${fold} head.ariaExpanded = String(!ways.hidden); }; head.addEventListener('click', turn);`,
      ),
    },
  ),
  seededFault(
    {
      id: 'tip-by-pointer',
      title: 'A tip shows for the pointer and for no key.',
      criteria: ['2.1.1'],
      caughtBy: ['hover-keys'],
    },
    {
      main: tip('<span id="grade">Number one wire</span>'),
      end: tipScript("['mouseenter']", tipEnds),
    },
    {
      main: tip('<button type="button" id="grade">Number one wire</button>'),
      end: tipScript("['mouseenter', 'focus']", tipEnds),
    },
  ),
  seededFault(
    {
      id: 'tip-without-focus',
      title: 'A tip over a button shows for the pointer and not when the button has the focus.',
      criteria: ['2.1.1'],
      caughtBy: ['hover-keys'],
    },
    {
      main: tip('<button type="button" id="grade">Number one wire</button>'),
      end: tipScript("['pointerover']", tipEnds),
    },
    {
      main: tip('<button type="button" id="grade">Number one wire</button>'),
      end: tipScript("['pointerover', 'focus']", tipEnds),
    },
  ),
  seededFault(
    {
      id: 'submenu-by-hover',
      title: 'The links of a submenu show on pointing alone.',
      criteria: ['2.1.1'],
      caughtBy: ['hover-keys'],
    },
    submenu('.bar li:hover .sub{display:block}'),
    submenu('.sub{display:block}'),
  ),
  seededFault(
    {
      id: 'dragged-by-pointer',
      title: 'A mark on a rail is moved by pointer events alone.',
      criteria: ['2.5.7'],
      caughtBy: ['pointer-drag'],
    },
    { main: dragged('<p>Set the weight.</p>'), end: drag(pointer) },
    { main: dragged(step), end: drag(pointer, stepping) },
  ),
  seededFault(
    {
      id: 'dragged-by-mouse',
      title: 'A mark on a rail is moved by mouse events alone.',
      criteria: ['2.5.7'],
      caughtBy: ['pointer-drag'],
    },
    { main: dragged('<p>Set the weight.</p>'), end: drag(mouse) },
    { main: dragged(step), end: drag(mouse, stepping) },
  ),
  seededFault(
    {
      id: 'list-sorted-by-pointer',
      title: 'A list is put in order by pointer events alone.',
      criteria: ['2.5.7'],
      caughtBy: ['pointer-drag'],
    },
    {
      main: '<ul id="sort"><li>Copper first</li><li>Brass second</li><li>Bronze third</li></ul>',
      end: script(`{ const sort = document.getElementById('sort'); let held;
sort.addEventListener('pointerdown', ({ target }) => { held = target.closest('li'); });
sort.addEventListener('pointermove', ({ target, clientY }) => { const over = document.elementFromPoint(100, clientY)?.closest('li'); if (held && over && over !== held) over.after(held); });
addEventListener('pointerup', () => { held = undefined; }); }`),
    },
    {
      main: '<ul id="sort"><li>Copper first</li><li>Brass second</li><li>Bronze third</li></ul>',
      end: script("document.getElementById('sort').addEventListener('pointerdown', () => undefined);"),
    },
  ),
];
