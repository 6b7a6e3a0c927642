import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moveMaps, readStack } from './source-maps.ts';

/** A build with one script, whose first character comes from line 3, column 5 of a page. */
function buildWithOneScript(): string {
  const builds = mkdtempSync(join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(builds, { recursive: true, force: true }));
  const folder = join(builds, 'es/client/assets/es');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'careers-Bx3.js'), 'a()');
  // Mapping "AAEI": generated column 0, source 0, line 2 and column 4, both counted from 0.
  const map = { version: 3, sources: ['../../../../../src/pages/careers.tsx'], names: [], mappings: 'AAEI' };
  writeFileSync(join(folder, 'careers-Bx3.js.map'), JSON.stringify(map));
  return builds;
}

test('maps leave the folder that is served, and stay where they are when that is done twice', () => {
  const builds = buildWithOneScript();
  const [client, maps] = [join(builds, 'es/client'), join(builds, 'es/maps')];
  expect(moveMaps(client, maps)).toBe(1);
  expect(existsSync(join(client, 'assets/es/careers-Bx3.js.map'))).toBe(false);
  expect(moveMaps(client, maps)).toBe(0);
  expect(existsSync(join(maps, 'assets/es/careers-Bx3.js.map'))).toBe(true);
});

test('a stack of a browser is read with the places of our sources', () => {
  const builds = buildWithOneScript();
  moveMaps(join(builds, 'es/client'), join(builds, 'es/maps'));
  expect(readStack('at a (https://es.example/assets/es/careers-Bx3.js:1:1)', builds)).toBe(
    'at a (src/pages/careers.tsx:3:5 (careers-Bx3.js))',
  );
});

test('a place that no build here knows stays as it is', () => {
  const stack = 'at a (https://es.example/assets/es/gone-C4.js:1:1)';
  expect(readStack(stack, buildWithOneScript())).toBe(stack);
});
