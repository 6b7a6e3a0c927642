import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Verdict } from './Verdict.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('the answer is in the words, and each kind has a sign of its own shape', () => {
  const kinds = ['yes', 'conditions', 'no', 'neutral'] as const;
  page = openPage(
    <div>
      {kinds.map((kind) => (
        <Verdict key={kind} kind={kind} label={`It is ${kind}`} />
      ))}
    </div>,
  );
  expect(page.container.textContent).toBe('It is yesIt is conditionsIt is noIt is neutral');
  const shapes = [...page.container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
});
