// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { moveWhenSeen } from './move-when-seen.ts';

afterEach(() => vi.unstubAllGlobals());

type Seen = { target: Element; isIntersecting: boolean; intersectionRatio: number };

function watch() {
  let tell: (seen: Seen[]) => void = () => undefined;
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (drawing: Element) => watched.add(drawing);
      unobserve = (drawing: Element) => watched.delete(drawing);
    },
  );
  document.body.innerHTML = '<svg data-motion=""></svg><svg></svg>';
  moveWhenSeen(document);
  const [drawing] = watched as unknown as Iterable<SVGElement>;
  if (!drawing) throw new Error('Nothing is watched.');
  return {
    watched,
    drawing,
    see: (intersectionRatio: number) =>
      tell([{ target: drawing, isIntersecting: intersectionRatio > 0, intersectionRatio }]),
  };
}

test('a drawing out of sight waits, and moves once when most of it is in sight', () => {
  const { watched, drawing, see } = watch();
  expect(watched.size).toBe(1);
  see(0);
  expect(drawing.dataset.motion).toBe('waits');
  see(0.1);
  expect(drawing.dataset.motion).toBe('waits');
  see(0.7);
  expect([drawing.dataset.motion, watched.size]).toEqual(['runs', 0]);
});

test('a drawing that is in sight from the start stays as it is', () => {
  const { watched, drawing, see } = watch();
  see(0.2);
  expect([drawing.dataset.motion, watched.size]).toEqual(['', 0]);
});
