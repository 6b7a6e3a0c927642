import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { box, moving } from './isometric.ts';
import { artOf } from './scene-art.ts';
import { componentFor, componentOf, sceneFile } from './scene-file.ts';
import { pageScenes, scenePivots } from './scenes-for-pages.ts';

const art = new URL('../../../src/design-system/art/', import.meta.url);

test('a scene of two words has a component of two words', () => {
  expect(componentOf('hard-hat')).toBe('HardHatArt');
});

test.each(Object.entries(pageScenes))('the drawing %s is what the drawing code draws', (name, scene) => {
  expect(readFileSync(new URL(`drawings/${name}.svg`, art), 'utf8')).toBe(sceneFile(artOf(scene())));
});

test.each(Object.entries(pageScenes))(
  'the component of %s has the room and the pivot of its drawing',
  (name, scene) => {
    const component = readFileSync(new URL(`${componentOf(name)}.tsx`, art), 'utf8');
    const drawn = artOf(scene());
    expect(component).toBe(componentFor(component, drawn, scenePivots[name]));
    expect(component).toContain(`viewBox="${drawn.viewBox}"`);
    expect(component.includes('move=')).toBe(drawn.moving !== undefined);
    expect(component.includes('pivot=')).toBe(name in scenePivots);
  },
);

test('what moves in a scene must stand together in the order of drawing', () => {
  const plate = box([0, 0, 0], [1, 1, 1], 'paper');
  expect(() => artOf([...moving(plate), ...plate, ...moving(plate)])).toThrow(/stand together/);
  const { pieces, moving: part } = artOf([...plate, ...moving(plate), ...plate]);
  expect(part).toEqual([pieces.length / 3, (2 * pieces.length) / 3]);
});
