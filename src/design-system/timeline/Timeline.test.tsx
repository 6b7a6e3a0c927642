import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Timeline } from './Timeline.tsx';

let page: TestPage;

afterEach(() => page.leave());

const items = [
  { id: 'a', when: '1936', title: 'One truck', text: 'It begins.' },
  { id: 'b', when: 'May 2024', title: 'Sun', text: 'It goes on.' },
];

test('the list says how many entries there are', () => {
  page = openPage(<Timeline items={items} />);
  expect(page.find('ol').getAttribute('role')).toBe('list');
  expect(page.container.querySelectorAll('ol > li')).toHaveLength(2);
});

test('a heading of the asked level says when and what', () => {
  page = openPage(<Timeline items={items} headingLevel={2} />);
  expect([...page.container.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
    '1936 One truck',
    'May 2024 Sun',
  ]);
});
