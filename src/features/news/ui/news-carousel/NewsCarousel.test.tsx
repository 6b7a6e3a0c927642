import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/home.po';
import { pathTo } from '#site/paths.ts';
import { NewsCarousel } from './NewsCarousel.tsx';
import type { LatestRelease } from './read-news.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
addMessages(messages);

const releases: LatestRelease[] = Array.from({ length: 10 }, (_, index) => ({
  id: `${1010 - index}`,
  releaseDate: { date: `2026-11-${String(20 - index).padStart(2, '0')}` },
  title: `Release ${1010 - index}`,
}));

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Response | Promise<Response>) {
  const call = vi.fn(async (_url: string) => answer());
  vi.stubGlobal('fetch', call);
  return call;
}

async function show(reloadKey = 0) {
  const element = (
    <I18nProvider i18n={i18n}>
      <NewsCarousel reloadKey={reloadKey} staticNews={releases.slice(0, 5)} />
    </I18nProvider>
  );
  await act(async () =>
    root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />),
  );
}

const releaseAt = (id: string) => pathTo('news-release-details', { parameters: { id } });
const links = () => [...container.querySelectorAll('article a')].map((link) => link.getAttribute('href'));
const headingAndButton = () => [
  container.querySelector('h2'),
  container.querySelector(`a[href="${pathTo('news-releases')}"]`),
];

test('the first five of page 1 stand in the carousel, with day and title, each linked to its release', async () => {
  const call = answerWith(() => Response.json(releases));
  await show();
  expect(call.mock.calls.map(([url]) => url)).toEqual(['/api/investornews/1']);
  expect(links()).toEqual([1010, 1009, 1008, 1007, 1006].map((id) => releaseAt(`${id}`)));
  const first = container.querySelector('article');
  expect(first?.querySelector('time')?.textContent).toBe('11/20/2026');
  expect(first?.querySelector('time')?.dateTime).toBe('2026-11-20');
  expect(first?.querySelector('h3')?.textContent).toBe('Release 1010');
});

test('a release says what it is about, its figures and its first sentence, its title first to a listener', async () => {
  const [first, second, ...rest] = releases as [LatestRelease, LatestRelease, ...LatestRelease[]];
  answerWith(() =>
    Response.json([
      {
        ...first,
        category: 'results',
        opening: 'Sales grew.',
        figures: [
          { name: 'Revenue of the quarter', value: '$719 million' },
          { name: 'Earnings per share', value: '$0.43' },
        ],
      },
      { ...second, category: 'other', opening: '' },
      ...rest,
    ]),
  );
  await show();
  const [told, bare] = container.querySelectorAll('article');
  expect(told?.textContent).toBe(
    'Release 1010Results 11/20/2026Revenue of the quarter$719 millionEarnings per share$0.43Sales grew.',
  );
  expect(
    [...(told?.querySelectorAll('dt') ?? [])].map(({ nextSibling }) => nextSibling?.textContent),
  ).toEqual(['$719 million', '$0.43']);
  expect(bare?.textContent).toBe('Release 1009 11/19/2026');
});

test('three releases are three slides', async () => {
  answerWith(() => Response.json(releases.slice(0, 3)));
  await show();
  expect(
    [...container.querySelectorAll('[role=group] [role=group]')].map((slide) => slide.ariaLabel),
  ).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

test.each([
  ['answers 502', () => new Response('{}', { status: 502 })],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['answers with something else', () => Response.json({ error: 'news.failed' })],
  ['has no releases', () => Response.json([])],
])('when the call %s, heading and button stay and nothing else is shown', async (_, answer) => {
  answerWith(answer);
  await show();
  const [heading, button] = headingAndButton();
  expect(heading?.textContent).toBe('Latest News');
  expect(button?.textContent).toBe('View All News');
  expect(container.querySelector('[aria-roledescription]')).toBeNull();
  expect(container.querySelector('section')?.textContent).toBe('Latest NewsView All News');
});

test('a new key asks again', async () => {
  const call = answerWith(() => Response.json(releases));
  await show(0);
  await show(1);
  expect(call).toHaveBeenCalledTimes(2);
});

test('before any script the list stands as plain links and the carousel is empty', () => {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <NewsCarousel reloadKey={0} staticNews={releases.slice(0, 5)} />
      </MemoryRouter>
    </I18nProvider>,
  );
  const [, plain = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  const beforeId = releaseAt('');
  const linked = [...plain.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(linked.filter((to) => to?.startsWith(beforeId))).toEqual(
    releases.slice(0, 5).map(({ id }) => releaseAt(id)),
  );
  expect(html.replace(plain, '')).not.toContain(beforeId);
});
