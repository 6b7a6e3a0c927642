// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openHydratedPage, renderPage, type TestPage } from '../test-page.tsx';
import { Fold } from './Fold.tsx';

let page: TestPage | undefined;

afterEach(() => page?.leave());

const fold = (
  <Fold summary="Copper" aside="7 grades">
    <p>Bright wire</p>
  </Fold>
);

test('it is the browser’s own, so that it opens without any script', () => {
  const html = renderPage(fold);
  expect(html).toMatch(/<details[^>]*><summary>/);
  expect(html).not.toMatch(/<details[^>]* open/);
});

test('what was opened before the script ran stays open', () => {
  page = openHydratedPage(fold, (container) => container.querySelector('details')?.setAttribute('open', ''));
  expect(page.find<HTMLDetailsElement>('details').open).toBe(true);
});

test('its name says what unfolds and how much is inside', () => {
  page = openHydratedPage(fold, () => undefined);
  expect(page.find('summary').textContent).toBe('Copper7 grades');
});
