import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Steps } from './Steps.tsx';

let page: TestPage;

afterEach(() => page.leave());

const items = [
  {
    id: 'weigh',
    title: 'Weigh',
    text: 'On <scale>the scale</scale>.',
    art: <i>drawing</i>,
    meta: '3 minutes',
  },
  { id: 'pay', title: 'Pay', text: 'In cash.' },
];
const textLinks = { scale: { to: '/scale' } };

test('the list says how many steps there are', () => {
  page = openPage(<Steps items={items} textLinks={textLinks} />);
  expect(page.find('ol').getAttribute('role')).toBe('list');
  expect(page.container.querySelectorAll('ol > li')).toHaveLength(2);
});

test.each(['rows', 'cards'] as const)('in %s each title is a heading of the asked level', (layout) => {
  page = openPage(<Steps items={items} textLinks={textLinks} layout={layout} headingLevel={4} />);
  expect([...page.container.querySelectorAll('h4')].map((each) => each.textContent)).toEqual([
    'Weigh',
    'Pay',
  ]);
});

test('a reader meets title, text, fact and drawing in this order', () => {
  page = openPage(<Steps items={items} textLinks={textLinks} />);
  expect(page.find('li').textContent).toBe('WeighOn the scale.3 minutesdrawing');
  expect(page.named('the scale').getAttribute('href')).toBe('/scale');
});
