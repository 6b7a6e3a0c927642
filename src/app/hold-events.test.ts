// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { holdEvents } from './hold-events.ts';

test('a press or a letter does not reach the document while events are held, and is done by the browser all the same', () => {
  document.body.innerHTML = '<input type="checkbox">';
  const box = document.querySelector('input') as HTMLInputElement;
  const heard: string[] = [];
  for (const name of ['pointerdown', 'click', 'keydown', 'input', 'change'])
    document.addEventListener(name, ({ type }) => heard.push(type), true);
  const letThrough = holdEvents();
  for (const name of ['pointerdown', 'keydown']) box.dispatchEvent(new Event(name, { bubbles: true }));
  box.click();
  expect(heard).toEqual([]);
  expect(box.checked).toBe(true);
  letThrough();
  box.click();
  expect(heard).toEqual(['click', 'input', 'change']);
});
