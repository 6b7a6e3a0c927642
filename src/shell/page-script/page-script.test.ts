// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import { decodeRot13 } from '#site/rot13.ts';
import { chooseScheme, currentScheme } from '../color-scheme.ts';
import { arrive } from './arrive.ts';
import { serveSchemeChoice } from './serve-scheme-choice.ts';
import { showEmail } from './show-email.ts';
import { showYear } from './show-year.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '<main><h1>Company</h1></main>';
  history.replaceState(null, '', '/firm');
});

const address = decodeRot13(brand.encodedEmail);

/** A document that was opened in this way. */
function opened(type: NavigationTimingType, referrer = ''): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

test('a link that leads to the contacts writes to us, in the words that it had or with the address', () => {
  document.body.innerHTML = `
    <a href="/contacts" data-email="${brand.encodedEmail}" data-email-shown>Contact us</a>
    <a href="/contacts" data-email="${brand.encodedEmail}">Connect <span hidden>(by email)</span></a>`;
  showEmail(document);
  const [strip, connect] = document.querySelectorAll('a');
  expect([strip?.href, strip?.textContent]).toEqual([`mailto:${address}`, address]);
  expect([connect?.href, connect?.textContent]).toEqual([`mailto:${address}`, 'Connect (by email)']);
  expect(connect?.querySelector('span')?.hidden).toBe(false);
});

test('the copyright line has the year of today', () => {
  document.body.innerHTML = '<span data-year>1999</span>';
  showYear(document);
  expect(document.body.textContent).toBe(`${new Date().getFullYear()}`);
});

test('the choice of colors shows what is in force, and puts another in force', () => {
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="color-scheme" value="${value}">`)
    .join('');
  chooseScheme('dark');
  serveSchemeChoice(document);
  const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.value;
  expect(chosen()).toBe('dark');
  document.querySelector<HTMLInputElement>('[value=light]')?.click();
  expect([chosen(), currentScheme()]).toEqual(['light', 'light']);
});

test('a document that has just opened keeps the focus that the browser gave it', () => {
  opened('navigate', 'http://localhost:3000/history');
  arrive(document);
  expect(document.activeElement).toBe(document.body);
});

test('on Back the focus returns to the link by which the visitor left', () => {
  document.body.innerHTML += '<a href="/a">A</a><a href="/b">B</a><a href="/b">B again</a>';
  opened('navigate');
  arrive(document);
  const [, , again] = document.querySelectorAll('a');
  again?.addEventListener('click', (event) => event.preventDefault());
  again?.click();
  opened('back_forward');
  arrive(document);
  expect(document.activeElement?.textContent).toBe('B again');
});

test.each([
  ['the same page of the other language', 'http://localhost:3000/empresa?a=b', 'Company'],
  ['another page of the other language', 'http://localhost:3000/empresa/historia', undefined],
  ['another site', 'https://elsewhere.example/empresa', undefined],
  ['nowhere', '', undefined],
])('coming from %s, the heading has the focus: %s', (_, referrer, heading) => {
  document.body.innerHTML += '<header><a hreflang="es" href="/empresa">Español</a></header>';
  opened('navigate', referrer);
  arrive(document);
  expect(document.querySelector('h1:focus')?.textContent).toBe(heading);
});

test('coming from the host of the other language, of which the browser tells no page, the heading has the focus', () => {
  document.body.innerHTML +=
    '<header><a hreflang="es" href="https://es.example/empresa">Español</a></header>';
  opened('navigate', 'https://es.example/');
  arrive(document);
  expect(document.querySelector('h1:focus')?.textContent).toBe('Company');
});

test('a fragment gives the focus to the heading of what it names', () => {
  document.body.innerHTML += '<section id="Reports"><h2>Our reports</h2></section>';
  history.replaceState(null, '', '/firm#Reports');
  opened('navigate');
  arrive(document);
  expect(document.activeElement?.textContent).toBe('Our reports');
});

test('whoever has begun to use the page keeps the focus', () => {
  document.body.innerHTML += '<input><header><a hreflang="es" href="/empresa">Español</a></header>';
  document.querySelector('input')?.focus();
  opened('navigate', 'http://localhost:3000/empresa');
  arrive(document);
  expect(document.activeElement?.localName).toBe('input');
});
