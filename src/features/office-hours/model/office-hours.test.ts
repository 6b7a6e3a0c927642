import { describe, expect, test } from 'vitest';
import {
  checkOfficeHours,
  emptyOfficeHours,
  fitOfficeHours,
  type OfficeHoursInterest,
  officeHoursBound,
  officeHoursFields,
} from './office-hours.ts';

const filled: OfficeHoursInterest = {
  employeeNumber: '40 118-B',
  firstName: 'Ana',
  lastName: 'Ríos',
  phone: '503-555-0100',
  email: 'ana@example.com',
};

const faultsOf = (value: unknown) => {
  const checked = checkOfficeHours(value);
  return 'faults' in checked ? checked.faults : [];
};

test('holds five fields in the order of the page, and no others', () => {
  expect(officeHoursFields).toEqual(['employeeNumber', 'firstName', 'lastName', 'phone', 'email']);
  expect(faultsOf({ ...filled, recaptcha: 'answer' })).toEqual([{ field: '', code: 'unknown' }]);
});

test('asks for employee number, phone and email; the names may be left out', () => {
  expect(faultsOf(emptyOfficeHours)).toEqual([
    { field: 'employeeNumber', code: 'required' },
    { field: 'phone', code: 'required' },
    { field: 'email', code: 'required' },
  ]);
  const { firstName: _first, lastName: _last, ...required } = filled;
  expect(checkOfficeHours(required)).toEqual({ interest: { ...filled, firstName: '', lastName: '' } });
  expect(faultsOf({ ...filled, firstName: null, lastName: null })).toEqual([]);
});

describe('phone and email', () => {
  test.each(['5'.repeat(250), '5'.repeat(251), '5'.repeat(300), 'call my sister'])(
    'a phone of any length and form is valid: %s',
    (phone) => expect(faultsOf({ ...filled, phone })).toEqual([]),
  );

  test.each(['abc', 'ANA@EXAMPLE.COM', 'ana@example.museum', 'a b', '@'])(
    'an email of any form is valid: %s',
    (email) => expect(faultsOf({ ...filled, email })).toEqual([]),
  );
});

describe('the bound that no visitor reaches', () => {
  test.each(officeHoursFields)('%s takes as much, one more has a code of its own', (field) => {
    expect(faultsOf({ ...filled, [field]: 'x'.repeat(officeHoursBound) })).toEqual([]);
    expect(faultsOf({ ...filled, [field]: 'x'.repeat(officeHoursBound + 1) })).toEqual([
      { field, code: 'bound' },
    ]);
  });

  test('keeps the fullest form, sealed and in letters of three bytes, below what the server reads', () => {
    const fullest = Object.fromEntries(
      officeHoursFields.map((field) => [field, '魚'.repeat(officeHoursBound)]),
    );
    const sealed = Math.ceil((new TextEncoder().encode(JSON.stringify(fullest)).length * 4) / 3);
    expect(sealed + 400).toBeLessThan(32 * 1024);
  });
});

test('fits each field into one line and changes nothing else', () => {
  const typed = {
    ...filled,
    employeeNumber: ' 40\t118-B\u200B ',
    email: ' Ana@Example.COM ',
    lastName: 'Ríos  Peña',
  };
  expect(fitOfficeHours(typed)).toEqual({
    ...filled,
    employeeNumber: '40 118-B',
    email: 'Ana@Example.COM',
    lastName: 'Ríos Peña',
  });
});

test.each(['line\nbreak', '\u202Eflipped', 7, ['a'], { a: 1 }])('refuses %j as a phone', (phone) => {
  expect(faultsOf({ ...filled, phone })).toEqual([{ field: 'phone', code: 'format' }]);
});
