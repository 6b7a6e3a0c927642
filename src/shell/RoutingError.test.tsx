import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { pathTo } from '#site/paths.ts';
import { messages } from '../../locales/eng/shared.po';

let root: Root;
let left: string[] = [];
let logged: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  left = [];
  logged = [];
  document.body.innerHTML = '<div id="app"></div>';
  addMessages(messages);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Fails with an error at an address, in an environment. */
async function fail(error: unknown, environment: Response, address = '/firm?a=b') {
  Reflect.deleteProperty(globalThis, 'siteEnvironment');
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  vi.stubGlobal('location', { pathname, search, hash, replace: (to: string) => left.push(to) });
  vi.stubGlobal('fetch', async (called: string, init?: RequestInit) => {
    if (called === '/api/log') logged.push(String(init?.body));
    return called === '/api/log' ? new Response(null, { status: 204 }) : environment;
  });
  const { RoutingError } = await import('./RoutingError.tsx');
  root = createRoot(document.getElementById('app') as HTMLElement);
  const router = createMemoryRouter([{ path: '*', element: <RoutingError error={error} /> }]);
  await act(async () => {
    root.render(
      <ThemeRoot>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ThemeRoot>,
    );
  });
}

const card = () => document.querySelector('section[aria-labelledby=routing-error]');

test('outside production a labelled card shows the error, which is logged', async () => {
  await fail(new TypeError('no such thing'), Response.json('Development'));
  expect(card()?.querySelector('h2')?.textContent).toBe('Routing Error - Shown only in dev mode');
  expect(card()?.textContent).toContain('TypeError: no such thing');
  expect(left).toEqual([]);
  expect(logged).toHaveLength(1);
});

test.each([
  ['in production', () => Response.json('production')],
  ['when the environment is not known', () => new Response('', { status: 500 })],
])('%s the browser goes to the 404 page with the failed URL, and no card appears', async (_, answer) => {
  await fail(new Error('fails'), answer());
  expect(left).toEqual(['/PageNotFound?l=%2Ffirm%3Fa%3Db']);
  expect(card()).toBeNull();
});

test('a page that does not exist goes to the 404 page in every environment, and is no error to log', async () => {
  await fail(new ErrorResponse(404, 'Not Found', null), Response.json('development'), '/nowhere');
  expect(left).toEqual(['/PageNotFound?l=%2Fnowhere']);
  expect(logged).toEqual([]);
});

test('the 404 page that fails itself stays where it is', async () => {
  await fail(
    new Error('fails'),
    Response.json('production'),
    pathTo('page-not-found', { search: { l: '/a' } }),
  );
  expect(left).toEqual([]);
  expect(document.querySelector('h1')?.textContent).toBe('This page could not be shown');
});
