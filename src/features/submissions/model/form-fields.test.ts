import { expect, expectTypeOf, test } from 'vitest';
import {
  emptyValues,
  type FormField,
  fitValues,
  lineNamesOf,
  optionalField,
  readValues,
  requiredField,
  requiredProseField,
  schemaOf,
  type ValuesOf,
} from './form-fields.ts';
import { faultsIn } from './form-rules.ts';

const boxes: FormField<{ one: boolean; other: boolean }> = {
  empty: { one: false, other: false },
  rule: optionalField(1).rule,
  fit: (raw) => raw,
};
const table = {
  code: requiredField(3, { pattern: /^[A-Z]+$/, fit: (raw) => raw.trim().toUpperCase() }),
  note: optionalField(5, 'bound'),
  boxes,
};

test('a field that is named once has its type, its empty value and its place in every list', () => {
  expectTypeOf<ValuesOf<typeof table>>().toEqualTypeOf<{
    code: string;
    note: string;
    boxes: { one: boolean; other: boolean };
  }>();
  expect(emptyValues(table)).toEqual({ code: '', note: '', boxes: { one: false, other: false } });
  expectTypeOf(lineNamesOf(table)).toEqualTypeOf<('code' | 'note')[]>();
  expect(lineNamesOf(table)).toEqual(['code', 'note']);
});

test('fits each field in its own way, and any other as one line', () => {
  const raw = { ...emptyValues(table), code: ' ab ', note: ' a\tb ' };
  expect(fitValues(table, raw)).toEqual({ ...emptyValues(table), code: 'AB', note: 'a b' });
});

test('completes a judged body: nothing is left out, and only `true` is a tick', () => {
  expect(readValues(table, { code: 'AB', boxes: { one: true, other: 'yes', surplus: true } })).toEqual({
    code: 'AB',
    note: '',
    boxes: { one: true, other: false },
  });
  expect(readValues(table, { note: 7, boxes: null })).toEqual(emptyValues(table));
});

test.each([
  [{ code: 'AB' }, []],
  [{}, [{ field: 'code', code: 'required' }]],
  [
    { code: 'ABCD', note: 'abcdef' },
    [
      { field: 'code', code: 'max' },
      { field: 'note', code: 'bound' },
    ],
  ],
  [{ code: 'ab' }, [{ field: 'code', code: 'format' }]],
  [{ code: 'AB', surplus: '' }, [{ field: '', code: 'unknown' }]],
])('judges %j by its fields alone', (value, faults) => {
  expect(faultsIn(value, schemaOf(table), ['code', 'note', 'boxes'])).toEqual(faults);
});

test.each([
  [' First\r\n\r\n\r\nSecond ', 'First\n\nSecond'],
  ['One\rTwo\tthree\u200B', 'One\nTwo three'],
  ['\n\n', ''],
])('a text of several lines keeps its lines: %j becomes %j', (typed, fitted) => {
  const field = requiredProseField(40);
  expect(field.fit(typed)).toBe(fitted);
  expect(field.rule.isValidSync(fitted)).toBe(fitted !== '');
});
