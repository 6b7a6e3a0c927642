/**
 * Writes the types of all route modules, which each imports as `./+types/<its name>`. Before `tsc` in
 * `npm run check:types`, and when `npm run dev` starts, for the editor:
 *
 *     node packages/build/write-route-types.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRoutes } from '#app/routes.ts';
import { languages } from '#i18n/language.ts';
import { routeTypes, typesFolder } from './route-types.ts';

const folder = new URL(`../../${typesFolder}/`, import.meta.url);

// What is left of a page that was removed would be checked with all others.
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of routeTypes(languages.map(makeRoutes))) {
  const file = fileURLToPath(new URL(name, folder));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
