import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const script = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test('what a browser reads of a route stays: where it stands, its module, what it has', () => {
  const entry = { module: '/entry.js', imports: ['/a.js'], css: [] };
  const route = { id: 'yard', parentId: 'root', path: 'yard/:id', hasLoader: true, module: '/yard.js' };
  const full = { ...route, hasAction: false, hasClientLoader: false, imports: ['/a.js', '/b.js'], css: [] };
  expect(slimManifest(script({ entry, routes: { yard: full }, url: '/m.js', version: '1' }))).toBe(
    script({ entry: { ...entry, imports: [] }, routes: { yard: route }, url: '/m.js', version: '1' }),
  );
});

test('styles of a route stay', () => {
  const routes = { yard: { id: 'yard', css: ['/yard.css'] } };
  expect(slimManifest(script({ entry: {}, routes }))).toContain('"css":["/yard.css"]');
});

test('another shape stops the build', () => {
  expect(() => slimManifest('export default {}')).toThrow(/route manifest has another shape/);
});
