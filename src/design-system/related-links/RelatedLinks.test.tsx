import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

let page: TestPage;

afterEach(() => page.leave());

const links = (
  <RelatedLinks
    heading="Where to go next"
    headingId="next"
    items={[
      { id: 'bring', label: 'What to bring', to: '/bring', text: 'Your ID.' },
      { id: 'find', label: 'Find a yard', to: '/find' },
    ]}
  />
);

test('the links stand under their heading, and are no landmark', () => {
  page = openPage(links);
  expect(page.find('section').getAttribute('aria-labelledby')).toBeNull();
  expect(page.find('section h2#next').textContent).toBe('Where to go next');
});

test("a link's name is its label alone; the sentence under it is read after it", () => {
  page = openPage(links);
  expect(page.named('What to bring').getAttribute('href')).toBe('/bring');
  expect(page.find('li').textContent).toBe('What to bringYour ID.');
});
