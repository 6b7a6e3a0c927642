import { afterEach, expect, test } from 'vitest';
import { click, openPage, type TestPage } from '../test-page.tsx';
import { Button } from './Button.tsx';

let page: TestPage;

afterEach(() => page.leave());

test.each([
  [
    'a page of the site',
    <Button key="" to="/firm">
      Go
    </Button>,
    'A',
    '/firm',
  ],
  [
    'another document',
    <Button key="" href="/film.mp4">
      Go
    </Button>,
    'A',
    '/film.mp4',
  ],
  ['no destination', <Button key="">Go</Button>, 'BUTTON', null],
])('with %s it is the right element', (_name, element, tag, href) => {
  page = openPage(element);
  expect([page.named('Go').tagName, page.named('Go').getAttribute('href')]).toEqual([tag, href]);
});

test('it does not submit a form unless asked to', () => {
  page = openPage(<Button>Go</Button>);
  expect(page.named('Go').getAttribute('type')).toBe('button');
});

test('an unavailable button says so, keeps its focus and still hears a press', () => {
  let presses = 0;
  page = openPage(
    <Button
      ariaDisabled
      onClick={() => {
        presses += 1;
      }}
    >
      Send
    </Button>,
  );
  click(page.named('Send'));
  expect(page.named('Send').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(page.named('Send'));
  expect(presses).toBe(1);
});
