import { brand } from '#brand';
import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const script = (code: string) => `<script>${code}</script>`;
const style = (rules: string) => `<style>${rules}</style>`;
const still = { mode: 'reduced-motion' } as const;
const asked = (rules: string) => style(`@media (prefers-reduced-motion:no-preference){${rules}}`);
const button = '<p><button type="button" id="go">Show the list</button></p>';
const list = '<p id="list" hidden>Copper, brass and bronze.</p>';
const news =
  '<p><button type="button" id="next">Next piece of news</button></p><p id="news">Copper rises by two cents.</p>';
const turn =
  "news.textContent = news.textContent.startsWith('C') ? 'Brass falls by one cent.' : 'Copper rises by two cents.';";
const moving = 'Copper rises by two cents.';
const items = (inner: string) =>
  `<ul><li draggable="true">Copper ${inner}</li><li draggable="true">Brass ${inner}</li></ul>`;
const numbered =
  '<ul><li draggable="true">Copper <button type="button">Move copper down</button></li><li draggable="true">Brass <button type="button">Move brass up</button></li></ul>';

/** A router in a few lines that does all it should, but for what the seeded fault takes away. */
const router = (without: { focus?: boolean; title?: boolean; silence?: boolean; back?: boolean }) =>
  script(`const main = document.getElementById('main');
const first = main.innerHTML, firstTitle = document.title;
let used;
main.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link || link.getAttribute('href') !== '/brass') return;
  event.preventDefault();
  history.pushState({}, '', '/brass');
  used = '/brass';
  main.innerHTML = '<h1 tabindex="-1">Prices for brass</h1><p>They follow the price of copper.</p>';
  ${without.title ? '' : "document.title = 'Brass prices';"}
  ${without.focus ? '' : "main.querySelector('h1').focus();"}
  ${without.silence ? "said.textContent = 'Prices for brass';" : ''}
});
addEventListener('popstate', () => {
  main.innerHTML = first;
  document.title = firstTitle;
  ${without.back ? '' : "main.querySelector('a[href=\"' + used + '\"]').focus();"}
});`);
const routed = '<p>See also <a href="/brass">the prices for brass</a> of today.</p>';
/** Links that open a document of their own would end the walk before it comes to the router's. */
const alone = {
  main: routed,
  header: `<header><p>${brand.name}</p></header>`,
  breadcrumb: '',
  footer: '<footer><p>Every day from seven to five.</p></footer>',
};
const region = '<div role="status" id="said"></div>';

