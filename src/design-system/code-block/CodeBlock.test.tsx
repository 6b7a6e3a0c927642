// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { CodeBlock } from './CodeBlock.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('keeps its lines, breaks long ones, and says that they are for a machine', () => {
  page = openPage(<CodeBlock>{'curl a \\\n  -d b'}</CodeBlock>);
  const lines = page.find('pre');
  expect(lines.textContent).toBe('curl a \\\n  -d b');
  expect([lines.lang, lines.translate, getComputedStyle(lines).whiteSpace]).toEqual([
    'en',
    false,
    'pre-wrap',
  ]);
  expect(lines.hasAttribute('tabindex')).toBe(false);
});
