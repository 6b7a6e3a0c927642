import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const style = (rules: string) => `<style>${rules}</style>`;

const tree =
  '<h2 id="yards">Yards by county</h2><ul id="tree" role="tree" aria-labelledby="yards"><li id="north" role="treeitem" tabindex="0" aria-expanded="false" aria-labelledby="name"><span id="name">North county</span><ul role="group" hidden><li role="treeitem" tabindex="-1">The yard at the pier</li></ul></li></ul>';
const treeScript = (keys: string) =>
  script(`{ const north = document.getElementById('north');
  const turn = (isOpen) => { north.ariaExpanded = String(isOpen); north.lastElementChild.hidden = !isOpen; };
  north.addEventListener('click', () => turn(north.ariaExpanded !== 'true'));
  north.addEventListener('keydown', ({ key }) => { ${keys} }); }`);

const metals =
  '<p><label for="metal">Your metal</label> <input id="metal" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="metals" autocomplete="off"></p><ul id="metals" role="listbox" aria-label="Metals" hidden><li id="m0" role="option" aria-selected="false">Aluminum</li><li id="m1" role="option" aria-selected="false">Brass</li><li id="m2" role="option" aria-selected="false">Copper</li></ul>';
const marked = style('#metals{list-style:none;padding:0}#metals .on{background:#003a8c;color:#fff}');
const metalsScript = (tell: string) =>
  script(`{ const metal = document.getElementById('metal'); const metals = document.getElementById('metals'); let at = -1;
  metal.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { metals.hidden = true; metal.ariaExpanded = 'false'; return; }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (metals.hidden) { metals.hidden = false; metal.ariaExpanded = 'true'; return; }
    at = (at + 1) % 3;
    [...metals.children].forEach((each, place) => each.classList.toggle('on', place === at));
    ${tell}
  }); }`);

const bar = (trigger: string) =>
  `<ul class="bar"><li id="way">${trigger}<ul id="sub" hidden><li><a href="/sell/copper">Sell copper</a></li></ul></li></ul>`;
const barScript = (more: string) =>
  script(
    `{ const way = document.getElementById('way'); const sub = document.getElementById('sub'); ${more} }`,
  );
const pointing =
  "way.addEventListener('mouseenter', () => { sub.hidden = false; }); way.addEventListener('mouseleave', () => { sub.hidden = true; });";
const toggle =
  '<button type="button" id="opens" aria-expanded="false" aria-controls="sub">Sell to us</button>';
const byButton =
  "const opens = document.getElementById('opens'); opens.addEventListener('click', () => { sub.hidden = !sub.hidden; opens.ariaExpanded = String(!sub.hidden); });";

const fold = (head: string) =>
  `<div id="shade">${head}<div id="ways" hidden><p>By rail, by ship and by truck.</p></div></div>`;
const foldHead =
  '<h2><button type="button" id="head" aria-expanded="false" aria-controls="ways">Ways to send</button></h2>';
const foldScript = (more: string) =>
  script(
    `{ const shade = document.getElementById('shade'); const head = document.getElementById('head'); const ways = document.getElementById('ways'); ${more} }`,
  );
const byClick =
  "head.addEventListener('click', () => { ways.hidden = !ways.hidden; head.ariaExpanded = String(!ways.hidden); });";

const film =
  '<p><button type="button" id="play" aria-haspopup="dialog">Show the film</button></p><dialog id="screen" aria-labelledby="name"><h2 id="name">The film of the yard</h2><p>It lasts two minutes.</p><p><button type="button" id="end">Close the film</button></p></dialog>';
const filmScript = (closed: string) =>
  script(`{ const [play, screen, end] = ['play', 'screen', 'end'].map((id) => document.getElementById(id));
  play.addEventListener('click', () => screen.showModal()); end.addEventListener('click', () => screen.close());
  screen.addEventListener('close', () => { ${closed} }); }`);

