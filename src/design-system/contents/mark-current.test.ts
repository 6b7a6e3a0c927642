// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { markCurrent } from './mark-current.ts';

afterEach(() => vi.unstubAllGlobals());

let above = '';

/** A page with a list of contents, whose headings stand at these heights of the window. */
function open(tops: Record<string, number>) {
  const ids = Object.keys(tops);
  document.body.innerHTML = `<nav>${ids.map((id) => `<a href="#${id}">${id}</a>`).join('')}</nav>${ids
    .map((id) => `<h2 id="${id}">${id}</h2>`)
    .join('')}`;
  let seen: () => void = () => undefined;
  above = '';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void, { rootMargin }: IntersectionObserverInit) {
        seen = callback;
        [above = ''] = `${rootMargin}`.split(' ');
      }
      observe() {}
    },
  );
  for (const id of ids) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
  }
  markCurrent(document.querySelector('nav') as HTMLElement);
  return () => {
    seen();
    return [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
  };
}

test('the last part that has reached the upper third of the window is marked, and no other', () => {
  const tops = { hours: 400, way: 900, prices: 1600 };
  const marked = open(tops);
  expect(marked()).toEqual([]);
  Object.assign(tops, { hours: -500, way: 100, prices: 700 });
  expect(marked()).toEqual(['way']);
  Object.assign(tops, { hours: 200, way: 700 });
  expect(marked()).toEqual(['hours']);
});

test('a jump over a heading is a change for what watches it', () => {
  open({ hours: 400 });
  // Else the heading would be out of sight before and after, and nothing would be told.
  expect(Number.parseInt(above, 10)).toBeGreaterThan(100_000);
});

test('a part that was chosen is marked, also where the page is too short to bring it up', async () => {
  const marked = open({ hours: -500, near: 600 });
  expect(marked()).toEqual(['hours']);
  location.hash = '#near';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await vi.waitFor(() => expect(document.querySelector('[aria-current]')?.textContent).toBe('near'));
});
