import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '../../locales/eng/shared.po';
import { RouteFocus } from './RouteFocus.tsx';
import { useReloadKey } from './reload-key.ts';
import { rememberLink } from './used-links.ts';

// As the page script does.
document.addEventListener('click', ({ target }) => rememberLink(target), true);

let root: Root;
let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = vi.fn();
  history.replaceState(null, '', '/one');
  document.body.innerHTML = '<div id="app"></div>';
  addMessages(messages);
  router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: 'one', element: <Page name="One" /> },
        { path: 'two', element: <Page name="Two" /> },
        { path: 'slow', element: <Page name="Slow" />, loader: () => new Promise(() => {}) },
      ],
    },
  ]);
  root = createRoot(document.getElementById('app') as HTMLElement);
  await act(async () =>
    root.render(
      <ThemeRoot>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ThemeRoot>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  router.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Frame() {
  const reloadKey = useReloadKey();
  return (
    <>
      <nav>
        <Link to="/one">One</Link>
        <Link to="/two">Two</Link>
        <Link to="/two?s=a">Query</Link>
        <Link to="/two?view=card">Card</Link>
        <Link to="/two#part">Part</Link>
        <Link to="/slow">Slow</Link>
      </nav>
      <output>{reloadKey}</output>
      <main>
        <Outlet />
      </main>
      <RouteFocus />
    </>
  );
}

function Page({ name }: { name: string }) {
  const isCard = useLocation().search === '?view=card';
  return (
    <>
      <h1>
        Page {name}
        {isCard && ', as a card'}
      </h1>
      <section id="part">
        <h2>Part of {name}</h2>
      </section>
      <form>
        <input aria-label="Name" />
      </form>
    </>
  );
}

const press = (label: string) =>
  act(async () => {
    const link = [...document.querySelectorAll('a')].find((each) => each.textContent === label);
    link?.focus();
    link?.click();
  });
const focused = () => document.activeElement?.textContent;
const reloads = () => document.querySelector('output')?.textContent;

test('the first load leaves the focus to the browser', () => {
  expect(document.activeElement).toBe(document.body);
});

test('another page gives the focus to its heading', async () => {
  await press('Two');
  expect(focused()).toBe('Page Two');
});

test('another query on the same page leaves the focus where it is', async () => {
  await press('Two');
  await press('Query');
  expect(focused()).toBe('Query');
});

test('another heading at one address is another page: the focus goes to it', async () => {
  await press('Two');
  await press('Card');
  expect(focused()).toBe('Page Two, as a card');
});

test('a fragment gives the focus to the heading it names', async () => {
  await press('Part');
  expect(focused()).toBe('Part of Two');
});

test('Back returns to the link that was used', async () => {
  await press('Two');
  await act(async () => {
    history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(location.pathname).toBe('/one');
  expect(focused()).toBe('Two');
});

test('the address that is already open loads anew and gives the focus to its heading', async () => {
  const before = Number(reloads());
  await press('One');
  expect(focused()).toBe('Page One');
  expect(Number(reloads())).toBe(before + 1);
});

test('typed text is not thrown away without a question', async () => {
  const before = reloads();
  const field = document.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = 'Jo Doe';
  field.dispatchEvent(new Event('input', { bubbles: true }));

  vi.stubGlobal('confirm', () => false);
  await press('One');
  expect(reloads()).toBe(before);

  vi.stubGlobal('confirm', () => true);
  await press('One');
  expect(Number(reloads())).toBe(Number(before) + 1);
});

test('a page that takes more than a second says so in a status region that was there before', async () => {
  vi.useFakeTimers();
  const status = document.querySelector('[role=status]');
  await press('Slow');
  await act(async () => vi.advanceTimersByTime(900));
  expect(status?.textContent).toBe('');
  await act(async () => vi.advanceTimersByTime(200));
  expect(status?.textContent).toBe('Loading');
  expect(document.querySelector('[role=status]')).toBe(status);
});
