// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { focusHeading, focusTarget, hasTarget } from './focus.ts';

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Locations</h1><p>Text</p></main>';
  // jsdom has no layout and so no such function.
  Element.prototype.scrollIntoView = vi.fn();
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('the focus goes to the page heading, which Tab does not reach', () => {
  focusHeading();
  expect(document.activeElement?.textContent).toBe('Locations');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
});

test('a page without a heading gives the focus to main', () => {
  document.body.innerHTML = '<main></main>';
  focusHeading();
  expect(document.activeElement?.localName).toBe('main');
});

test('a fragment that names a section gives the focus to its heading', () => {
  document.body.innerHTML = '<main><section id="Reports"><h2>Reports</h2></section></main>';
  focusTarget('#Reports');
  expect(document.activeElement?.textContent).toBe('Reports');
});

test('a fragment that names a heading gives it the focus', () => {
  document.body.innerHTML = '<main><h2 id="año">History</h2></main>';
  focusTarget('#a%C3%B1o');
  expect(document.activeElement?.textContent).toBe('History');
});

test('a target that comes late takes the focus when it comes', async () => {
  focusTarget('#locationList');
  expect(document.activeElement).toBe(document.body);
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<section id="locationList"><h2>All</h2></section>');
  await nextTask();
  expect(document.activeElement?.textContent).toBe('All');
});

test('a visitor who has gone on is not called back', async () => {
  const stop = focusTarget('#locationList');
  stop();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="locationList">All</h2>');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
});

test('ids are case-exact, and a damaged fragment names nothing', () => {
  document.body.innerHTML = '<main><h2 id="Reports">Reports</h2></main>';
  expect(hasTarget('#reports')).toBe(false);
  expect(hasTarget('#Reports')).toBe(true);
  expect(hasTarget('#%E0%A4%A')).toBe(false);
});
