import { expect, test } from 'vitest';
import {
  contentFaults,
  day,
  flag,
  id,
  list,
  listOf,
  mapWords,
  maybeWords,
  numberFrom,
  oneOf,
  readContent,
  record,
  text,
  whole,
  wordList,
  words,
} from './content-schema.ts';

const schema = listOf({
  id: id(),
  kind: oneOf(['metals', 'auto']).optional(),
  opened: day().optional(),
  acres: numberFrom(1, 90).optional(),
  trucks: whole(0).optional(),
  open: flag().optional(),
  person: text().optional(),
  title: words(),
  body: wordList().optional(),
  note: maybeWords(),
});

const good = { id: 'tacoma', title: 'Tacoma' };

test.each([
  ['a value that is not allowed', { kind: 'banana' }, '[0].kind', 'must be one of metals, auto; is "banana"'],
  [
    'a day that no calendar has',
    { opened: '2026-02-30' },
    '[0].opened',
    'must be a day of the calendar, yyyy-mm-dd; is "2026-02-30"',
  ],
  [
    'a day in words',
    { opened: '1 January' },
    '[0].opened',
    'must be a day of the calendar, yyyy-mm-dd; is "1 January"',
  ],
  ['a number out of its bounds', { acres: 91 }, '[0].acres', 'must be a number from 1 to 90; is 91'],
  ['a part of something whole', { trucks: 1.5 }, '[0].trucks', 'must be a whole number from 0; is 1.5'],
  ['a number written as text', { trucks: '2' }, '[0].trucks', 'must be a number; is "2"'],
  ['a yes that is none', { open: 'yes' }, '[0].open', 'must be true or false; is "yes"'],
  ['no words', { title: '' }, '[0].title', 'must hold words'],
  ['no field', { title: undefined }, '[0].title', 'must hold words'],
  ['an empty paragraph', { body: [''] }, '[0].body[0]', 'must hold words'],
  [
    'an id with capitals',
    { id: 'Tacoma' },
    '[0].id',
    'must be small letters and digits with hyphens, a letter first; is "Tacoma"',
  ],
])('%s is told with its field, the rule and what stands there', (_, change, field, reason) => {
  expect(contentFaults(schema, [{ ...good, ...change }])).toEqual([{ field, reason }]);
});

test('a field that nobody reads is told with those that there are', () => {
  expect(contentFaults(record({ id: id(), title: words() }), { ...good, colour: 'red' })).toEqual([
    { field: '', reason: 'must have no field "colour": nobody would read it; its fields are id, title' },
  ]);
});

test('two entries with one id are told with both their places, in every list', () => {
  expect(contentFaults(schema, [good, { ...good, id: 'eugene' }, good])).toEqual([
    { field: '[2].id', reason: 'must differ from every other id; "tacoma" is that of [0] as well as of [2]' },
  ]);
  const nested = record({ yards: listOf({ id: id() }) });
  expect(contentFaults(nested, { yards: [{ id: 'a' }, { id: 'a' }] })).toEqual([
    {
      field: 'yards[1].id',
      reason: 'must differ from every other id; "a" is that of yards[0] as well as of yards[1]',
    },
  ]);
});

test('entries without an id may be alike', () => {
  expect(contentFaults(listOf({ text: words() }), [{ text: 'a' }, { text: 'a' }])).toEqual([]);
});

test('a list that must hold something is not empty', () => {
  expect(contentFaults(record({ days: list(day()) }), { days: [] })).toEqual([
    { field: 'days', reason: 'must hold at least one' },
  ]);
});

test('what is read comes back, and a fault names file and field', () => {
  expect(readContent(schema, [good], 'yards.json')).toEqual([good]);
  expect(() => readContent(schema, [{ ...good, kind: 'banana' }], 'yards.json')).toThrow(
    /^yards\.json: \[0\]\.kind: must be one of metals, auto; is "banana"/,
  );
});

test('sentences are those that the schema marks, wherever they stand; the rest stays', () => {
  const content = [{ ...good, person: 'Ana', body: ['One.', 'Two.'], note: 'N' }];
  const found: string[] = [];
  const mapped = mapWords(schema, content, (word) => {
    found.push(`${word.path} ${word.field}`);
    return word.text.toUpperCase();
  });
  expect(found).toEqual(['[0].title title', '[0].body[0] body', '[0].body[1] body', '[0].note note']);
  expect(mapped).toEqual([
    { id: 'tacoma', title: 'TACOMA', person: 'Ana', body: ['ONE.', 'TWO.'], note: 'N' },
  ]);
  expect(content[0]?.title).toBe('Tacoma');
});
