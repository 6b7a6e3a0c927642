import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pathTo } from '#site/paths.ts';
import { LocationSearchBox } from './LocationSearchBox.tsx';
import type { SearchBoxWords } from './search-box-words.ts';

const english: SearchBoxWords = {
  title: 'Find a Location',
  label: 'Address, or ZIP or postal code',
  hint: 'For example: 97204',
  search: 'Search',
  completeList: 'Complete Location List',
  empty: 'Please enter address',
};

const spanish: SearchBoxWords = {
  title: 'Encuentre un centro',
  label: 'Dirección o código postal',
  hint: 'Por ejemplo: 97204',
  search: 'Buscar',
  completeList: 'Lista completa de instalaciones',
  empty: 'Por favor ingrese la dirección',
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let container: HTMLElement;
let unmount: () => void;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  act(() => unmount());
  container.remove();
});

function show(element: ReactNode, path = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const root = createRoot(container);
  act(() => root.render(<RouterProvider router={router} />));
  unmount = () => root.unmount();
  return router;
}

function find<Kind extends HTMLElement>(selector: string): Kind {
  const element = container.querySelector<Kind>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

const text = () => find<HTMLInputElement>('input[name=zip]');

async function submit() {
  await act(async () => find<HTMLFormElement>('form').requestSubmit());
}

test('on the results page a search asks anew with text and kinds of yard, in this order', async () => {
  const router = show(<LocationSearchBox lang="eng" words={english} />, pathTo('location-search'));
  text().value = ' 97204 ';
  await submit();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(pathTo('location-search', { search: { zip: '97204', div: 'MRB,SMB' } }));
});

test('without script the form sends the same', () => {
  show(<LocationSearchBox lang="eng" words={english} division="ARB" />);
  const form = find<HTMLFormElement>('form[role=search][method=get]');
  expect(form.getAttribute('action')).toBe(pathTo('location-search'));
  text().value = '97204';
  expect([...new FormData(form)]).toEqual([
    ['zip', '97204'],
    ['div', 'ARB'],
  ]);
});

test.each(['', '   '])('a search for %j stays, says what is missing and keeps the focus', async (typed) => {
  const router = show(<LocationSearchBox lang="eng" words={english} />);
  text().value = typed;
  act(() => text().focus());
  await submit();
  expect(router.state.location.pathname).toBe('/');
  expect(text().getAttribute('aria-invalid')).toBe('true');
  const described = (text().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual([english.hint, english.empty]);
  expect(document.activeElement).toBe(text());
});

test('what is missing stands in a region that was there before', async () => {
  show(<LocationSearchBox lang="eng" words={english} />);
  const region = find('[aria-live=polite]');
  await submit();
  expect(region.isConnected).toBe(true);
  expect(region.textContent).toContain(english.empty);
});

test('typing takes the complaint away', async () => {
  show(<LocationSearchBox lang="eng" words={english} />);
  await submit();
  act(() => {
    text().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(text().hasAttribute('aria-invalid')).toBe(false);
});

test('the second button leads to the complete list', () => {
  show(<LocationSearchBox lang="eng" words={english} />);
  const link = find('a');
  expect(link.textContent).toBe('Complete Location List');
  expect(link.getAttribute('href')).toBe(pathTo('locations', { hash: 'locationList' }));
});

test('text and targets follow the language of the box, not of the page', async () => {
  show(<LocationSearchBox lang="es" words={spanish} />);
  expect(find('[lang]').lang).toBe('es');
  expect(find('h2').textContent).toBe('Encuentre un centro');
  expect(find('label').textContent).toBe('Dirección o código postal');
  expect(find('form').getAttribute('action')).toBe(pathTo('location-search', { language: 'es' }));
  expect(find('a').textContent).toBe('Lista completa de instalaciones');
  expect(find('a').getAttribute('href')).toBe(pathTo('locations', { language: 'es', hash: 'locationList' }));
  await submit();
  expect(container.textContent).toContain('Por favor ingrese la dirección');
});

test('theme1 stands on basalt, an unknown theme on light paper', () => {
  show(<LocationSearchBox lang="eng" words={english} theme="theme1" />);
  expect(find('[data-surface]').dataset.surface).toBe('plate');
  act(() => unmount());
  show(<LocationSearchBox lang="eng" words={english} theme="theme7" />);
  expect(find('[data-surface]').dataset.surface).toBe('raised');
});

test('the field shows what was searched for', () => {
  show(<LocationSearchBox lang="eng" words={english} postalCode="97204" />);
  expect(text().value).toBe('97204');
});
