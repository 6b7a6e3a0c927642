import { expect, test } from 'vitest';
import type { SearchDocument } from './ports.ts';
import { buildIndex, findIn, readIndex, writeIndex } from './site-index.ts';

const document = (
  id: string,
  title: string,
  text: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  id,
  kind: 'page',
  of: id,
  title,
  text,
  path: `/${id}`,
  ...more,
});

const spanish = buildIndex('es', [
  document('carreras', 'Carreras', 'Trabaje con nosotros en un centro de reciclaje.'),
  document('compania', 'Compañía', 'Quiénes somos y qué hacemos con el metal.'),
  document('autopartes', 'Autopartes de autoservicio', 'Desmonte usted mismo la pieza que necesita.'),
  document('cobre', 'Cobre n.º 1', 'Tubo limpio y barra.', { kind: 'material', also: 'tubería, kobre' }),
  document('bateria', 'Batería de plomo-ácido', 'Entera y derecha.', {
    kind: 'material',
    also: 'acumulador',
  }),
]);
const english = buildIndex('eng', [
  document('what#a', 'What we buy', 'Copper wire, brass and aluminum cans.', {
    of: 'what',
    heading: 'Copper',
  }),
  document('what#b', 'What we buy', 'Batteries must be whole.', { of: 'what', heading: 'Batteries' }),
  document('careers', 'Careers', 'Work with metal, outdoors.'),
]);
const synonyms = [['autopartes de autoservicio', 'yonke', 'deshuesadero']];
const titles = (hits: { title: string }[]): string[] => hits.map(({ title }) => title);

test.each([
  ['compania', 'Compañía'],
  ['COMPAÑÍA', 'Compañía'],
  ['baterías', 'Batería de plomo-ácido'],
  ['acumuladores', 'Batería de plomo-ácido'],
  ['reciclage', 'Carreras'],
  ['cobr', 'Cobre n.º 1'],
])('%s finds %s: accents, capitals, plurals, other words, slips and beginnings', (query, title) => {
  expect(titles(findIn(spanish, 'es', query))).toContain(title);
});

test('a word of the street finds what the site calls otherwise', () => {
  expect(titles(findIn(spanish, 'es', '¿dónde hay un yonke?', { synonyms }))[0]).toBe(
    'Autopartes de autoservicio',
  );
});

test('the parts of a page are one result, which leads to the best part', () => {
  const hits = findIn(english, 'eng', 'batteries');
  expect(hits.map(({ path, heading }) => [path, heading])).toEqual([['/what#b', 'Batteries']]);
});

test('all words are wanted, and any will do where nothing has them all', () => {
  expect(findIn(english, 'eng', 'metal outdoors').map(({ path }) => path)).toEqual(['/careers']);
  expect(findIn(english, 'eng', 'brass unicorn').map(({ path }) => path)).toEqual(['/what#a']);
});

const tasks = [
  { passage: 'careers', phrases: ['are you hiring', 'who are you'] },
  { passage: 'what', phrases: ['sell brass'] },
];
const led = buildIndex(
  'eng',
  [
    document('what', 'What we buy', 'Brass.'),
    document('what#a', 'What we buy', 'Hiring a truck? We are hiring trucks.', {
      of: 'what',
      heading: 'Trucks',
    }),
    document('careers', 'Careers', 'Work with metal, outdoors.'),
    document('notice', 'Closed for snow', 'The gate stays closed.', {
      kind: 'document',
      until: '2026-11-23',
    }),
    ...Array.from({ length: 14 }, (_, index) =>
      document(`filing-${index}`, `Filing ${index}`, 'A paper for the commission.', { kind: 'document' }),
    ),
  ],
  tasks,
);

test('a task in the words of a page leads to that page, whatever else holds the words', () => {
  expect(findIn(led, 'eng', 'are you hiring?')[0]).toMatchObject({ title: 'Careers', path: '/careers' });
  expect(titles(findIn(led, 'eng', 'hiring a truck'))[0]).toBe('What we buy');
});

test('a task of words that say nothing is found all the same', () => {
  expect(titles(findIn(led, 'eng', 'Who are you?'))).toEqual(['Careers']);
});

test('what has the name that was asked for leads', () => {
  expect(titles(findIn(led, 'eng', 'careers'))[0]).toBe('Careers');
  expect(titles(findIn(led, 'eng', 'filing 7'))[0]).toBe('Filing 7');
});

test('of many documents that are alike only the best are shown', () => {
  expect(findIn(led, 'eng', 'commission')).toHaveLength(10);
});

test('a notice is found until its last day', () => {
  expect(titles(findIn(led, 'eng', 'snow', { today: '2026-11-23' }))).toEqual(['Closed for snow']);
  expect(findIn(led, 'eng', 'snow', { today: '2026-11-24' })).toEqual([]);
});

test('phrases for a passage that nothing has stop the build, and name it', () => {
  expect(() => buildIndex('eng', [document('a', 'A', 'a')], tasks)).toThrow('"careers"');
});

test('phrases are searched and never shown', () => {
  expect(titles(findIn(led, 'eng', 'sel bras'))).toContain('What we buy');
  expect(JSON.stringify(findIn(led, 'eng', 'sell brass'))).not.toContain('sell');
});

test.each(['', '   ', '…', 'the of and', '" OR 1=1 --', '(((', 'a'.repeat(5000)])(
  '%j breaks nothing',
  (query) => {
    expect(Array.isArray(findIn(english, 'eng', query))).toBe(true);
  },
);

test('what was asked for is marked in the excerpt', () => {
  const [hit] = findIn(english, 'eng', 'brass');
  expect(hit?.excerpt.find(({ isHit }) => isHit)?.text).toBe('brass');
  expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('Copper wire, brass and aluminum cans.');
});

test('an index can be written and read again', () => {
  const copy = readIndex('eng', writeIndex(english));
  expect(findIn(copy, 'eng', 'brass')).toEqual(findIn(english, 'eng', 'brass'));
  expect(findIn(readIndex('eng', writeIndex(led)), 'eng', 'are you hiring')[0]?.title).toBe('Careers');
});
