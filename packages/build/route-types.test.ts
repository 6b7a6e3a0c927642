import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { index, layout, route } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { makeRoutes } from '#app/routes.ts';
import { languages } from '#i18n/language.ts';
import { routeTypes } from './route-types.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const written = routeTypes(languages.map(makeRoutes));

/** The types of a site with a home and yards, whose addresses a second language translates. */
const small = routeTypes([
  [layout('../pages/layout.tsx', { id: 'pages/layout' }, [index('../pages/home.tsx', { id: 'home' })])],
  [route('centro/:id', '../pages/yard.tsx', { id: 'yard' }), route('*', '../pages/unknown.tsx')],
  [route('yard/:id', '../pages/yard.tsx', { id: 'yard' })],
]);

test('every route module has types, those of a single language too', () => {
  const modules = globSync('src/pages/**/*.tsx', { cwd: project }).map((file) => file.replaceAll('\\', '/'));
  const expected = ['src/app/root.tsx', ...modules].map((file) => {
    const { dir, name } = parse(file);
    return `${dir}/+types/${name}.ts`;
  });
  expect([...written.keys()].sort()).toEqual(['+routes.ts', ...expected].sort());
});

test('a module imports its own types, not those of another', () => {
  const imported = globSync('src/pages/**/*.tsx', { cwd: project }).flatMap((file) =>
    [...readFileSync(join(project, file), 'utf8').matchAll(/'(\.[^']*\+types\/[^']*)'/g)].map(
      ([, specifier]) => [specifier, `./+types/${parse(file).name}`] as const,
    ),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter(([specifier, own]) => specifier !== own)).toEqual([]);
});

test('the parameters of an address are registered, in every language', () => {
  const registered = small.get('+routes.ts');
  expect(registered).toContain('"/": { params: {  } };');
  expect(registered).toContain('"/yard/:id": { params: { "id": string } };');
  expect(registered).toContain('"/centro/:id": { params: { "id": string } };');
  expect(registered).toContain('"/*": { params: { "*": string } };');
  expect(registered).toContain(
    '"../pages/yard.tsx": { id: "yard"; page: "/centro/:id" } | { id: "yard"; page: "/yard/:id" };',
  );
});

test('a layout is shown on the addresses of its pages, the root on all', () => {
  const registered = small.get('+routes.ts');
  expect(registered).toContain('"../pages/layout.tsx": { id: "pages/layout"; page: "/" };');
  expect(registered).toContain('"root.tsx": { id: "root"; page: "/" | "/centro/:id" | "/*" | "/yard/:id" };');
});

test('a route without an id is called as its file, as the framework does', () => {
  expect(small.get('+routes.ts')).toContain('"../pages/unknown": typeof import("./src/pages/unknown.tsx");');
});

test('the types of a module name those that surround it', () => {
  const home = small.get('src/pages/+types/home.ts');
  expect(home).toContain('GetInfo<{ file: "../pages/home.tsx"; module: Module }>');
  expect(home).toContain(
    'type Matches = [{ id: "root"; module: typeof import("../../app/root.tsx") }, ' +
      '{ id: "pages/layout"; module: typeof import("../layout.tsx") }, ' +
      '{ id: "home"; module: typeof import("../home.tsx") }];',
  );
});
