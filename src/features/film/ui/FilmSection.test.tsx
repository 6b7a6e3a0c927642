import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { htmlLang, languages } from '#i18n/language.ts';
import { messages } from '#locale/home.po';
import { pathTo } from '#site/paths.ts';
import { FilmSection } from './FilmSection.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
addMessages(messages);

// jsdom has no modal dialogs and plays no media. These are as much of both as the section asks for.
const play = vi.fn(async () => undefined);
const pause = vi.fn();
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLMediaElement.prototype.play = play;
HTMLMediaElement.prototype.pause = pause;

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const element = (
    <I18nProvider i18n={i18n}>
      <FilmSection />
    </I18nProvider>
  );
  act(() => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />));
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

function button(name: string): HTMLButtonElement {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button is named ${name}.`);
  return found;
}

/** Presses a button and waits for the window's code, which is fetched then. */
async function press(name: string) {
  const pressed = button(name);
  await act(async () => {
    pressed.focus();
    pressed.click();
    await import('./FilmDialog.tsx');
  });
}

const video = () => container.querySelector('video');

test('nothing plays and no player stands on the page before the button is pressed', () => {
  expect(video()).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('the button opens a player that starts at the beginning, each time', async () => {
  await press('Play the film');
  expect(play).toHaveBeenCalledTimes(1);
  const first = video();
  if (first) first.currentTime = 40;
  await press('Close');
  await press('Play the film');
  expect(play).toHaveBeenCalledTimes(2);
  expect(video()?.currentTime).toBe(0);
});

test('closing stops the film and returns the focus to the button', async () => {
  await press('Play the film');
  await press('Close');
  expect(pause).toHaveBeenCalled();
  expect(video()).toBeNull();
  expect(document.activeElement).toBe(button('Play the film'));
});

test('a browser that refuses to start the film leaves its controls', async () => {
  play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  await press('Play the film');
  await act(async () => undefined);
  expect(video()?.controls).toBe(true);
});

test('the player has captions in every language, the page’s own shown first, and descriptions', async () => {
  await press('Play the film');
  const tracks = [...(video()?.querySelectorAll('track') ?? [])];
  expect(tracks.map(({ kind, srclang, default: isFirst }) => [kind, srclang, isFirst])).toEqual([
    ...languages.map((each) => ['captions', htmlLang[each], each === 'eng']),
    ['descriptions', 'en', false],
  ]);
});

test('a browser without video says so and offers the file', async () => {
  await press('Play the film');
  const fallback = video()?.querySelector('p');
  expect(fallback?.textContent).toContain('Your browser does not support video.');
  expect(fallback?.querySelector('a')?.getAttribute('href')).toBe('/film/recycling-en.mp4');
});

test('a link leads to the film in words', () => {
  const link = [...container.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'The film in words',
  );
  expect(link?.getAttribute('href')).toBe(pathTo('videos', { hash: 'film-words' }));
});

test('without script a link leads to the file', () => {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <FilmSection />
      </MemoryRouter>
    </I18nProvider>,
  );
  expect(/<noscript>.*href="([^"]+)".*<\/noscript>/s.exec(html)?.[1]).toBe('/film/recycling-en.mp4');
});
