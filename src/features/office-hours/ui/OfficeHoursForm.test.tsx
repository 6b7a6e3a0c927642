import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, renderPage, type TestPage } from '#design-system/test-page.tsx';
import { trapField } from '#features/submissions/model/trap.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages as partMessages } from '#locale/form-parts.po';
import { messages } from '#locale/office-hours-form.po';
import { emptyOfficeHours } from '../model/office-hours.ts';
import { OfficeHoursForm, type OfficeHoursFormProps } from './OfficeHoursForm.tsx';

addMessages(partMessages);
addMessages(messages);

const form = (props: Partial<OfficeHoursFormProps> = {}) => (
  <I18nProvider i18n={i18n}>
    <h2 id="title">The form</h2>
    <OfficeHoursForm title={{ headingId: 'title' }} sealingKey={undefined} formToken="token" {...props} />
  </I18nProvider>
);

const intro =
  'Please complete the following fields to submit interest in joining the upcoming CEO Office Hours session:';

let page: TestPage | undefined;
let posts: { url: string; body: unknown }[];

beforeEach(() => {
  sessionStorage.clear();
  posts = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push({ url, body: JSON.parse(String(init.body)) });
    // The server never answers: whatever the page shows, it shows before that.
    return new Promise(() => undefined);
  });
});

afterEach(() => {
  page?.leave();
  page = undefined;
  vi.unstubAllGlobals();
});

const field = (name: string) => page?.find<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const errors = () =>
  [...(page?.container.querySelectorAll('[id$="-error"]') ?? [])].map((error) => error.textContent);

async function type(name: string, text: string) {
  await act(async () => {
    field(name).focus();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
    field(name).blur();
  });
}

async function press() {
  await act(async () => {
    page
      ?.find('button[type=submit]')
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

describe('as the server renders it', () => {
  const html = (props: Partial<OfficeHoursFormProps> = {}) => {
    const place = document.createElement('div');
    place.innerHTML = renderPage(form(props));
    return place;
  };

  test('it says what to do, asks for five things, shows no human check, and posts by itself', () => {
    const shown = html();
    expect(shown.textContent).toContain(intro);
    const posted = shown.querySelector('form');
    expect([posted?.getAttribute('action'), posted?.getAttribute('aria-labelledby')]).toEqual([
      '/api/officehours/add',
      'title',
    ]);
    const names = [...(posted?.querySelectorAll('input:not([type=hidden])') ?? [])].map((input) =>
      input.getAttribute('name'),
    );
    expect(names).toEqual(['employeeNumber', 'firstName', 'lastName', 'phone', 'email', trapField]);
    expect(posted?.querySelector(`[name=${trapField}]`)?.closest('[hidden]')).not.toBeNull();
    expect(posted?.querySelector<HTMLInputElement>('[name=formToken]')?.value).toBe('token');
    expect(shown.querySelector('[id*=recaptcha]')).toBeNull();
  });

  test('it keeps what was typed without script, and says what is wrong with it', () => {
    const shown = html({
      reply: {
        values: { ...emptyOfficeHours, firstName: 'Ana' },
        faults: [
          { field: 'employeeNumber', code: 'required' },
          { field: 'email', code: 'bound' },
        ],
        reason: 'invalid',
      },
    });
    expect(shown.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Ana');
    const summary = [...shown.querySelectorAll('#interest-errors + ul a')];
    expect(summary.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#interest-employeeNumber', 'Please provide a value for "Employee Number"'],
      ['#interest-email', 'Please shorten this answer to 1,000 characters or fewer.'],
    ]);
  });

  test('it thanks for an interest that was stored without script', () => {
    const shown = html({
      stored: {
        reference: 'AB12-CD34',
        at: Date.UTC(2026, 10, 20, 20),
        code: 'AB12-CD34.a.b.c.d',
        fingerprint: 'b',
        keyId: 'c',
      },
    });
    expect(shown.querySelector('[role=status] h2')?.textContent).toBe(
      'Your request was successfully submitted.',
    );
    expect(shown.textContent).toContain('AB12-CD34');
    expect(shown.textContent).toContain('December 4, 2026');
    expect(shown.textContent).not.toContain(intro);
    expect(shown.querySelector('form')).toBeNull();
  });
});

test('a field says what it wants once it was left, and not before', async () => {
  page = openPage(form());
  expect(errors()).toEqual([]);
  for (const name of ['employeeNumber', 'firstName', 'lastName', 'phone', 'email']) await type(name, '');
  expect(errors()).toEqual([
    'Please provide a value for "Employee Number"',
    'Please provide a value for "Phone"',
    'Please provide a value for "Email Address"',
  ]);
});

test('a phone of 300 characters and "abc" as an email get no message', async () => {
  page = openPage(form());
  await type('phone', '5'.repeat(300));
  await type('email', 'abc');
  expect(errors()).toEqual([]);
});

test('a press on the incomplete form marks every field, moves to a summary and sends nothing', async () => {
  page = openPage(form());
  expect(page.find('button[type=submit]').getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('interest-errors');
  expect(errors()).toHaveLength(3);
  expect(posts).toEqual([]);
});

test('a complete form gives way to the sentence before the server answers, and sends five fields', async () => {
  page = openPage(form());
  await type('employeeNumber', ' 40118 ');
  await type('phone', '7');
  await type('email', 'abc');
  expect(page.find('button[type=submit]').getAttribute('aria-disabled')).toBeNull();
  await press();
  await vi.waitFor(
    () => expect(document.activeElement?.textContent).toBe('Your request was successfully submitted.'),
    { timeout: 20_000 },
  );
  expect(page.container.textContent).not.toContain(intro);
  expect(page.container.querySelector('form')).toBeNull();
  expect(posts).toEqual([
    {
      url: '/api/officehours/add',
      body: { employeeNumber: '40118', firstName: '', lastName: '', phone: '7', email: 'abc' },
    },
  ]);
});

test('a form whose trap was filled is dropped without a word', async () => {
  page = openPage(form());
  for (const name of ['employeeNumber', 'phone', 'email']) await type(name, '7');
  field(trapField).value = 'https://spam.example';
  await press();
  expect(posts).toEqual([]);
  expect(page.container.querySelector('form')).not.toBeNull();
  expect(errors()).toEqual([]);
});
