import { expect, test } from 'vitest';
import esg from './esg.json' with { type: 'json' };
import { schema } from './esg.schema.ts';
import { changeOf, rowOf, stateOf, valueIn } from './esg-figures.ts';
import report from './sustainability.json' with { type: 'json' };
import { schema as reportSchema } from './sustainability.schema.ts';

const faultsOf = (change: (data: typeof esg) => void) => {
  const data = structuredClone(esg);
  change(data);
  try {
    schema.validateSync(data, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { message: string }[] }).inner.map(({ message }) => message);
  }
};

const row = (data: typeof esg, id: string) => rowOf(data, id);

test('the figures are as they follow from each other', () => {
  expect(faultsOf(() => {})).toEqual([]);
});

test('a total that is not the sum of its parts stops the build', () => {
  expect(
    faultsOf((data) => {
      row(data, 'received').values[2] = 4421;
    }),
  ).toContain('received: value 3 is not what the rows it follows from give');
});

test('a rate that is not what its parts give stops the build', () => {
  expect(
    faultsOf((data) => {
      row(data, 'injury-rate').values[4] = 2.8;
    }),
  ).toEqual(['injury-rate: value 5 is not what the rows it follows from give']);
});

test('two rows of one name stop the build', () => {
  expect(
    faultsOf((data) => {
      row(data, 'women').id = 'staff';
    }),
  ).toEqual([
    'must differ from every other id; "staff" is that of families[1].tables[0].rows[4] as well as of families[1].tables[0].rows[6]',
    'staff names two rows',
  ]);
});

test('every ton that comes in is accounted for', () => {
  expect(row(esg, 'leaving').values).toEqual(row(esg, 'received').values);
});

test('electricity by place and by source is the same', () => {
  const [mill, yards] = [row(esg, 'electricity-mill').values, row(esg, 'electricity-yards').values];
  expect(mill.map((value, year) => value + (yards[year] ?? 0))).toEqual(row(esg, 'electricity').values);
});

test.each([
  ['vehicles', 'received'],
  ['steel', 'ferrous'],
  ['staff-canada', 'staff'],
  ['lost-time', 'injuries'],
  ['reports-true', 'reports'],
  ['directors-women', 'directors'],
])('%s is never more than %s, of which it is a part', (part, whole) => {
  const wholes = row(esg, whole).values;
  expect(row(esg, part).values.every((value, year) => value <= (wholes[year] ?? 0))).toBe(true);
});

test('the change since the base year is a part of the value then', () => {
  expect(changeOf(esg, row(esg, 'emissions'), 2020, 2024)).toBeCloseTo(-0.2396, 4);
});

test('goals stand where the text of the report says', () => {
  const states = report.goals.map((goal) => [goal.id, stateOf(esg, goal, report.base, report.year).state]);
  expect(states.filter(([, state]) => state === 'behind')).toEqual([
    ['landfill', 'behind'],
    ['leaders', 'behind'],
  ]);
  expect(states.filter(([, state]) => state === 'on-course')).toHaveLength(6);
});

test('a goal that is reached is at the end of its way', () => {
  const goal = { ...report.goals[1], id: 'x', row: 'clean-share', target: 60, by: 2030, title: '', text: '' };
  expect(stateOf(esg, goal, 2020, 2024)).toMatchObject({ way: 1, time: 0.4, state: 'reached' });
});

test('the report names only charts, goals and rows that exist', () => {
  expect(reportSchema.isValidSync(report, { strict: true })).toBe(true);
});

test('every chart of the report stands in a chapter', () => {
  const shown = report.chapters.flatMap(({ charts }) => charts);
  expect(new Set(shown)).toEqual(new Set(report.charts.map(({ id }) => id)));
});

/** Figures that the chapters state in words, each with the row and the scale it comes from. */
test.each([
  ['4.1 million', 'received', 1000, 1e6, 1],
  ['353,000', 'landfill', 1000, 1, 0],
  ['915', 'energy', 1, 1, 0],
  ['134,200', 'scope-1-fuel', 1000, 1, 0, 'scope-1-process'],
  ['46,400', 'scope-2', 1000, 1, 0],
  ['98.6', 'storm-water', 1, 1, 1],
  ['36 million', 'water-rain', 1e6, 1e6, 0],
  ['3.71 million', 'metal', 1000, 1e6, 2],
  ['366,000', 'nonferrous', 1000, 1, 0],
  ['631,000', 'vehicles', 1000, 1, 0],
  ['611,000', 'batteries', 1000, 1, 0],
  ['22,000', 'mercury', 1000, 1, 0],
  ['2,886', 'staff', 1, 1, 0],
  ['3,920', 'near-misses', 1, 1, 0],
  ['24.3', 'women-leaders', 1, 1, 1],
  ['10,400', 'volunteering', 1, 1, 0],
  ['1.01 million', 'giving', 1000, 1e6, 2],
  ['1,495', 'refused', 1, 1, 0],
])('the text says %s, as the row %s does', (words, id, times, scale, digits, second = '') => {
  const sum = [id, second].filter(Boolean).reduce((all, each) => all + valueIn(esg, row(esg, each), 2024), 0);
  const figure = ((sum * times) / scale).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  expect(words.replace(' million', '')).toBe(figure);
  expect(JSON.stringify(report.chapters)).toContain(words);
});
