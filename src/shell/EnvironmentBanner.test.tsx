import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { pathTo } from '#site/paths.ts';
import { messages } from '../../locales/eng/shared.po';

let root: Root;

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'siteEnvironment');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.innerHTML = '<div id="app"></div><main></main>';
  addMessages(messages);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Starts the application in front of a server that gives this answer. */
async function start(answer: Response) {
  const asked = vi.fn(async () => answer);
  vi.stubGlobal('fetch', asked);
  const { EnvironmentBanner } = await import('./EnvironmentBanner.tsx');
  await render(<EnvironmentBanner />);
  return asked;
}

async function render(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  root = createRoot(document.getElementById('app') as HTMLElement);
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

const banner = () => document.querySelector('section[aria-label="Environment notice"]');

test.each([
  ['development', 'localhost'],
  ['AzureDev', 'Azure dev'],
  ['qa', 'QA'],
])('in %s a named region says "%s" and links to the console', async (name, label) => {
  await start(Response.json(name));
  expect(banner()?.textContent).toContain(label);
  expect(banner()?.querySelector('a')?.getAttribute('href')).toBe(pathTo('console'));
});

test.each([
  ['production', Response.json('production')],
  ['an unknown environment', Response.json('staging')],
  ['a failed call', new Response('', { status: 503 })],
])('%s shows nothing', async (_, answer) => {
  await start(answer);
  expect(banner()).toBeNull();
});

test('dismissing it hides it, remembers that for the session and moves the focus on', async () => {
  await start(Response.json('qa'));
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === 'Dismiss environment notice',
  );
  await act(async () => button?.click());
  expect(banner()).toBeNull();
  expect(sessionStorage.getItem('dismiss')).toBe('true');
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a dismissed banner stays away, and the environment is still asked for once', async () => {
  sessionStorage.setItem('dismiss', 'true');
  const asked = await start(Response.json('qa'));
  expect(banner()).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});
