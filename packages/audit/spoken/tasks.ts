import type { PageId } from '#site/manifest.ts';
import type { Heard, SpokenTask } from './spoken-task.ts';

const problem = { eng: 'There is a problem', es: 'Hay un problema' };
const submit = { eng: '^Submit ', es: '^Enviar ' };
const firstName = { eng: 'First Name.* entry', es: 'Nombre.* entry' };

/** A form that nobody has touched yet, by its first field. */
const untouched = (id: string, page: PageId, name: Heard): SpokenTask => ({
  id: `${id}-untouched`,
  title: 'A field that nobody has touched says that it is required, and not that it is wrong.',
  page,
  steps: [{ press: 'e', until: name }],
  order: [name, 'required'],
  never: ['invalid'],
});

/** A form that is sent before it is filled in. */
const empty = (id: string, page: PageId): SpokenTask => ({
  id: `${id}-empty`,
  title: 'An empty form is answered once, by a summary that leads to its first field.',
  page,
  steps: [{ press: 'b', until: submit }, { press: 'Return' }, { press: 'Tab' }, { press: 'Return' }],
  order: [problem, 'link', 'required', 'invalid entry'],
  once: [problem],
});

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
  steps: [{ press: 'e', until: field }, { type: text }, { press: 'Return' }, { hear: answer }],
  order: [field, answer],
});

/** What people come for, as somebody does it who hears the page. */
export const spokenTasks: readonly SpokenTask[] = [
  {
    id: 'skip-to-main',
    title: 'The first stop leads past the navigation.',
    page: 'sell-to-us',
    steps: [{ press: 'Tab', until: { eng: 'Skip to main', es: 'Saltar al contenido' } }, { press: 'Return' }],
    order: [{ eng: 'Skip to main content.* link', es: 'Saltar al contenido principal.* link' }],
  },
  {
    id: 'landmarks',
    title: 'A page is walked by its landmarks in few steps.',
    page: 'home',
    steps: [{ press: 'm', times: 4 }],
    order: ['search', 'main|principal'],
  },
  {
    id: 'menu',
    title: 'A menu says whether it is open, and Escape closes it.',
    page: 'company',
    steps: [{ press: 'b', until: 'collapsed' }, { press: 'Return' }, { press: 'Escape' }],
    order: ['collapsed', 'expanded', 'collapsed'],
  },
  {
    id: 'headings',
    title: 'The headings of a page tell its parts.',
    page: 'sell-to-us',
    steps: [{ press: 'h', times: 3 }],
    order: ['heading level 2'],
  },
  search(
    'header-search',
    'A search from another page is answered by how much was found.',
    'company',
    { eng: 'Search this site', es: 'Buscar en este sitio|Buscar' },
    { eng: 'copper', es: 'cobre' },
    { eng: '\\d+ .*copper', es: '\\d+ .*cobre' },
  ),
  search(
    'header-search-nothing',
    'A search that finds nothing says so.',
    'company',
    { eng: 'Search this site', es: 'Buscar en este sitio|Buscar' },
    'qqzzqq',
    'qqzzqq',
  ),
  search(
    'catalogue',
    'The catalogue says how many things answer.',
    'what-we-buy',
    { eng: 'What do you have', es: 'Qué tiene' },
    { eng: 'copper', es: 'cobre' },
    { eng: '\\d+ match', es: '\\d+ resultado' },
  ),
  search(
    'yard-search',
    'The search for a yard says how many are near.',
    'location-search',
    { eng: 'ZIP', es: 'código postal|ZIP' },
    '97201',
    { eng: '\\d+ yards? within', es: '\\d+ centros? a menos de' },
  ),
  {
    id: 'yard-search-answer',
    title: 'An address that holds the answer is headed by it.',
    page: 'location-search',
    at: '?zip=97201',
    steps: [{ press: 'h', times: 3 }],
    order: [{ eng: 'yards? within', es: 'centros? a menos de' }],
  },
  {
    id: 'yard',
    title: 'The page of a yard leads by headings to its hours and prices.',
    page: 'yard',
    steps: [{ press: 'h', times: 5 }],
    order: ['heading level 2'],
  },
  {
    id: 'map',
    title: 'The map of yards is named and leads to them by links.',
    page: 'location-search',
    at: '?zip=97201',
    steps: [
      { press: 'g', times: 2 },
      { press: 'k', times: 2 },
    ],
    order: ['link'],
    never: ['unlabel'],
  },
  {
    id: 'prices',
    title: 'The prices are a table with a name.',
    page: 'scrap-prices',
    steps: [{ press: 't' }],
    order: [{ eng: 'table', es: 'table' }],
  },
  {
    id: 'film',
    title: 'The film opens in a named window, and Escape gives the focus back.',
    page: 'home',
    steps: [
      { press: 'b', until: { eng: 'Play the film', es: 'Ver la película' } },
      { press: 'Return' },
      { press: 'Escape' },
    ],
    order: [
      { eng: 'Play the film', es: 'Ver la película' },
      'dialog|heading|button',
      { eng: 'Play the film', es: 'Ver la película' },
    ],
  },
  {
    id: 'privacy-choices',
    title: 'The choices about privacy open within the page, at their heading.',
    page: 'credits',
    steps: [
      { press: 'b', until: { eng: 'Cookie Preferences', es: 'Preferencias de cookies' } },
      { press: 'Return' },
      { press: 'Escape' },
    ],
    order: [
      { eng: 'Your privacy choices.* heading', es: 'Sus opciones de privacidad.* heading' },
      { eng: 'Cookie Preferences', es: 'Preferencias de cookies' },
    ],
  },
  {
    id: 'paging',
    title: 'The next page of a list says which it is.',
    page: 'news-releases',
    steps: [
      { press: 'k', until: { eng: 'Older releases', es: 'Comunicados más antiguos' } },
      { press: 'Return' },
    ],
    order: [{ eng: 'page 2 of \\d', es: 'página 2 de \\d' }],
  },
  {
    id: 'language-switch',
    title: 'The switch leads to the heading of the same page.',
    page: 'company',
    steps: [
      { press: 'k', until: { eng: 'Español', es: 'English' } },
      { press: 'Return' },
      { hear: 'heading level 1' },
    ],
    order: [{ eng: 'Español', es: 'English' }, 'Finished loading', 'heading level 1'],
  },
  {
    id: 'not-found',
    title: 'An address without a page says so in its first heading.',
    page: 'page-not-found',
    steps: [{ press: 'h' }],
    order: ['heading level 1'],
  },
  {
    id: 'legal-contents',
    title: 'The contents of the legal notices lead to a heading.',
    page: 'legal-notices',
    steps: [{ press: 'k', until: { eng: '^Privacy', es: '^(Aviso de p|P)' } }, { press: 'Return' }],
    order: ['heading level 2'],
  },
  untouched('privacy', 'data-privacy', { eng: '^Name.* entry', es: '^Nombre.* entry' }),
  empty('privacy', 'data-privacy'),
  untouched('contact', 'contacts', firstName),
  empty('contact', 'contacts'),
  untouched('office-hours', 'ceo-office-hours', firstName),
  empty('office-hours', 'ceo-office-hours'),
];
