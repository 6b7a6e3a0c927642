import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowser } from '../runner.ts';
import { installDomHelpers } from './dom-helpers.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title>
    <p id="plain">Words</p>
    <p id="none" style="display: none">Words</p>
    <p id="invisible" style="visibility: hidden">Words</p>
    <p id="transparent" style="opacity: 0">Words</p>
    <p id="clipped" style="position: absolute; width: 1px; height: 1px; overflow: hidden">Words</p>
    <p id="outside" style="position: absolute; top: -100px; height: 40px">Words</p>
    <p id="silent" aria-hidden="true">Words</p>
    <p id="inert" inert>Words</p>
    <div style="opacity: 0"><p id="within-transparent">Words</p></div>
    <ul><li>One</li><li data-stop="3">Two  words</li></ul>
    <div id="_r_1_"><b>Made</b></div>
    <table><caption id="hidden-name" style="width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Words</caption></table>
    <div id="twice"></div><div id="twice"><i>Twice</i></div>
    <form id="near"><input type="radio" name="load" value="in"></form>
    <p><input type="radio" name="load" value="out" form="near" checked><input type="radio" name="load" value="alone"></p>`);
  await installDomHelpers(page);
}, 120_000);

afterAll(() => browser?.close());

describe('who meets an element', () => {
  test.each([
    ['plain', { isRendered: true, isPainted: true, isVisible: true, isExposed: true }],
    ['none', { isRendered: false, isPainted: false, isVisible: false, isExposed: false }],
    ['invisible', { isRendered: false, isPainted: false, isVisible: false, isExposed: false }],
    ['transparent', { isRendered: true, isPainted: false, isVisible: false, isExposed: true }],
    ['within-transparent', { isRendered: true, isPainted: false, isVisible: false, isExposed: true }],
    ['clipped', { isRendered: true, isPainted: true, isVisible: false, isExposed: true }],
    ['outside', { isRendered: true, isPainted: true, isVisible: false, isExposed: true }],
    ['silent', { isRendered: true, isPainted: true, isVisible: true, isExposed: false }],
    ['inert', { isRendered: true, isPainted: true, isVisible: true, isExposed: false }],
  ])('%s', async (id, expected) => {
    const answers = await page.evaluate((name) => {
      const { isRendered, isPainted, isVisible, isExposed } = window.auditDom;
      const element = document.querySelector(`#${name}`) ?? document.body;
      return {
        isRendered: isRendered(element),
        isPainted: isPainted(element),
        isVisible: isVisible(element),
        isExposed: isExposed(element),
      };
    }, id);
    expect(answers).toEqual(expected);
  });

  test('one clipped to a pixel or to nothing is there for screen readers alone, and a transparent one is not', async () => {
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('p, caption')]
        .filter(window.auditDom.isVisuallyHidden)
        .map(({ id }) => id),
    );
    expect(hidden).toEqual(['clipped', 'hidden-name']);
  });
});

test('one radio of a group takes the Tab key, wherever those of its form stand', async () => {
  const stops = await page.evaluate(() =>
    window.auditDom.stops().flatMap((each) => (each instanceof HTMLInputElement ? [each.value] : [])),
  );
  expect(stops).toEqual(['out', 'alone']);
});

describe('a finding keeps its name from run to run', () => {
  const faultAt = (selector: string) =>
    page.evaluate((where) => window.auditDom.fault(document.querySelector(where), 'is wrong'), selector);

  test('it is led to by an id of the page', async () => {
    expect(await faultAt('#plain')).toEqual({
      message: 'is wrong',
      selector: '#plain',
      html: '<p id="plain">Words</p>',
    });
  });

  test('by its place where it has no id, without the marks of a walk', async () => {
    const { selector, html } = await faultAt('li + li');
    expect(selector).toBe('body > ul > li:nth-of-type(2)');
    expect(html).toBe('<li>Two words</li>');
  });

  test('never by an id that a library made', async () => {
    expect((await faultAt('b')).selector).toBe('body > div:nth-of-type(2) > b');
  });

  test('never by an id that two elements have', async () => {
    expect((await faultAt('i')).selector).toBe('body > div:nth-of-type(4) > i');
  });

  test('from the top of the document where it is none of the body', async () => {
    expect((await faultAt('title')).selector).toBe('html > head > title');
  });

  test('by nothing where the whole page is meant', async () => {
    expect((await faultAt('html')).selector).toBe('');
  });
});
