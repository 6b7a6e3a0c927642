import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, renderPage, type TestPage } from '#design-system/test-page.tsx';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { trapField } from '#features/submissions/model/trap.ts';
// The file that remembers comes at the first key; here it is at hand, so that no test waits for the tools.
import * as draftKeeper from '#features/submissions/ui/form-parts/draft-keeper.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages as routeMessages } from '#locale/routes.po';
import type { ContactReply } from '../../model/contact-request.ts';
import { emptyContactValues } from '../../model/contact-request.ts';
import { storeSharedState } from '../../model/shared-state.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

addMessages(routeMessages);

/** The name that the drafts of this form lie under. */
const contactDraft = 'contact';

const source = { lastWebPageName: 'Direct', supplyChannelName: '', businessTypeName: '' };

const form = (props: Partial<ContactFormProps> = {}) => (
  <I18nProvider i18n={i18n}>
    <ContactForm
      variant="3pr"
      title={{ heading: 'The form' }}
      humanCheck={{ kind: 'altcha', challengeUrl: '/challenge' }}
      sealingKey={undefined}
      formToken="token"
      source={source}
      {...props}
    />
  </I18nProvider>
);

let page: TestPage | undefined;

/** Answers of the calls by path; a test may put a promise in place of a list. */
let answers: Record<string, unknown>;
let asked: string[];

beforeEach(async () => {
  // The tab remembers in memory too, and a sealed text may still be on its way to the storage: both forget.
  await draftKeeper.open();
  draftKeeper.forgetDraft(contactDraft);
  sessionStorage.clear();
  asked = [];
  answers = {
    [formCalls.countries]: [
      { code: 'US', name: 'United States' },
      { code: 'CA', name: 'Canada' },
      { code: 'DE', name: 'Germany' },
    ],
    [`${formCalls.states}/US`]: [{ code: 'OR', name: 'Oregon' }],
    [`${formCalls.states}/CA`]: [{ code: 'BC', name: 'British Columbia' }],
    [`${formCalls.states}/DE`]: [],
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = await answers[address];
    return answer === undefined ? new Response(null, { status: 500 }) : Response.json(answer);
  });
});

afterEach(() => {
  page?.leave();
  page = undefined;
  vi.unstubAllGlobals();
});

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

async function show(props: Partial<ContactFormProps> = {}) {
  page = openPage(form(props));
  await settle();
  return page;
}

const field = (name: string) => page?.find<HTMLSelectElement>(`[name="${name}"]`) as HTMLSelectElement;

const options = (name: string) => [...field(name).options].map(({ text }) => text);

