// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './show-progress.ts';

const animate = vi.fn();

beforeEach(() => {
  HTMLElement.prototype.animate = animate;
  document.body.innerHTML =
    '<main><nav><ol><li><a href="#hours">Hours</a></li></ol></nav><h2 id="hours">Hours</h2></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  animate.mockReset();
});

const open = (hasTimeline: boolean, wantsLess = false) => {
  vi.stubGlobal('ScrollTimeline', hasTimeline ? class {} : undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
  showProgress(document);
  return document.querySelector('[data-progress]');
};

test('a page with contents has a line that grows with scrolling, and that nobody hears', () => {
  expect(open(true)?.ariaHidden).toBe('true');
  expect(animate).toHaveBeenCalledTimes(1);
});

test('there is none where the browser cannot move it by itself, nor for who wants less motion', () => {
  expect(open(false)).toBeNull();
  expect(open(true, true)).toBeNull();
});

test('there is none on a page without contents', () => {
  document.body.innerHTML = '<main><nav><a href="/firm">Firm</a></nav></main>';
  expect(open(true)).toBeNull();
});
