import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artOf } from './scene-art.ts';
import { componentOf, sceneFile } from './scene-file.ts';
import { pageScenes } from './scenes-for-pages.ts';

const art = new URL('../../../src/design-system/art/', import.meta.url);

test('a scene of two words has a component of two words', () => {
  expect(componentOf('hard-hat')).toBe('HardHatArt');
});

test.each(Object.entries(pageScenes))('the drawing %s is what the drawing code draws', (name, scene) => {
  expect(readFileSync(new URL(`drawings/${name}.svg`, art), 'utf8')).toBe(sceneFile(artOf(scene())));
});

test.each(Object.entries(pageScenes))('the component of %s keeps its view free', (name, scene) => {
  const component = readFileSync(new URL(`${componentOf(name)}.tsx`, art), 'utf8');
  expect(component).toContain(`viewBox="${artOf(scene()).viewBox}"`);
});
