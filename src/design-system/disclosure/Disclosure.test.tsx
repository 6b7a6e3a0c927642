import { afterEach, expect, test } from 'vitest';
import { click, openHydratedPage, openPage, type TestPage } from '../test-page.tsx';
import { Disclosure } from './Disclosure.tsx';

const passage = (
  <Disclosure id="transcript" label="Transcript">
    <p>A crane lifts a load.</p>
  </Disclosure>
);

let page: TestPage;

afterEach(() => page.leave());

test('the button says whether its passage is open, and a press turns that round', () => {
  page = openPage(passage);
  const state = () => [
    page.named('Transcript').getAttribute('aria-expanded'),
    page.find('#transcript').hidden,
  ];
  expect(state()).toEqual(['false', true]);
  click(page.named('Transcript'));
  expect(state()).toEqual(['true', false]);
  click(page.named('Transcript'));
  expect(state()).toEqual(['false', true]);
});

test('a passage that was opened before hydration stays open', () => {
  page = openHydratedPage(passage, (container) => {
    container.querySelector('button')?.setAttribute('aria-expanded', 'true');
    container.querySelector('#transcript')?.removeAttribute('hidden');
  });
  expect(page.find('#transcript').hidden).toBe(false);
  click(page.named('Transcript'));
  expect(page.find('#transcript').hidden).toBe(true);
});