const basket = '<div id="lines"></div>';
const basketScript = (after: string) =>
  script(`{ const lines = document.getElementById('lines'); let tons = 1;
  const draw = () => { lines.innerHTML = '<p>' + tons + ' tons of copper</p><p><button type="button" id="more" aria-label="One ton more">+</button></p>'; };
  lines.addEventListener('click', ({ target }) => { if (target.id !== 'more') return; tons += 1; draw(); ${after} });
  draw(); }`);

const picture =
  '<p><button type="button" id="large">Show the large picture</button></p><div id="over" role="dialog" aria-modal="true" aria-label="The large picture" hidden><p>The press on the pier.</p><p><button type="button" id="shut">Close the picture</button></p></div>';
const over = style(
  '#over{position:fixed;inset:40px;padding:2rem;background:#fff;border:4px solid #333;z-index:5}',
);
const pictureScript = (closing: string) =>
  script(`{ const [large, layer, shut, main] = ['large', 'over', 'shut', 'main'].map((id) => document.getElementById(id));
  const close = () => { layer.hidden = true; ${closing} large.focus(); };
  document.body.append(layer);
  large.addEventListener('click', () => { layer.hidden = false; shut.focus(); main.ariaHidden = 'true'; });
  shut.addEventListener('click', close);
  layer.addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); if (event.key === 'Tab') { event.preventDefault(); shut.focus(); } }); }`);

const vote =
  '<p><button type="button" id="vote">Vote for the new gate</button></p><p id="voted" role="status"></p>';
const voteScript = (kind: string) =>
  script(`document.getElementById('vote').addEventListener('${kind}', () => {
  const voted = document.getElementById('voted'); if (voted.textContent === '') voted.textContent = 'Your vote has been counted.'; });`);

const gallery =
  '<p><img id="shown" src="/files/yard.svg" alt="A view of the yard" width="300" height="200"></p>';
const galleryScript = (wants: string) =>
  script(
    `addEventListener('keydown', (event) => { if (event.key === 'n' ${wants}) document.getElementById('shown').src = '/files/yard.svg?next'; });`,
  );

const slow = style(
  '#ways{display:grid;grid-template-rows:0fr;visibility:hidden;transition:grid-template-rows .3s,visibility .3s}#ways.open{grid-template-rows:1fr;visibility:visible}#ways p{overflow:hidden;min-height:0}',
);
const slowFold = fold(foldHead).replace(' hidden>', '>');
const slowly = (tell: string) =>
  foldScript(
    `head.addEventListener('click', () => { const isOpen = ways.classList.toggle('open'); ${tell} });`,
  );

const calendar =
  '<p><button type="button" id="choose" aria-haspopup="dialog" aria-expanded="false" aria-controls="days">Choose a day</button></p><div id="days" role="dialog" aria-label="Days of the week" hidden><p><button type="button" id="monday">Monday</button></p></div>';
const calendarScript = (kind: string) =>
  script(`{ const [choose, days, monday] = ['choose', 'days', 'monday'].map((id) => document.getElementById(id));
  const show = (isOpen) => { days.hidden = !isOpen; choose.ariaExpanded = String(isOpen); (isOpen ? monday : choose).focus(); };
  choose.addEventListener('${kind}', (event) => { event.preventDefault(); show(days.hidden); });
  monday.addEventListener('click', () => show(false));
  days.addEventListener('keydown', ({ key }) => { if (key === 'Escape') show(false); }); }`);

const pill =
  '<p><a href="/grades" style="display:inline-block;padding:0 2rem;border-radius:4rem;background:#003a8c;color:#fff">The grades</a></p>';
const notice =
  '<p style="position:fixed;inset:0 0 auto 0;height:560px;max-width:none;margin:0;background:#fff;border:2px solid #333">The yards are closed on Monday.</p>';

const editor = (told: string) =>
  `<p><label for="code">Your list</label><textarea id="code" rows="4" cols="40" aria-describedby="told"></textarea></p><p id="told">The Tab key indents a line.${told}</p>`;