async function choose(name: string, value: string) {
  await act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

describe('country and state', () => {
  test.each([
    ['contact-our-team', 'Choose a country'],
    ['3pr', 'Choose Country'],
  ] as const)('countries of %s load when the form is created, below "%s"', async (variant, first) => {
    await show({ variant });
    expect(options('country')).toEqual([first, 'United States', 'Canada', 'Germany']);
    expect(options('state')).toEqual(['Choose Country First']);
    expect(asked).toEqual([formCalls.countries]);
  });

  test('the list of states follows the country and forgets what was chosen', async () => {
    await show();
    await choose('country', 'CA');
    expect(options('state')).toEqual(['Choose Province', 'British Columbia']);
    await choose('state', 'BC');
    await choose('country', 'US');
    expect(options('state')).toEqual(['Choose State', 'Oregon']);
    expect(field('state').value).toBe('');
    await choose('country', 'DE');
    expect(options('state')).toEqual(['Choose State']);
    expect(page?.find('#contact-state-hint').textContent).toContain('do not need');
    await choose('country', '');
    expect(options('state')).toEqual(['Choose Country First']);
    expect(asked).toEqual([
      formCalls.countries,
      ...['CA', 'US', 'DE'].map((code) => `${formCalls.states}/${code}`),
    ]);
  });

  test('a late answer of the country before is not shown', async () => {
    const { promise, resolve } = Promise.withResolvers();
    answers[`${formCalls.states}/CA`] = promise;
    await show();
    await choose('country', 'CA');
    await choose('country', 'US');
    resolve([{ code: 'BC', name: 'British Columbia' }]);
    await settle();
    expect(options('state')).toEqual(['Choose State', 'Oregon']);
  });

  test('without the list of countries the first entry stays, and nobody has to choose', async () => {
    delete answers[formCalls.countries];
    await show();
    expect(options('country')).toEqual(['Choose Country']);
    const needed = page?.find('#contact-still-needed').querySelectorAll('a');
    expect([...(needed ?? [])].map((link) => link.textContent)).not.toContain('Country');
  });
});

test('a form that comes back filled in shows its country and state once their lists are there', async () => {
  const values = { ...emptyContactValues, company: 'Contour', country: 'CA', state: 'BC' };
  await show({ reply: { values, faults: [], reason: 'again' } });
  expect([field('country').value, field('state').value]).toEqual(['CA', 'BC']);
  expect(options('state')).toEqual(['Choose Province', 'British Columbia']);
});

test('what was chosen before a reload stands again once the lists are there, on the other form too', async () => {
  await show();
  await choose('country', 'CA');
  await choose('state', 'BC');
  await choose('supplyChannel', 'Recalled Goods');
  page?.leave();
  await show();
  expect(['country', 'state', 'supplyChannel'].map((name) => field(name).value)).toEqual([
    'CA',
    'BC',
    'Recalled Goods',
  ]);
  page?.leave();
  await show({ variant: 'contact-our-team' });
  expect([field('country').value, field('state').value]).toEqual(['CA', 'BC']);
  expect(page?.container.querySelector('[id$="-error"]')).toBeNull();
});

describe('as the server renders it', () => {
  const html = (props: Partial<ContactFormProps> = {}) => {
    const place = document.createElement('div');
    place.innerHTML = renderPage(form(props));
    return place;
  };

  test('it posts to the API by itself and says which form it is and where the visitor came from', () => {
    const posted = html().querySelector('form');
    expect(posted?.getAttribute('action')).toBe('/api/servicelines/form/');
    const hidden = [...(posted?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])];
    expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toMatchObject({
      form: '3pr',
      specificLeadSource: 'Direct',
      formToken: 'token',
    });
    expect(posted?.querySelector(`[name=${trapField}]`)?.closest('[hidden]')).not.toBeNull();
  });

  test('it keeps what was typed without script, and says what is wrong with it', () => {
    const reply: ContactReply = {
      values: { ...emptyContactValues, firstName: 'Ana', email: 'ana' },
      faults: [
        { field: 'email', code: 'format' },
        { field: 'company', code: 'required' },
      ],
      reason: 'invalid',
    };
    const shown = html({ reply });
    expect(shown.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Ana');
    const summary = [...shown.querySelectorAll('#contact-errors + ul a')];
    expect(summary.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#contact-email', 'Please provide a valid email address'],
      ['#contact-company', 'Please provide a company'],
    ]);
  });

  test('it thanks for a request that was stored without script, without a full stop', () => {
    const shown = html({
      stored: {
        reference: 'AB12-CD34',
        at: Date.UTC(2026, 10, 20, 20),
        code: 'AB12-CD34.a.b.c.d',
        fingerprint: 'b',
        keyId: 'c',
      },
    });
    expect(shown.querySelector('h2')?.textContent).toBe('Your request was successfully submitted');
    expect(shown.textContent).toContain('AB12-CD34');
    expect(shown.querySelector('form')).toBeNull();
  });
});

test('what a banner stored stands in the lists, and may be changed there', async () => {
  storeSharedState(sessionStorage, { supplyChannelName: 'Recalled Goods', businessTypeName: 'Retail' });
  await show();
  expect([field('supplyChannel').value, field('businessType').value]).toEqual(['Recalled Goods', 'Retail']);
});

test('a press on the incomplete form marks every field and moves to a summary in the order of the page', async () => {
  await show();
  const button = page?.find('button[type=submit]');
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  await act(async () => {
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('contact-errors');
  const links = [...(page?.container.querySelectorAll('#contact-errors + ul a') ?? [])];
  expect(links.map((link) => link.textContent)).toEqual([
    'Please provide a first name',
    'Please provide a last name',
    'Please provide a valid email address',
    'Please provide a company',
    'Please complete the human check.',
  ]);
  expect(asked).toEqual([formCalls.countries]);
});
