import { expect, test } from 'vitest';
import { rectBeside } from './rect-beside.ts';

const size = { width: 400, height: 500 };
const at = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test.each([
  ['right of a text', at(50, 100, 500, 200), { left: 512, top: 100 }],
  ['left of one at the right edge', at(700, 100, 1200, 200), { left: 288, top: 100 }],
  ['below a wide one', at(20, 10, 1260, 60), { left: 20, top: 72 }],
  ['above a wide one at the foot', at(20, 700, 1260, 780), { left: 20, top: 188 }],
  ['beside one at the foot, as low as the window goes', at(50, 700, 500, 780), { left: 512, top: 292 }],
  ['in the lower right corner where nothing is free', at(20, 100, 1260, 700), { left: 872, top: 292 }],
])('the box stands %s', (_, text, place) => {
  expect(rectBeside(text, size, 1280, 800)).toEqual(place);
});
