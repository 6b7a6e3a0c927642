import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import { Contours } from '#design-system/contours/index.ts';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { otherLanguages } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { mainNavigation } from '#site/navigation.ts';
import { pathTo } from '#site/paths.ts';
import { messages as routeWords } from '../../locales/eng/routes.po';
import { messages as sharedWords } from '../../locales/eng/shared.po';
import { Shell } from './Shell.tsx';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json('production'));
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="app"></div>';
  addMessages(routeWords);
  addMessages(sharedWords);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

const app = () => document.getElementById('app') as HTMLElement;

function page(pageId: PageId, opening: ReactNode = null) {
  const shell = (
    <Shell pageId={pageId} parameters={{}} consent={<button type="button">Choices</button>}>
      {opening}
      <h1>Page</h1>
    </Shell>
  );
  const router = createMemoryRouter([{ path: '*', element: shell }], { initialEntries: [pathTo(pageId)] });
  return (
    <ThemeRoot>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </ThemeRoot>
  );
}

function show(pageId: PageId) {
  app().innerHTML = renderToString(page(pageId));
}

async function wake(pageId: PageId) {
  await act(async () => {
    root = hydrateRoot(app(), page(pageId));
  });
}

const targetsIn = (selector: string) =>
  [...app().querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

test('the first link of the page jumps to main', () => {
  show('company');
  expect(app().querySelector('a')?.getAttribute('href')).toBe('#main');
  expect(app().querySelector('main')?.id).toBe('main');
});

test('there is one of each landmark, and every navigation has a name of its own', () => {
  show('culture');
  for (const landmark of ['header', 'main', 'footer']) {
    expect(app().querySelectorAll(landmark), landmark).toHaveLength(1);
  }
  const names = [...app().querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
  expect(names).toEqual(['Main', 'Breadcrumb']);
});

test('the main navigation holds the links of the specification and the search before any script runs', () => {
  show('home');
  const top = [
    pathTo('sustainability'),
    pathTo('investors'),
    pathTo('careers'),
    pathTo('contacts'),
    pathTo('data-privacy'),
  ];
  const menus = mainNavigation.eng.menus.map(({ links, more = [] }) =>
    [...links, ...more].map(({ page }) => pathTo(page)),
  );
  for (const [index, specified] of [
    [pathTo('company'), pathTo('management'), pathTo('history'), pathTo('culture')],
    [pathTo('locations')],
    [pathTo('sell-to-us'), pathTo('locations')],
    [pathTo('buy-from-us')],
    [pathTo('service-lines')],
  ].entries()) {
    expect(menus[index]?.slice(0, specified.length)).toEqual(specified);
  }
  // Once for who has no script, once in the strip, once in the fold of a narrow window.
  for (const folded of app().querySelectorAll('noscript')) folded.remove();
  expect(targetsIn('header nav')).toEqual([
    pathTo('contacts'),
    brand.phone.href,
    ...top,
    '/',
    ...menus.flat(),
    ...top,
    // The switch has a link for each other language, on another host.
    ...otherLanguages('eng').map(() => expect.stringMatching(/^https:/)),
  ]);
  const form = app().querySelector('form[role=search]');
  expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual([
    pathTo('search', { hash: 'results' }),
    's',
  ]);
});

test('the menus are named as the specification names them', () => {
  show('home');
  const names = [...app().querySelectorAll('header [data-disclosure-group] button')].map(
    (each) => each.textContent,
  );
  expect(names).toEqual(['About Us', 'Locations', 'Sell To Us', 'Buy From Us', 'Services']);
});

test('the footer holds the links of the specification and what most visitors come for', () => {
  show('home');
  expect(targetsIn('footer')).toEqual(
    expect.arrayContaining([
      pathTo('locations'),
      pathTo('sell-to-us'),
      pathTo('what-we-buy'),
      pathTo('scrap-prices'),
      pathTo('what-to-bring'),
      pathTo('frequently-asked-questions'),
      pathTo('contacts'),
      pathTo('company'),
      pathTo('management'),
      pathTo('history'),
      pathTo('culture'),
      pathTo('investors'),
      pathTo('stock-information'),
      pathTo('news-releases'),
      `${pathTo('investors')}#investorMaterials`,
      pathTo('sustainability'),
      `${pathTo('sustainability')}#Reports`,
      pathTo('careers'),
      pathTo('sitemap'),
      pathTo('ethics'),
      pathTo('legal-notices'),
      `${pathTo('legal-notices')}#privacy`,
    ]),
  );
  expect(app().querySelector('footer address')?.textContent).toContain('Portland, Oregon');
});

test('no two links of the shell have one name and two targets', () => {
  show('culture');
  const targets = new Map<string, string>();
  for (const link of app().querySelectorAll('a')) {
    const name = link.textContent ?? '';
    const href = link.getAttribute('href') ?? '';
    expect(targets.get(name) ?? href, name).toBe(href);
    targets.set(name, href);
  }
});

test('the current page says so in navigation and breadcrumb; home has no breadcrumb', () => {
  show('culture');
  const current = [...app().querySelectorAll('[aria-current=page]')]
    .filter((each) => !each.closest('noscript'))
    .map((each) => each.textContent);
  expect(current).toEqual(['Culture', 'Culture']);
  show('home');
  expect(app().querySelector('nav[aria-label=Breadcrumb]')).toBeNull();
});

test.each([
  ['locations', 'gate'],
  ['products', 'mill'],
  ['sec-filings', 'valley'],
] as const)('header and footer of %s show one part of the valley: %s', (pageId, place) => {
  app().innerHTML = renderToString(page(pageId, <Contours cut="relief" />));
  expect(app().innerHTML.match(/[\w-]+\.svg#relief/g)).toEqual(Array(2).fill(`${place}.svg#relief`));
});

test('the legal notices of the other language are marked as such, and only they', () => {
  show('legal-notices-other');
  expect(app().querySelector('main')?.lang).toBe('es');
  show('legal-notices');
  expect(app().querySelector('main')?.hasAttribute('lang')).toBe(false);
});

test('the scripts of the site come when the page wakes and the menu script leaves with the navigation', async () => {
  show('company');
  const sources = () =>
    [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  expect(sources()).toEqual([]);
  await wake('company');
  expect(sources().sort()).toEqual(['/mobile-menu.js', '/search-schema.js']);
  await act(async () => root?.unmount());
  root = undefined;
  expect(sources()).toEqual([]);
});
