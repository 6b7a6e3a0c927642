// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { serveDisclosures } from '#design-system/disclosure/serve-disclosures.ts';
import { chooseScheme, currentScheme } from '#shell/color-scheme.ts';
import { serveSchemeChoice } from '#shell/page-script/serve-scheme-choice.ts';
import { heldEvents, holdEvents } from './hold-events.ts';

let heard: string[] = [];
const hear = ({ type }: Event) => heard.push(type);

beforeEach(() => {
  document.body.innerHTML = '<button><span>Menu</span></button><input type="checkbox">';
  heard = [];
  for (const name of heldEvents) document.addEventListener(name, hear, true);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

test('what is held is what makes React take a page over at once', () => {
  const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const [list = ''] = /"mousedown mouseup [\w ]+"/.exec(react) ?? [];
  expect(heldEvents.toSorted()).toEqual(list.slice(1, -1).split(' ').toSorted());
});

test('a press does not reach the document while events are held, and does afterwards', () => {
  const letThrough = holdEvents();
  for (const name of heldEvents) find('span').dispatchEvent(new Event(name, { bubbles: true }));
  expect(heard).toEqual([]);
  letThrough();
  find('span').click();
  expect(heard).toEqual(['click']);
});

test('what somebody chooses meanwhile is chosen', () => {
  const letThrough = holdEvents();
  find('input').click();
  expect((find('input') as HTMLInputElement).checked).toBe(true);
  expect(heard).toEqual([]);
  letThrough();
});

test('what the page script serves is heard while React takes the page over', () => {
  document.body.innerHTML = `
    <nav data-native><ul data-disclosure-group><li>
      <button data-disclosure aria-expanded="true" aria-controls="menu">Company</button>
      <ul id="menu"><li><a href="/firm">Firm</a></li></ul>
    </li></ul></nav>
    <input type="radio" name="color-scheme" value="light"><input type="radio" name="color-scheme" value="dark">`;
  chooseScheme('light');
  const ending = new AbortController();
  serveSchemeChoice(document);
  serveDisclosures(document, ending.signal);
  const letThrough = holdEvents();
  document.querySelector<HTMLInputElement>('[value=dark]')?.click();
  expect(currentScheme()).toBe('dark');
  const link = document.querySelector<HTMLElement>('nav a');
  link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(document.querySelector('nav button')?.ariaExpanded).toBe('false');
  letThrough();
  ending.abort();
});
