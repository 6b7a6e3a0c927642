// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Text } from './Text.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('what is muted has a quieter colour', () => {
  page = openPage(
    <div>
      <Text muted>By the way</Text>
      <Text>First of all</Text>
    </div>,
  );
  const [muted, plain] = [...page.container.querySelectorAll('p')].map(
    (text) => getComputedStyle(text).color,
  );
  expect(muted).not.toBe(plain);
});
