import { act, createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CheckboxGroup, TextField } from '../field/index.ts';
import { click, focus, openPage, renderPage, type TestPage } from '../test-page.tsx';
import { ErrorSummary, type ErrorSummaryHandle } from './ErrorSummary.tsx';

const summary = createRef<ErrorSummaryHandle>();
const form = (
  <form>
    <ErrorSummary
      title="There is a problem"
      headingId="summary"
      errors={[
        { fieldId: 'name', message: 'Enter your name' },
        { fieldId: 'brands-1', message: 'Choose one' },
      ]}
      ref={summary}
    />
    <TextField id="name" label="Name" error="Enter your name" />
    <CheckboxGroup
      id="brands"
      legend="Brands"
      error="Choose one"
      options={[{ name: 'yards', label: 'Yards' }]}
    />
  </form>
);

let page: TestPage;

afterEach(() => page.leave());

function seen(element: Element): () => number {
  let times = 0;
  Object.assign(element, {
    scrollIntoView: () => {
      times += 1;
    },
  });
  return () => times;
}

test('it is a group named by its heading, with links in the order of the fields', () => {
  page = openPage(form);
  expect(page.find('[role=group]').getAttribute('aria-labelledby')).toBe('summary');
  expect(page.find('h2#summary').textContent).toBe('There is a problem');
  expect([...page.container.querySelectorAll('a')].map((link) => [link.hash, link.textContent])).toEqual([
    ['#name', 'Enter your name'],
    ['#brands-1', 'Choose one'],
  ]);
});

test('the form moves the focus to it, and it is no stop any more once the focus has left', () => {
  page = openPage(form);
  const group = page.find('[role=group]');
  act(() => summary.current?.focus());
  expect(document.activeElement).toBe(group);
  expect(group.getAttribute('tabindex')).toBe('-1');
  focus(page.named('Choose one'));
  expect(group.hasAttribute('tabindex')).toBe(false);
  act(() => summary.current?.focus());
  expect(document.activeElement).toBe(group);
});

const answer = (
  <ErrorSummary
    title="There is a problem"
    headingId="answer"
    errors={[{ fieldId: 'zip', message: 'Write the ZIP code' }]}
    autoFocus
  />
);

test('an answer that the router brings takes the focus to it', () => {
  page = openPage(<button type="button">Get my offer</button>);
  focus(page.find('button'));
  page.render(answer);
  expect(document.activeElement).toBe(page.find('[role=group]'));
});

test('in a new document it is no group, whose name would be heard before the same heading', () => {
  const page = new DOMParser().parseFromString(renderPage(answer), 'text/html');
  const [first] = page.body.children;
  expect(first?.hasAttribute('autofocus')).toBe(true);
  expect(first?.getAttribute('tabindex')).toBe('-1');
  expect(first?.hasAttribute('role')).toBe(false);
  expect(first?.hasAttribute('aria-labelledby')).toBe(false);
  expect(first?.firstElementChild?.textContent).toBe('There is a problem');
});

test('what a new document began with is a group once the form moves the focus to it again', () => {
  page = openPage(
    <ErrorSummary title="There is a problem" headingId="answer" errors={[]} autoFocus ref={summary} />,
  );
  const shown = page.find('h2').parentElement;
  act(() => summary.current?.focus());
  expect(shown?.getAttribute('role')).toBe('group');
  expect(shown?.getAttribute('aria-labelledby')).toBe('answer');
  expect(document.activeElement).toBe(shown);
});

test('a link shows the label and puts the focus in the field', () => {
  page = openPage(form);
  const timesSeen = seen(page.find('label[for=name]'));
  click(page.named('Enter your name'));
  expect(timesSeen()).toBe(1);
  expect(document.activeElement).toBe(page.find('#name'));
});

test('a link into a group shows the question and puts the focus in the first box', () => {
  page = openPage(form);
  const timesSeen = seen(page.find('legend'));
  click(page.named('Choose one'));
  expect(timesSeen()).toBe(1);
  expect(document.activeElement).toBe(page.find('#brands-1'));
});
