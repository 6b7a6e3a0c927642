// @vitest-environment jsdom
import { act } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { openPage, type TestPage } from '../test-page.tsx';
import { QueryForm } from './QueryForm.tsx';
import { useQueryForm } from './use-query-form.ts';

let page: TestPage;

afterEach(() => page.leave());

test('is a named search that a browser sends by itself, to an address that can be kept', () => {
  page = openPage(
    <QueryForm label="Ask for a price" action="/prices">
      <TextField id="near" name="near" label="ZIP code" defaultValue="77002" />
      <Button type="submit">Show prices</Button>
    </QueryForm>,
  );
  const form = page.find<HTMLFormElement>('form[role=search]');
  expect([form.getAttribute('aria-label'), form.method, form.getAttribute('action')]).toEqual([
    'Ask for a price',
    'get',
    '/prices',
  ]);
  expect([...new FormData(form)]).toEqual([['near', '77002']]);
});

test('what handles a question by script gets it', () => {
  let asked = 0;
  page = openPage(
    <QueryForm
      label="Ask for a price"
      action="/prices"
      onSubmit={(event) => {
        event.preventDefault();
        asked += 1;
      }}
    >
      <Button type="submit">Show prices</Button>
    </QueryForm>,
  );
  page.find<HTMLFormElement>('form').requestSubmit();
  expect(asked).toBe(1);
});

function Asking() {
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const near = parameters.get('near') ?? '';
  const asking = useQueryForm('/prices', { near, unit: parameters.get('unit') ?? '' });
  return (
    <>
      <QueryForm label="Ask for a price" {...asking}>
        <TextField id="near" name="near" label="ZIP code" defaultValue={near} />
        <TextField id="unit" name="unit" label="Unit" />
      </QueryForm>
      <output>{pathname + search}</output>
    </>
  );
}

const field = (name: string) => page.find<HTMLInputElement>(`input[name=${name}]`);
const address = () => page.find('output').textContent;

test('asks without a document: what is typed goes into the address without spaces around it, what is empty stays out', async () => {
  page = openPage(<Asking />);
  field('near').value = ' 77002 ';
  await act(async () => page.find<HTMLFormElement>('form').requestSubmit());
  expect(address()).toBe('/prices?near=77002');
});

test('the fields are the visitor’s until the page answers something else, and follow it then', async () => {
  page = openPage(<Asking />);
  await act(async () => page.goTo('/prices?near=77002&unit=pound'));
  expect([field('near').value, field('unit').value]).toEqual(['77002', 'pound']);
  field('near').value = '7700';
  page.render(<Asking />);
  expect(field('near').value).toBe('7700');
  await act(async () => page.goTo('/prices?near=97201'));
  expect([field('near').value, field('unit').value]).toEqual(['97201', '']);
});
