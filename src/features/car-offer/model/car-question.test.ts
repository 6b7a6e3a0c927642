import { expect, test } from 'vitest';
import models from '#features/vehicles/content/models.json';
import type { ModelsContent } from '#features/vehicles/content/models.schema.ts';
import { bodyOf, readCar } from './car-question.ts';

const makes = models as ModelsContent;
const vin = '1M8GDM9AXKP042788';
const read = (query: string) => readCar(new URLSearchParams(query), makes, 2026);
const none = { year: null, model: null, body: null, vin: null };

test('a car is known by its year, make and model, and complete unless somebody says otherwise', () => {
  expect(read('zip=77002&year=2004&make=harrow&model=avocet+EX')).toMatchObject({
    ...{ year: 2004, body: 'midsize', faults: none, title: 'mine' },
    ...{ hasEngine: true, hasWheels: true, hasConverter: true },
  });
  expect(read('model=clover&year=2001&engine=no&wheels=no&converter=no&title=lost')).toMatchObject({
    ...{ hasEngine: false, hasWheels: false, hasConverter: false, title: 'lost' },
  });
});

test('a VIN says the year where nobody wrote it, and contradicts a wrong one', () => {
  expect(read(`vin=${vin}&model=Avocet`)).toMatchObject({ year: 1989, faults: none });
  expect(read(`vin=${vin}&model=Avocet&year=2004`).faults.year).toEqual({ kind: 'vin', year: 1989 });
  expect(read(`vin=1m8gdm9a-xkp042788`).typed.vin).toBe(vin);
});

test.each([
  ['', { year: 'required', model: 'required', body: null }],
  ['model=Clover', { year: 'required' }],
  ['model=Clover&year=1776', { year: 'early' }],
  ['model=Clover&year=2050', { year: 'late' }],
  ['model=Clover&year=19,99', { year: 'number' }],
  ['model=Zeppelin&year=2004', { body: 'unknown', year: null }],
  ['model=Clover&vin=123', { vin: { kind: 'length', length: 3 }, year: null }],
])('%s: what is wrong is named field by field', (query, faults) => {
  expect(read(query).faults).toMatchObject(faults);
});

test('the kind that somebody chose counts, also for a model that nobody knows', () => {
  expect(read('model=Zeppelin&year=2004&body=van')).toMatchObject({ body: 'van', faults: none });
  expect(read('model=Zeppelin&year=2004&body=__proto__').faults.body).toBe('unknown');
});

test('a model is found without its make, with its trim, and never by a part of its name', () => {
  expect(bodyOf('', 'r150 xlt', makes)).toBe('pickup');
  expect(bodyOf('Foothill', 'R-150', makes)).toBe('pickup');
  expect(bodyOf('Tamarack', 'R-150', makes)).toBeNull();
  expect(bodyOf('', 'e', makes)).toBeNull();
  expect(bodyOf('', 'Marlow6 s', makes)).toBe('midsize');
});
