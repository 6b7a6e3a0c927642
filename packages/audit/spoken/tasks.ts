import { brand } from '#brand';
import type { PageId } from '#site/manifest.ts';
import { formTasks, problem } from './form-tasks.ts';
import { reckonedTasks } from './reckoned-tasks.ts';
import { sentTasks } from './sent-tasks.ts';
import type { Heard, SpokenTask } from './spoken-task.ts';

/** A text asked for in a field, and the answer. */
const search = (
  id: string,
  title: string,
  page: PageId,
  field: Heard,
  text: string | { eng: string; es: string },
  answer: Heard,
): SpokenTask => ({
  id,
  title,
  page,
  // Tab lands in the field as a field, where keys are text; a key of the screen reader's own would leave it reading.
  steps: [
    ...(page === 'company' ? [] : [{ press: 'h' }]),
    { press: 'Tab', until: field },
    { type: text },
    { press: 'Return' },
    { hear: answer },
  ],
  order: [field, answer],
  once: [answer],
});

const siteSearch = { eng: '^Search this site entry', es: '^Buscar en este sitio entry' };
const whatThing = { eng: '^What do you have.* entry', es: '^¿Qué tiene.* entry' };
const matches = { eng: '^\\d+ match', es: '^\\d+ .*(resultado|coincid)' };
const film = { eng: 'Play the film.*button', es: 'Ver la película.*button' };
const filmHeading = '(?<!opens )dialog|heading level 2';
const older = { eng: 'Older releases.*link', es: 'Comunicados más antiguos.*link' };
const everyDividend = {
  eng: '^Every dividend since .*heading level 2',
  es: '^Todos los dividendos desde .*heading level 2',
};
const cookies = { eng: '^Cookie Preferences.*button', es: '^Preferencias de cookies.*button' };
const language = { eng: '^Español.*link', es: '^English.*link' };