/** What moves, what reacts too early, and what depends on script, on a router or on how the screen is held. */
export const motionFaults: SeededFaults = [
  seededFault(
    {
      id: 'transition-kept',
      title: 'A transition runs although motion is not wanted.',
      criteria: ['2.3.3'],
      caughtBy: ['reduced-motion'],
      cell: still,
    },
    { main: button, head: style('button{transition:transform .3s}') },
    { main: button, head: asked('button{transition:transform .3s}') },
  ),
  seededFault(
    {
      id: 'glide-kept',
      title: 'The page scrolls by gliding although motion is not wanted.',
      criteria: ['2.3.3'],
      caughtBy: ['reduced-motion'],
      cell: still,
    },
    { head: style('html{scroll-behavior:smooth}') },
    { head: asked('html{scroll-behavior:smooth}') },
  ),
  seededFault(
    {
      id: 'animation-kept',
      title: 'An animation runs although motion is not wanted.',
      criteria: ['2.3.3', '2.2.2'],
      caughtBy: ['reduced-motion'],
      cell: still,
    },
    {
      main: button,
      head: style('@keyframes turn{to{rotate:5deg}}button{animation:turn 1s infinite alternate}'),
    },
    {
      main: button,
      head: `${style('@keyframes turn{to{rotate:5deg}}')}${asked('button{animation:turn 1s infinite alternate}')}`,
    },
  ),
  seededFault(
    {
      id: 'carousel-turns-itself',
      title: 'News change every five seconds, and nothing stops them.',
      criteria: ['2.2.2'],
      caughtBy: ['self-motion'],
    },
    { main: news, end: script(`setInterval(() => { ${turn} }, 5000);`) },
    { main: news, end: script(`next.onclick = () => { ${turn} };`) },
  ),
  seededFault(
    {
      id: 'text-runs',
      title: 'A line of text runs across the page by itself.',
      criteria: ['2.2.2'],
      caughtBy: ['self-motion'],
    },
    {
      main: `<p class="run">${moving}</p>`,
      head: style('@keyframes run{to{translate:300px}}.run{animation:run 9s linear infinite}'),
    },
    { main: `<p class="run">${moving}</p>` },
  ),
  seededFault(
    {
      id: 'flashes',
      title: 'A part of the page flashes five times a second.',
      criteria: ['2.3.1'],
      caughtBy: ['self-motion'],
    },
    {
      main: '<div id="light" style="height:400px;background:#fff;border:2px solid #333"></div>',
      end: script(
        "setInterval(() => { light.style.background = light.style.background === 'black' ? 'white' : 'black'; }, 100);",
      ),
    },
    { main: '<div id="light" style="height:400px;background:#fff;border:2px solid #333"></div>' },
  ),
  seededFault(
    {
      id: 'acts-on-down',
      title: 'A button acts when the pointer goes down on it.',
      criteria: ['2.5.2'],
      caughtBy: ['pointer-cancellation'],
    },
    {
      main: button + list,
      end: script("go.addEventListener('pointerdown', () => { list.hidden = !list.hidden; });"),
    },
    {
      main: button + list,
      end: script("go.addEventListener('click', () => { list.hidden = !list.hidden; });"),
    },
  ),
  seededFault(
    {
      id: 'only-dragged',
      title: 'A list is put in order by dragging alone.',
      criteria: ['2.5.7'],
      caughtBy: ['dragging'],
    },
    { main: items('') },
    { main: numbered },
  ),
  seededFault(
    {
      id: 'content-by-script',
      title: 'A part of the content is written by script alone.',
      criteria: [],
      caughtBy: ['no-script', 'hydration'],
    },
    {
      main: '<div id="part"></div>',
      end: script("part.innerHTML = '<h2>Grades of copper</h2><p>There are four.</p>';"),
    },
    { main: '<div id="part"><h2>Grades of copper</h2><p>There are four.</p></div>' },
  ),
  seededFault(
    {
      id: 'menu-by-script',
      title: 'Links are hidden until a script shows them.',
      criteria: [],
      caughtBy: ['no-script'],
    },
    {
      main: '<ul id="ways" hidden><li><a href="/rail">Send by rail</a></li></ul>',
      end: script('ways.hidden = false;'),
    },
    {
      main: '<ul id="ways"><li><a href="/rail">Send by rail</a></li></ul>',
      end: script('ways.hidden = false;'),
    },
  ),
  seededFault(
    {
      id: 'name-comes-late',
      title: 'A field gets its name when the script has loaded.',
      criteria: ['4.1.2'],
      caughtBy: ['hydration'],
    },
    {
      main: '<p><label id="words">Phone</label><input id="phone" type="tel" autocomplete="tel"></p>',
      end: script("addEventListener('load', () => setTimeout(() => { words.htmlFor = 'phone'; }, 100));"),
    },
    {
      main: '<p><label id="words" for="phone">Phone</label><input id="phone" type="tel" autocomplete="tel"></p>',
      end: script("addEventListener('load', () => setTimeout(() => { words.htmlFor = 'phone'; }, 100));"),
    },
  ),
  seededFault(
    {
      id: 'turned-across',
      title: 'On a screen held across the page is turned upright again.',
      criteria: ['1.3.4'],
      caughtBy: ['orientation', 'css-orientation-lock'],
      cell: { width: 320 },
    },
    { head: style('@media (orientation:landscape){body{transform:rotate(90deg)}}') },
    { head: style('@media (orientation:landscape){body{margin-inline:1rem}}') },
  ),
  seededFault(
    {
      id: 'hidden-across',
      title: 'On a screen held across only a notice to turn it is shown.',
      criteria: ['1.3.4'],
      caughtBy: ['orientation'],
      cell: { width: 320 },
    },
    {
      main: '<p class="turn" hidden>Please turn your screen.</p>',
      head: style(
        '@media (orientation:landscape){body>*:not(main),main>*{display:none}.turn{display:block!important}}',
      ),
    },
    { main: '<p class="turn" hidden>Please turn your screen.</p>' },
  ),
  seededFault(
    {
      id: 'route-without-focus',
      title: 'A page swapped in by script does not take the focus.',
      criteria: ['2.4.3'],
      caughtBy: ['route-change-focus'],
    },
    { ...alone, end: region + router({ focus: true }) },
    { ...alone, end: region + router({}) },
  ),
  seededFault(
    {
      id: 'route-without-title',
      title: 'A page swapped in by script keeps the old title.',
      criteria: ['2.4.2'],
      caughtBy: ['route-change-focus'],
    },
    { ...alone, end: region + router({ title: true }) },
    { ...alone, end: region + router({}) },
  ),
  seededFault(
    {
      id: 'route-spoken-twice',
      title: 'A page swapped in by script is announced beside taking the focus.',
      criteria: ['4.1.3'],
      caughtBy: ['route-change-focus'],
    },
    { ...alone, end: region + router({ silence: true }) },
    { ...alone, end: region + router({}) },
  ),
  seededFault(
    {
      id: 'back-without-focus',
      title: 'Going back leaves the focus on nothing.',
      criteria: ['2.4.3'],
      caughtBy: ['route-change-focus'],
    },
    { ...alone, end: region + router({ back: true }) },
    { ...alone, end: region + router({}) },
  ),
];
