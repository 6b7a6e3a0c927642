import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Tile } from './Tile.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('it holds one link, named by the title alone, in a heading of the asked level', () => {
  page = openPage(<Tile title="Sell to us" text="Paid the same day." to="/sell" headingLevel={2} />);
  const links = page.container.querySelectorAll('a');
  expect(links).toHaveLength(1);
  expect(page.find('h2 > a').textContent).toBe('Sell to us');
});
