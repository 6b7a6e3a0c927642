import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { keepWhole } from './Unbroken.tsx';

let page: TestPage;

afterEach(() => page.leave());

test.each([
  ['Write 203-555-0199 or 530-R-15-007.', ['203-555-0199', '530-R-15-007']],
  ['A 20-minute state-of-the-art walk', []],
])('of "%s" only numbers and codes are kept whole', (text, whole) => {
  page = openPage(<p>{keepWhole(text)}</p>);
  expect(page.find('p').textContent).toBe(text);
  expect([...page.container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(whole);
});
