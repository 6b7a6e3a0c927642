import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Facts } from './Facts.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('a listener hears what is counted, then the figure, then the note', () => {
  page = openPage(
    <Facts
      items={[
        { id: 'yards', value: '46', label: 'yards' },
        { id: 'cars', value: '310,000', label: 'cars', note: 'in 2025' },
      ]}
    />,
  );
  const groups = [...page.container.querySelectorAll('dl > div')];
  expect(
    groups.map((group) => [...group.children].map((part) => [part.localName, part.textContent])),
  ).toEqual([
    [
      ['dt', 'yards'],
      ['dd', '46'],
    ],
    [
      ['dt', 'cars'],
      ['dd', '310,000'],
      ['dd', 'in 2025'],
    ],
  ]);
});
