import { expect, test } from 'vitest';
import { crops } from './crops.ts';
import { readRenderOptions } from './render-options.ts';

test('without names every crop is rendered by day and by night', () => {
  expect(readRenderOptions([])).toEqual({
    crops: Object.keys(crops),
    schemes: ['day', 'night'],
    draft: null,
    samples: null,
  });
});

test('names choose crop and scheme, a draft its width and its rays', () => {
  expect(
    readRenderOptions(['--crop', 'port', '--scheme', 'night', '--draft', '480', '--samples', '12']),
  ).toEqual({ crops: ['port'], schemes: ['night'], draft: 480, samples: 12 });
});

test.each([
  [['--crop', 'harbor'], 'The model has no crop "harbor", so nothing was rendered. It has: valley, works,'],
  [['--scheme', 'dusk'], 'The model has no scheme "dusk", so nothing was rendered. It has: day, night.'],
  [['--draft', '0'], '--draft is "0", and has to be a whole number above 0'],
  [['--samples', 'many'], '--samples is "many", and has to be a whole number above 0'],
])('%j is refused by name', (words, message) => {
  expect(() => readRenderOptions(words)).toThrow(message);
});
