import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { FlowChart } from './FlowChart.tsx';
import { SlopeChart } from './SlopeChart.tsx';

let page: TestPage;

afterEach(() => page.leave());

const words = {
  title: 'A year’s metal',
  description: 'Most of it left as steel.',
  format: (value: number) => `${value} t`,
  tableLabel: 'Show the table',
  tableCaption: 'Metal of a year',
  categoryLabel: 'Metal',
};
const flow = (
  <FlowChart
    {...words}
    unit="Tons"
    inLabel="Came in"
    outLabel="Left"
    sources={[{ id: 'people', label: 'People', value: 100 }]}
    sinks={[
      { id: 'steel', label: 'Steel', value: 90, isLost: false },
      { id: 'buried', label: 'Buried', value: 10, isLost: true },
    ]}
  />
);
const cells = () =>
  [...page.container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const named = (attribute: string) =>
  document.getElementById(page.find('[role=img]').getAttribute(attribute) ?? '')?.textContent;

test('a flow is one image with name and description, and a table of what came in and left', () => {
  page = openPage(flow);
  expect([named('aria-labelledby'), named('aria-describedby')]).toEqual([words.title, words.description]);
  expect(cells()).toEqual([
    ['Metal', 'Came in', 'Left'],
    ['People', '100 t', '–'],
    ['Steel', '–', '90 t'],
    ['Buried', '–', '10 t'],
  ]);
});

test('each band of a flow carries its figure and words, and what is lost has a look of its own', () => {
  page = openPage(flow);
  const texts = [...page.container.querySelectorAll('svg text')].map((text) => text.textContent);
  expect(texts).toEqual(['100 t People ', ' Steel 90 t', ' Buried 10 t']);
  expect(page.container.querySelectorAll('[data-flow=lost]')).toHaveLength(1);
});

test('a slope below the steady pace ends in another shape and says so in words', () => {
  const slope = { label: 'Less waste', time: 40 };
  page = openPage(
    <SlopeChart
      {...words}
      pace="Steady pace"
      ends={['Start', 'Due']}
      wayLabel="Way"
      timeLabel="Time"
      slopes={[
        { ...slope, id: 'a', way: 30, state: 'Behind' },
        { ...slope, id: 'b', way: 60, state: 'On course' },
      ]}
    />,
  );
  const shapes = [...page.container.querySelectorAll('[data-behind] path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(new Set(shapes).size).toBe(2);
  expect(page.find('[data-part=labels]').textContent).toBe(
    'Less waste60 t · On courseLess waste30 t · Behind',
  );
  expect(named('aria-describedby')).toBe(words.description);
  expect(cells()).toContainEqual(['Less waste', '30 t', '40 t']);
});