/** What people come for, as somebody does it who hears the page. */
export const spokenTasks: readonly SpokenTask[] = [
  {
    id: 'skip-to-main',
    title: 'The first stop leads past the navigation.',
    page: 'sell-to-us',
    steps: [{ press: 'Tab' }, { press: 'Return' }, { press: 'Tab' }],
    order: [
      { eng: '^Skip to main content.* link', es: '^Saltar al contenido principal.* link' },
      '(link|button)',
    ],
    never: ['Español|English'],
  },
  {
    id: 'landmarks',
    title: 'A page is walked by its landmarks in few steps.',
    page: 'company',
    steps: [{ press: 'm', times: 6 }],
    order: [
      { eng: 'Environment notice', es: 'Aviso de entorno' },
      { eng: 'Search this site', es: 'Buscar en este sitio' },
      { eng: '^Breadcrumb', es: '^Ruta de navegación' },
      'heading level 1',
      `^${brand.name}\\.$`,
    ],
    once: ['heading level 1'],
  },
  {
    id: 'menu',
    only: 'eng',
    title: 'A menu says whether it is open, and Escape closes it.',
    page: 'company',
    steps: [{ press: 'b', until: 'collapsed' }, { press: 'Return' }, { press: 'Escape' }],
    order: ['collapsed', 'expanded', 'collapsed'],
    once: ['^expanded'],
  },
  {
    id: 'menu-page',
    only: 'eng',
    title: 'A link in a menu leads to the heading of its page.',
    page: 'company',
    steps: [
      { press: 'b', until: 'collapsed' },
      { press: 'Return' },
      { press: 'Tab' },
      { press: 'Tab' },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 'h' },
    ],
    order: ['collapsed', 'expanded', 'link', 'Finished loading', 'heading level 1'],
    once: ['Finished loading', 'heading level 1'],
  },
  {
    id: 'navigation',
    only: 'es',
    title: 'A navigation without menus is walked by its links, in their order, and leads to a page.',
    page: 'company',
    steps: [
      { press: 'Tab', until: 'Cultura.*link' },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 'h' },
    ],
    order: ['^Compañía.*link', '^Cultura.*link', 'Finished loading', 'heading level 1'],
    once: ['Finished loading', 'heading level 1'],
  },
  {
    id: 'headings',
    title: 'The headings of a page tell its parts.',
    page: 'sell-to-us',
    steps: [{ press: 'h', times: 3 }],
    order: ['heading level 1', 'heading level 2'],
    once: ['heading level 1'],
  },
  search(
    'header-search',
    'A search from another page is answered once by how much was found.',
    'company',
    siteSearch,
    { eng: 'copper', es: 'cobre' },
    { eng: '^\\d+ .*copper', es: '^\\d+ .*cobre' },
  ),
  search(
    'header-search-nothing',
    'A search that finds nothing says so.',
    'company',
    siteSearch,
    'qqzzqq',
    'qqzzqq',
  ),
  {
    id: 'catalogue',
    title: 'The catalogue follows what is typed, and says once how many things answer.',
    page: 'what-we-buy',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: whatThing },
      { type: { eng: 'copper', es: 'cobre' } },
      { hear: matches },
    ],
    order: [whatThing, matches],
    once: [matches],
  },
  {
    id: 'catalogue-again',
    title: 'Who presses Enter is answered, though nothing has changed since the last key.',
    page: 'what-we-buy',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: whatThing },
      { type: { eng: 'copper', es: 'cobre' } },
      { hear: matches },
      { press: 'Return' },
    ],
    order: [whatThing, matches, matches],
  },
  {
    id: 'catalogue-entry',
    title: 'A thing of the catalogue is unfolded, and says so.',
    page: 'what-we-buy',
    steps: [{ press: 'h', times: 3 }, { press: 'Tab' }, { press: 'Return' }],
    order: ['heading level 3', 'collapsed', 'expanded'],
  },
  search(
    'yard-search',
    'The search for a yard says once how many are near.',
    'location-search',
    { eng: 'ZIP or postal code entry', es: 'código postal entry' },
    '97201',
    { eng: '\\d+ .*within', es: '\\d+ .*a menos de' },
  ),
  {
    id: 'yard-search-empty',
    title: 'A search for a yard without a place says what is missing.',
    page: 'location-search',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: { eng: 'ZIP or postal code entry', es: 'código postal entry' } },
      { press: 'Return' },
    ],
    order: ['entry', { eng: '^Please enter address$', es: '^Por favor ingrese la dirección$' }],
    once: [{ eng: 'Please enter address', es: 'Por favor ingrese la dirección' }],
  },
  {
    id: 'yard-search-answer',
    title: 'An address that holds the answer leads from heading to heading to it.',
    page: 'location-search',
    at: '?zip=97201',
    steps: [{ press: 'h', times: 3 }],
    order: [
      'heading level 1',
      { eng: '97201.* heading level 2', es: '97201.* heading level 2' },
      'heading level 3',
    ],
  },
  {
    id: 'yard',
    title: 'The page of a yard leads by headings to its hours and prices.',
    page: 'yard',
    steps: [{ press: 'h', times: 3 }],
    order: [
      'heading level 1',
      { eng: '^Hours .*heading level 2', es: '^Horario .*heading level 2' },
      { eng: '^Prices heading level 2', es: '^Precios heading level 2' },
    ],
  },
  {
    id: 'map',
    title: 'The map is moved by named buttons, and says what it shows.',
    page: 'location-search',
    at: '?zip=97201',
    steps: [{ press: 'b', until: { eng: '^Zoom in', es: '^Acercar' } }, { press: 'Return' }],
    order: [{ eng: '^Zoom in .*button', es: '^Acercar .*button' }, '\\d|map|mapa'],
    never: ['unlabel'],
  },
  {
    id: 'prices',
    title: 'The prices are a table with a name, and its cells are read with their columns.',
    page: 'scrap-prices',
    steps: [{ press: 't' }, { press: 'alt+shift+Right' }, { press: 'alt+shift+Down' }],
    order: [
      { eng: 'U.S. dollars for one pound', es: 'Dólares estadounidenses por libra' },
      { eng: 'Pays today', es: 'Paga hoy' },
    ],
  },
  {
    id: 'table-sort',
    title:
      'A head of a column sorts its table; the heading above is read, and the table says by what it is sorted now.',
    page: 'dividend-history',
    steps: [
      { press: 'h', until: everyDividend },
      { press: 'Tab', until: { eng: '^Amount per share', es: '^Monto por acción' } },
      { press: 'Return' },
      { press: 't' },
    ],
    order: [
      everyDividend,
      { eng: '^Amount per share.*link', es: '^Monto por acción.*link' },
      // The new document is read from the fragment that it was opened at: the words of the heading, without its level.
      { eng: '^Every dividend since', es: '^Todos los dividendos desde' },
      { eng: 'sorted by “Amount per share”', es: 'ordenados por “Monto por acción”' },
    ],
  },
  {
    id: 'film',
    title: 'The film opens in a named window, and Escape gives the focus back.',
    page: 'home',
    steps: [{ press: 'b', until: film }, { press: 'Return' }, { hear: filmHeading }, { press: 'Escape' }],
    order: [film, filmHeading, film],
  },
  {
    id: 'privacy-choices',
    title:
      'The choices about privacy open within the page, at their heading, and Escape gives the focus back.',
    page: 'credits',
    steps: [{ press: 'b', until: cookies }, { press: 'Return' }, { press: 'Escape' }],
    order: [
      cookies,
      { eng: '^Your privacy choices heading', es: '^Sus opciones de privacidad heading' },
      cookies,
    ],
  },
  {
    id: 'privacy-saved',
    title: 'A choice about privacy is answered once.',
    page: 'credits',
    steps: [
      { press: 'b', until: cookies },
      { press: 'Return' },
      { press: 'Tab', until: { eng: '^Reject all', es: '^Rechazar todo' } },
      { press: 'Return' },
    ],
    order: [
      cookies,
      { eng: 'Reject all.*button', es: 'Rechazar todo.*button' },
      { eng: 'choice is saved', es: 'guard' },
    ],
    once: [{ eng: 'choice is saved', es: 'Se guardó|guardada' }],
  },
  {
    id: 'paging',
    title: 'The next page of a list says which it is.',
    page: 'news-releases',
    steps: [
      // From the end: the key for landmarks would set the reading behind the links of this one.
      { press: 'shift+h', until: { eng: '^Before you quote us', es: '^Antes de citarnos' } },
      { press: 'shift+Tab', until: older },
      { press: 'Return' },
      { hear: { eng: 'page 2 of \\d', es: 'página 2 de \\d' } },
    ],
    order: [older, { eng: 'page 2 of \\d', es: 'página 2 de \\d' }],
    once: [{ eng: 'page 2 of \\d', es: 'página 2 de \\d' }],
  },
  {
    id: 'language-switch',
    title: 'The switch leads to the same page in the other language.',
    page: 'company',
    steps: [
      { press: 'k', until: language },
      { press: 'Return' },
      { hear: 'Finished loading' },
      { press: 'h' },
    ],
    order: [
      language,
      'Finished loading',
      { eng: '^Una compañía de .*heading level 1', es: '^A family of .*heading level 1' },
    ],
    once: ['Finished loading'],
  },
  {
    id: 'not-found',
    title: 'An address without a page says so in its first heading, and offers a search.',
    page: 'page-not-found',
    steps: [{ press: 'h' }, { press: 'Tab' }],
    order: [
      { eng: 'cannot find that page heading level 1', es: 'No encontramos esa página heading level 1' },
      { eng: 'What are you looking for.* entry', es: 'Qué busca.* entry' },
    ],
  },
  {
    id: 'legal-contents',
    title: 'The contents of the legal notices lead to a heading.',
    page: 'legal-notices',
    steps: [
      { press: 'h' },
      { press: 'Tab', until: { eng: '^Privacy policy.*link', es: '^Política de privacidad.*link' } },
      { press: 'Return' },
      { press: 'h' },
    ],
    order: [
      { eng: '^Privacy policy.*link', es: '^Política de privacidad.*link' },
      { eng: '^Privacy policy\\.$', es: '^Política de privacidad\\.$' },
      // The next heading proves where the reading goes on.
      { eng: '^Who we are and scope heading level 3', es: '^Quiénes somos y alcance heading level 3' },
    ],
  },
  {
    id: 'disclosure',
    title: 'A button that unfolds a text says whether it is open.',
    page: 'data-privacy',
    steps: [
      { press: 'b', until: { eng: '^What the types', es: '^Qué significan los tipos' } },
      { press: 'Return' },
      { press: 'Return' },
    ],
    order: ['collapsed', '^expanded', '^collapsed'],
  },
  {
    id: 'questions',
    title: 'The questions people ask are walked as headings below their subject.',
    page: 'frequently-asked-questions',
    steps: [{ press: 'h', times: 3 }],
    order: [
      'heading level 1',
      'heading level 2',
      { eng: 'sell.*heading level 3', es: 'vender.*heading level 3' },
    ],
  },
  {
    id: 'wrong-address',
    title:
      'An e-mail address that cannot be one is told when the field is read again, and no sooner than it was left.',
    page: 'threepr-form',
    steps: [
      { press: 'h', until: { eng: '^Your goods', es: '^Su empresa y' } },
      { press: 'Tab', until: { eng: '^Email Address', es: '^Correo electrónico' } },
      { type: 'ana' },
      { press: 'Tab' },
      { press: 'shift+Tab' },
    ],
    order: [
      { eng: '^Email Address entry required', es: '^Correo electrónico entry required' },
      { eng: '^Company', es: '^Empresa' },
      { eng: '^Email Address entry ana', es: '^Correo electrónico entry ana' },
      '^invalid entry',
      { eng: 'provide a valid email', es: 'Proporcione una dirección de correo' },
    ],
    once: [{ eng: 'provide a valid email', es: 'Proporcione una dirección de correo' }],
    never: [problem],
  },
  ...formTasks,
  ...reckonedTasks,
  ...sentTasks,
];
