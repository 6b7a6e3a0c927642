import { expect, test } from 'vitest';
import { fold, meaningfulStems, stem } from './word-forms.ts';

test.each([
  ['Batería', 'bateria'],
  ['LÍNEA BLANCA', 'linea blanca'],
  ['Cañería', 'caneria'],
  ['n.º 1', 'n.o 1'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['motores', 'motor'],
  ['cables', 'cable'],
  ['wires', 'wire'],
  ['boxes', 'box'],
  ['batteries', 'battery'],
  ['llaves', 'llave'],
  ['luces', 'luz'],
  ['glasses', 'glass'],
])('%s and %s have one stem', (plural, singular) => {
  expect(stem(plural)).toBe(stem(singular));
});

test('brass is no plural', () => {
  expect(stem('brass')).not.toBe(stem('bra'));
});

test.each([
  ['Can I sell my old water heaters?', ['water', 'heater']],
  ['¿Puedo vender un boiler viejo?', ['boiler']],
  ['cans', ['can']],
  ['No. 1 copper', ['1', 'copper']],
  ['Cobre n.º 1', ['cobr', '1']],
  ['window A/C', ['window', 'ac']],
  ['wire wires', ['wir']],
  ['the old metal', []],
  ['<script>', ['script']],
  ['', []],
])('of %j the search keeps %j', (text, kept) => {
  expect(meaningfulStems(text)).toEqual(kept);
});
