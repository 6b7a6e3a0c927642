// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Figure } from './Figure.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('the caption is the last word of its figure, and names it', () => {
  page = openPage(
    <Figure caption="At one scale">
      <svg aria-hidden="true" />
    </Figure>,
  );
  expect(page.find('figure > figcaption:last-child').textContent).toBe('At one scale');
});
