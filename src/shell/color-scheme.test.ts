// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { chooseScheme, currentScheme, schemeKey, schemeOf } from './color-scheme.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['sepia', 'system'],
  [null, 'system'],
])('the stored text %s means %s', (stored, scheme) => {
  expect(schemeOf(stored)).toBe(scheme);
});

test('a chosen scheme is on the document and remembered', () => {
  chooseScheme('dark');
  expect(document.documentElement.dataset.scheme).toBe('dark');
  expect(localStorage.getItem(schemeKey)).toBe('dark');
  expect(currentScheme()).toBe('dark');
});

test('going back to the scheme of the device leaves no trace', () => {
  chooseScheme('light');
  chooseScheme('system');
  expect(document.documentElement.dataset.scheme).toBeUndefined();
  expect(localStorage.getItem(schemeKey)).toBeNull();
  expect(currentScheme()).toBe('system');
});
