import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages as routeMessages } from '#locale/routes.po';
import { pathTo } from '#site/paths.ts';
import { formCalls } from '../../model/api-contract.ts';
import { newSubmissionId } from '../../model/idempotency.ts';
import { browserQueue } from '../queue/browser-queue.ts';
import { follow } from '../queue/followers.ts';
import { markPending } from '../queue/pending-flag.ts';
import { PendingRequests } from './PendingRequests.tsx';

addMessages(routeMessages);

let root: Root | undefined;
let page: HTMLElement;
/** Lets the server answer. */
let answer: (status: number) => void;

const everyPage = () => (
  <I18nProvider i18n={i18n}>
    <PendingRequests />
    <Outlet />
  </I18nProvider>
);

async function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: everyPage,
        children: [
          { index: true, element: <p>A form</p> },
          { path: 'next', element: <p>Next</p> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () => root?.render(<RouterProvider router={router} />));
  return router;
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
const notices = () =>
  [...page.querySelectorAll('section, [role=region]')].map((notice) => notice.textContent);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = (status) => resolve(new Response(null, { status }));
  vi.stubGlobal('fetch', () => promise);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

async function submit(url: string) {
  const id = newSubmissionId();
  // Without a key the device keeps no record; the flag says that something is on its way all the same.
  await browserQueue().submit({ id, url, content: {}, key: undefined, stay: 1e9 });
  markPending(true);
  return id;
}

test.each([
  [
    formCalls.submitOfficeHours,
    'Your interest in CEO office hours',
    pathTo('ceo-office-hours', { hash: 'ask' }),
  ],
  [formCalls.submitContactRequest, 'Your contact request', pathTo('sitemap', { hash: 'contact-form' })],
  [formCalls.submitPrivacyRequest, 'Your privacy request', pathTo('data-privacy')],
])(
  'tells of a refusal by %s that comes after the visitor has left the form',
  {
    timeout: 30_000,
  },
  async (url, label, form) => {
    const router = await open();
    await submit(url);
    await act(() => router.navigate('/next'));
    answer(400);
    // The notices load on demand; what was refused before they stood is told when they do.
    for (let tries = 0; tries < 1000 && notices().length === 0; tries += 1) await settle();
    expect(notices()).toHaveLength(1);
    expect(page.querySelector(`[aria-label="${label}"]`)).not.toBeNull();
    expect(page.querySelector('a')?.getAttribute('href')).toBe(form);
    expect(notices()[0]).toMatch(/ \d{1,2}:\d{2}\u00a0[ap]\.m\. was not accepted\./);
    await act(async () =>
      page.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    expect(notices()).toEqual([]);
  },
);

test('leaves a refusal to the form that shows it', async () => {
  const router = await open();
  const id = await submit(formCalls.submitOfficeHours);
  await act(() => router.navigate('/next'));
  await settle();
  const stop = follow(() => id);
  answer(400);
  await settle();
  expect(notices()).toEqual([]);
  stop();
});

test('loads nothing where nothing is on its way', async () => {
  const router = await open();
  await act(() => router.navigate('/next'));
  await settle();
  expect(page.textContent).toBe('Next');
});
