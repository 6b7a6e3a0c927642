// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasTypedText, holdsText, watchTyping } from './typed-text.ts';

let stop: () => void;

beforeEach(() => {
  stop = watchTyping();
});

afterEach(() => stop());

function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a form that nobody has typed into holds nothing to lose, even when it is filled in', () => {
  document.body.innerHTML = '<main><form><input value="Oregon"></form></main>';
  expect(hasTypedText()).toBe(false);
});

test('typed text can be lost until it is deleted, sent or gone with its form', () => {
  document.body.innerHTML = '<main><form><input><textarea></textarea></form></main>';
  type('textarea', 'Dear all');
  expect(hasTypedText()).toBe(true);
  type('textarea', '');
  expect(hasTypedText()).toBe(false);
  type('input', 'Jo');
  document.querySelector('form')?.reset();
  expect(hasTypedText()).toBe(false);
  type('input', 'Jo');
  document.querySelector('form')?.remove();
  expect(hasTypedText()).toBe(false);
});

test('a search and a box are quickly done again', () => {
  document.body.innerHTML =
    '<main><form role="search"><input type="search"></form><form><input type="checkbox"></form></main>';
  type('[type=search]', 'copper');
  type('[type=checkbox]', 'on');
  expect(hasTypedText()).toBe(false);
});

test('text that was brought back into a form to be sent is lost on the way out too, and that of a search is not', () => {
  document.body.innerHTML =
    '<main><form method="post"><input value=" "><input type="hidden" value="x"></form></main>';
  expect(holdsText()).toBe(false);
  const field = document.querySelector('input');
  if (field) field.value = 'Ana';
  expect([holdsText(), hasTypedText()]).toEqual([true, false]);
  document.body.innerHTML = '<main><form method="get" role="search"><input></form></main>';
  type('input', 'copper');
  expect(holdsText()).toBe(false);
});
