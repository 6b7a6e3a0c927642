// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fetchLateLines } from './fetch-late-lines.ts';

test('lines are fetched when somebody comes near their drawing, and not before', () => {
  let see: (seen: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe = (drawing: Element) => watched.add(drawing);
      unobserve = (drawing: Element) => watched.delete(drawing);
    },
  );
  document.body.innerHTML =
    '<svg><use data-late="/a.svg#scene"></use></svg><svg><use data-late="/b.svg#scene"></use></svg><svg><use href="/c.svg"></use></svg>';
  fetchLateLines(document);
  const [first, second] = [...watched] as [Element, Element];
  expect(watched.size).toBe(2);
  see([
    { isIntersecting: true, target: first },
    { isIntersecting: false, target: second },
  ]);
  const addresses = [...document.querySelectorAll('use')].map((lines) => lines.getAttribute('href'));
  expect(addresses).toEqual(['/a.svg#scene', null, '/c.svg']);
  expect([...watched]).toEqual([second]);
  vi.unstubAllGlobals();
});