const editorScript = (leave: string) =>
  script(`{ const code = document.getElementById('code'); let isLeaving = false;
  code.addEventListener('keydown', (event) => { ${leave} if (event.key === 'Tab') { if (isLeaving) { isLeaving = false; return; } event.preventDefault(); } }); }`);

const offer =
  '<form id="offer" action="/offer" method="post"><p><label for="tons">Weight in tons</label><input id="tons" name="tons"></p><p><button type="submit">Send the offer</button></p></form>';
const asking =
  '<dialog id="ask" aria-labelledby="still"><h2 id="still">Do you need more time?</h2><p>The form ends in two minutes.</p><p><button type="button" id="stay">Stay on this page</button></p></dialog>';
const endOffer = "document.getElementById('offer').remove()";

/** What is made of several parts and moved in by arrows, opened by pointing, drawn anew or closed again. */
export const compositeFaults: SeededFaults = [
  seededFault(
    {
      id: 'tree-by-pointer',
      title: 'A branch of a tree opens by a click, and by no key.',
      criteria: ['2.1.1'],
      caughtBy: ['arrow-keys'],
    },
    { main: tree, end: treeScript('') },
    {
      main: tree,
      end: treeScript(
        "if (key === 'ArrowRight') turn(true); if (key === 'ArrowLeft') turn(false); if (key === 'Enter' || key === ' ') turn(north.ariaExpanded !== 'true');",
      ),
    },
  ),
  seededFault(
    {
      id: 'suggestion-marked-for-the-eye',
      title: 'Arrow keys move a mark through suggestions, and the field never says where it is.',
      criteria: ['4.1.2'],
      caughtBy: ['arrow-keys'],
    },
    { main: metals, head: marked, end: metalsScript('') },
    {
      main: metals,
      head: marked,
      end: metalsScript("metal.setAttribute('aria-activedescendant', 'm' + at);"),
    },
  ),
  seededFault(
    {
      id: 'submenu-by-mouse-script',
      title: 'A script shows the links of a submenu while the mouse is over them.',
      criteria: ['2.1.1'],
      caughtBy: ['hover-keys'],
    },
    { main: bar('<a href="/sell">Sell to us</a>'), end: barScript(pointing) },
    { main: bar(toggle), end: barScript(byButton) },
  ),
  seededFault(
    {
      id: 'submenu-by-mouse-over-a-button',
      title: 'A submenu opens when the mouse comes over its button, and the button does nothing for keys.',
      criteria: ['2.1.1'],
      caughtBy: ['hover-keys'],
    },
    { main: bar('<button type="button">Sell to us</button>'), end: barScript(pointing) },
    { main: bar(toggle), end: barScript(byButton) },
  ),
  seededFault(
    {
      id: 'concertina-by-pointing',
      title: 'A part unfolds below its heading while the mouse is over it.',
      criteria: ['2.1.1'],
      caughtBy: ['hover-keys'],
    },
    {
      main: fold('<h2 id="head">Ways to send</h2>'),
      end: foldScript(
        "shade.addEventListener('mouseenter', () => { ways.hidden = false; }); shade.addEventListener('mouseleave', () => { ways.hidden = true; });",
      ),
    },
    { main: fold(foldHead), end: foldScript(byClick) },
  ),
  seededFault(
    {
      id: 'concertina-by-mouse-button',
      title: 'A part unfolds when the mouse is pressed on a line of text.',
      criteria: ['2.1.1'],
      caughtBy: ['press-keys'],
    },
    {
      main: fold('<p><span id="head">Ways to send</span></p>'),
      end: foldScript("head.addEventListener('mouseup', () => { ways.hidden = !ways.hidden; });"),
    },
    { main: fold(foldHead), end: foldScript(byClick) },
  ),
  seededFault(
    {
      id: 'focus-on-what-is-gone',
      title: 'When a film closes, its button is taken away and the focus is on nothing.',
      criteria: ['2.4.3'],
      caughtBy: ['dialog-focus'],
    },
    { main: film, end: filmScript('play.hidden = true;') },
    { main: film, end: filmScript('play.focus();') },
  ),
  seededFault(
    {
      id: 'focus-lost-by-redrawing',
      title: 'A press draws the list and its own button anew, and the focus falls to the top of the page.',
      criteria: ['2.4.3'],
      caughtBy: ['press-layers'],
    },
    { main: basket, end: basketScript('') },
    { main: basket, end: basketScript("document.getElementById('more').focus();") },
  ),
  seededFault(
    {
      id: 'page-hidden-after-layer',
      title: 'When a layer has closed, the page goes on being hidden from screen readers.',
      criteria: ['1.3.1', '4.1.2'],
      caughtBy: ['press-layers'],
    },
    { main: picture, head: over, end: pictureScript('') },
    { main: picture, head: over, end: pictureScript("main.removeAttribute('aria-hidden');") },
  ),
  seededFault(
    {
      id: 'slow-fold-untold',
      title: 'A part unfolds slowly, and its button goes on saying that it is closed.',
      criteria: ['4.1.2'],
      caughtBy: ['disclosure-keys'],
    },
    { main: slowFold, head: slow, end: slowly('') },
    { main: slowFold, head: slow, end: slowly('head.ariaExpanded = String(isOpen);') },
  ),
  seededFault(
    {
      id: 'calendar-by-mouse',
      title: 'The button of a calendar opens it for the mouse alone.',
      criteria: ['2.1.1'],
      caughtBy: ['disclosure-keys'],
    },
    { main: calendar, end: calendarScript('mousedown') },
    { main: calendar, end: calendarScript('click') },
  ),
  seededFault(
    {
      id: 'notice-over-a-pill',
      title: 'A notice stays over a link with round ends that has the focus.',
      criteria: ['2.4.11'],
      caughtBy: ['focus-not-obscured'],
    },
    { main: pill, end: notice },
    { main: pill },
  ),
  seededFault(
    {
      id: 'editor-holds-tab',
      title: 'A field keeps Tab for itself, and nothing says how to leave it.',
      criteria: ['2.1.2'],
      caughtBy: ['tab-walk'],
    },
    { main: editor(''), end: editorScript('') },
    {
      main: editor(' To leave the list, press Escape and then Tab.'),
      end: editorScript("if (event.key === 'Escape') isLeaving = true;"),
    },
  ),
  seededFault(
    {
      id: 'form-ends-unasked',
      title: 'A form ends after a minute, and nobody is asked whether more time is needed.',
      criteria: ['2.2.1'],
      caughtBy: ['time-limits'],
    },
    { main: offer, end: asking + script(`setTimeout(() => { ${endOffer}; }, 60000);`) },
    {
      main: offer,
      end:
        asking +
        script(`{ const ask = document.getElementById('ask'); let last;
  const wait = () => setTimeout(() => { ask.showModal(); last = setTimeout(() => { ask.close(); ${endOffer}; }, 120000); }, 60000);
  document.getElementById('stay').addEventListener('click', () => { clearTimeout(last); ask.close(); wait(); });
  wait(); }`),
    },
  ),
  seededFault(
    {
      id: 'vote-cast-on-down',
      title: 'A vote is cast for good as soon as the pointer is pressed down.',
      criteria: ['2.5.2'],
      caughtBy: ['pointer-cancellation'],
    },
    { main: vote, end: voteScript('pointerdown') },
    { main: vote, end: voteScript('click') },
  ),
  seededFault(
    {
      id: 'letter-turns-pictures',
      title: 'The letter n shows another picture under the same name.',
      criteria: ['2.1.4'],
      caughtBy: ['key-shortcuts'],
    },
    { main: gallery, end: galleryScript('') },
    { main: gallery, end: galleryScript('&& event.ctrlKey') },
  ),
];
