// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { holdEvents } from './hold-events.ts';

const names = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'click', 'input', 'change'];
let heard: string[] = [];
const hear = ({ type }: Event) => heard.push(type);

beforeEach(() => {
  document.body.innerHTML = '<button data-disclosure><span>Menu</span></button><input type="checkbox">';
  heard = [];
  for (const name of names) document.addEventListener(name, hear, true);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

test('a press on a menu does not reach the document while events are held, and does afterwards', () => {
  const letThrough = holdEvents();
  for (const name of ['pointerdown', 'mousedown', 'touchstart', 'click'])
    find('span').dispatchEvent(new Event(name, { bubbles: true }));
  expect(heard).toEqual([]);
  letThrough();
  find('span').click();
  expect(heard).toEqual(['click']);
});

test('what somebody chooses meanwhile is chosen and heard, and so is Escape', () => {
  const letThrough = holdEvents();
  find('input').click();
  expect((find('input') as HTMLInputElement).checked).toBe(true);
  expect(heard).toEqual(['click', 'input', 'change']);
  for (const key of ['a', 'Escape'])
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(heard).toEqual(['click', 'input', 'change', 'keydown']);
  letThrough();
});
