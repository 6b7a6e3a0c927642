// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { openPage, renderPage, type TestPage } from './test-page.tsx';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  page = undefined;
});

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
    for (const drawing of page.container.querySelectorAll('svg'))
      expect(drawing.getAttribute('aria-hidden')).toBe('true');
  });
});

test('every component with examples has each of them named once', () => {
  for (const list of Object.values(examples)) {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
