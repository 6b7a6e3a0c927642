import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { CarApart } from './CarApart.tsx';

let page: TestPage;

afterEach(() => page.leave());

const car = (
  <CarApart
    label="A sedan from the side."
    shares={[
      { material: 'steel', share: 0.9, name: 'Steel', amount: '1,800 pounds', text: 'It becomes rebar.' },
      { material: 'rest', share: 0.1, name: 'The rest', amount: '200 pounds', text: 'It is buried.' },
    ]}
  />
);

test('a listener hears one image by its name, and the materials as a list', () => {
  page = openPage(car);
  expect(page.find('[role=img]').getAttribute('aria-label')).toBe('A sedan from the side.');
  const words = [...page.container.querySelectorAll('[role=list] > li')].map((entry) =>
    [...entry.querySelectorAll('strong, [data-part=amount], p')].map((part) => part.textContent),
  );
  expect(words).toEqual([
    ['Steel', '1,800 pounds', 'It becomes rebar.'],
    ['The rest', '200 pounds', 'It is buried.'],
  ]);
  expect(page.container.querySelectorAll('li svg:not([aria-hidden=true])')).toHaveLength(0);
});

test('each block repeats lines of the whole car, none is drawn twice', () => {
  page = openPage(car);
  const drawn = [...page.container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const use of page.container.querySelectorAll('use'))
    expect(page.container.querySelector(use.getAttribute('href') ?? '')).not.toBeNull();
});

test('two cars on one page do not share their lines', () => {
  page = openPage(
    <>
      {car}
      {car}
    </>,
  );
  const ids = [...page.container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
