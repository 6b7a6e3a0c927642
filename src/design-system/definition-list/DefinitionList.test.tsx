import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { DefinitionList } from './DefinitionList.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('each term stands with its text in one group of the list', () => {
  page = openPage(
    <DefinitionList
      items={[
        { id: 'a', term: 'Bale', text: 'A block.' },
        { id: 'b', term: 'Melt', text: <em>Liquid.</em> },
      ]}
    />,
  );
  const groups = [...page.container.querySelectorAll('dl > div')];
  expect(
    groups.map((group) =>
      [group.querySelector('dt'), group.querySelector('dd')].map((each) => each?.textContent),
    ),
  ).toEqual([
    ['Bale', 'A block.'],
    ['Melt', 'Liquid.'],
  ]);
});
