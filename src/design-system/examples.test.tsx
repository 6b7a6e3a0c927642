import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { openPage, renderPage, type TestPage } from './test-page.tsx';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  page = undefined;
});

/** Not components: the theme, and what nobody can see. */
const withoutExamples = ['theme', 'visually-hidden'];

test('every folder of a component is in the list of examples, which tests, axe and the preview page read', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...Object.keys(examples), ...withoutExamples].sort()).toEqual(folders.sort());
});

/** Shown by the page itself, once: its main part and its opening; or drawn by others: a field's label, the brand's mark. */
const shownElsewhere = ['Main', 'OpeningEnd', 'PageHeader', 'PictureHeader', 'LabelText', 'LogoMark'];

test('every component that a folder offers stands in an example', () => {
  const unseen = Object.keys(examples).flatMap((folder) => {
    const source = (name: string) => readFileSync(join(import.meta.dirname, folder, name), 'utf8');
    const shown = readdirSync(join(import.meta.dirname, folder))
      .filter((name) => name.endsWith('.examples.tsx'))
      .map(source)
      .join();
    const offered = [...source('index.ts').matchAll(/\b(?<!type )[A-Z]\w+/g)].map(([name]) => name);
    return offered.filter((name) => isComponent(name, folder) && !shown.includes(name));
  });
  expect(unseen.filter((name) => !shownElsewhere.includes(name))).toEqual([]);
});

/** Types begin with a capital as well. */
function isComponent(name: string, folder: string): boolean {
  return readdirSync(join(import.meta.dirname, folder)).some(
    (file) =>
      /(?<!\.(?:test|examples))\.tsx$/.test(file) &&
      new RegExp(`export (?:function|const) ${name}\\b`).test(
        readFileSync(join(import.meta.dirname, folder, file), 'utf8'),
      ),
  );
}

const all = Object.entries(examples).flatMap(([component, list]) =>
  list.map((example) => ({ component, ...example })),
);

describe.each(all)('$component, $name', ({ element }) => {
  test('stands on the server without a style attribute', () => {
    const html = renderPage(element);
    expect(html).not.toContain(' style=');
  });

  test('gives every reference a target, every id once and every control a name', () => {
    page = openPage(element);
    const { container } = page;
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
      for (const each of container.querySelectorAll(`[${attribute}]`)) {
        for (const id of each.getAttribute(attribute)?.split(' ') ?? []) {
          expect(ids).toContain(id);
        }
      }
    }
    for (const control of container.querySelectorAll('button, a'))
      expect(control.textContent?.trim()).not.toBe('');
    for (const control of container.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      expect(control.labels?.length).toBe(1);
    }
  });

  test('hides its drawings from assistive technology', () => {
    page = openPage(element);
    for (const drawing of page.container.querySelectorAll('svg')) {
      // A map is content: it says its name.
      if (drawing.hasAttribute('role')) expect(drawing.getAttribute('aria-label')).toBeTruthy();
      else expect(drawing.getAttribute('aria-hidden')).toBe('true');
    }
  });
});

test('every component with examples has each of them named once', () => {
  for (const list of Object.values(examples)) {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
