import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Contents } from './Contents.tsx';
import { ToTop } from './ToTop.tsx';

let page: TestPage;

afterEach(() => page.leave());

const contents = (
  <Contents
    label="On this page"
    items={[
      { id: 'hours', label: 'Hours' },
      { id: 'prices', label: 'Prices' },
    ]}
  />
);

test('the label that is seen names the navigation, and is read once', () => {
  page = openPage(contents);
  expect(page.find('nav').getAttribute('aria-label')).toBe('On this page');
  expect(page.find('nav > [aria-hidden=true]').textContent).toBe('On this page');
});

test('each link leads to its heading, in order', () => {
  page = openPage(contents);
  const links = [...page.container.querySelectorAll('ol > li > a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hours', '#hours'],
    ['Prices', '#prices'],
  ]);
});

test('the end of a part leads to the top of the page, and not on paper', () => {
  page = openPage(<ToTop label="Back to top" />);
  expect(page.named('Back to top').getAttribute('href')).toBe('#top');
  expect(page.find('p').dataset.print).toBe('hide');
});
