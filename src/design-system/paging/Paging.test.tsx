// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Paging } from './Paging.tsx';

let page: TestPage;

afterEach(() => page.leave());

const previous = { to: '/list?page=1#list', label: 'Newer' };
const next = { to: '/list?page=3#list', label: 'Older' };
const words = { label: 'Pages of the list', position: 'Page 2 of 3' };

const all = (selector: string) => [...page.container.querySelectorAll(selector)];
const ways = () => all('a').map((link) => [link.textContent, link.getAttribute('href')]);

test('is a named navigation of links to both sides, and says which page this is', () => {
  page = openPage(<Paging {...words} previous={previous} next={next} />);
  expect(page.find('nav').getAttribute('aria-label')).toBe('Pages of the list');
  expect(ways()).toEqual([
    ['Newer', '/list?page=1#list'],
    ['Older', '/list?page=3#list'],
  ]);
  expect(page.find('nav').textContent).toContain('Page 2 of 3');
});

test('no way leads nowhere: the first page has none back, the last none on', () => {
  page = openPage(<Paging {...words} next={next} />);
  expect(ways()).toEqual([['Older', '/list?page=3#list']]);
  page.leave();
  page = openPage(<Paging {...words} previous={previous} />);
  expect(ways()).toEqual([['Newer', '/list?page=1#list']]);
});

test('a list of one page has no ways, and no empty navigation', () => {
  page = openPage(<Paging {...words} />);
  expect(all('nav')).toEqual([]);
});
