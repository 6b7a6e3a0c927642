import { expect, test } from 'vitest';
import { findParts } from './find-parts.ts';

const part = (...names: string[]) => ({ group: 'all', names });
const muffler = part('Muffler', 'silencer', 'Silenciador', 'mofle, múfler');
const rim = part('Steel wheel', 'rim', 'Rin de acero', 'aro, rueda');
const door = part('Front door, complete', 'driver door', 'Puerta delantera completa', '');
const rear = part('Rear door, complete', 'back door', 'Puerta trasera completa', '');
const compressor = part('A/C compressor', 'AC pump', 'Compresor de aire acondicionado', '');
const parts = [muffler, rim, door, rear, compressor];

test.each([
  ['mofle', [muffler]],
  ['MÚFLER', [muffler]],
  ['mufflers', [muffler]],
  ['rines', [rim]],
  ['rin 17 aluminio', [rim]],
  ['door', [door, rear]],
  ['front door honda civic', [door]],
  ['puertas traseras', [rear]],
  ['ac', [compressor]],
  ['A/C', [compressor]],
  ['muff', [muffler]],
  ['flux capacitor', []],
  ['???', []],
  ['', parts],
  ['   ', parts],
])('%s is understood in both languages, in singular and plural, and without its accents', (text, found) => {
  expect(findParts(parts, text)).toEqual(found);
});

test('a question without end is read as far as anybody writes', () => {
  expect(findParts(parts, `${'x'.repeat(100_000)} mofle`)).toEqual([]);
});
