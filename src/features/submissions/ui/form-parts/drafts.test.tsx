import { I18nProvider } from '@lingui/react';
import { act, type ReactNode, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfficeHoursForm, type OfficeHoursFormProps } from '#features/office-hours/ui/index.ts';
import { emptyPrivacyRequest } from '#features/privacy-request/model/privacy-request.ts';
import { PrivacyRequestForm, type PrivacyRequestFormProps } from '#features/privacy-request/ui/index.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages as partMessages } from '#locale/form-parts.po';
import { messages } from '#locale/forms.po';
import { messages as interestMessages } from '#locale/office-hours-form.po';
import { customerPath } from '../../model/api-contract.ts';
import { storeDraft } from '../../model/drafts.ts';
import { draftsKey } from '../../model/drafts-key.ts';
import { regions } from '../../model/regions.ts';
import { openDrafts } from '../../model/sealed-drafts.ts';
import { trapField } from '../../model/trap.ts';
import * as draftKeeper from './draft-keeper.ts';
import { rememberLeftFields } from './left-fields.ts';

for (const words of [partMessages, messages, interestMessages]) addMessages(words);

const inLanguage = (children: ReactNode) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nProvider>
  </StrictMode>
);

const interest = (props: Partial<OfficeHoursFormProps> = {}) =>
  inLanguage(
    <>
      <h2 id="title">The form</h2>
      <OfficeHoursForm title={{ headingId: 'title' }} sealingKey={undefined} formToken="token" {...props} />
    </>,
  );

const privacy = (props: Partial<PrivacyRequestFormProps> = {}) =>
  inLanguage(
    <PrivacyRequestForm
      humanCheck={{ kind: 'altcha', challengeUrl: '/challenge' }}
      sealingKey={undefined}
      formToken="token"
      {...props}
    />,
  );

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('dataprivacy') ? Response.json(regions) : new Promise(() => undefined),
  );
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

/** Opens a page as the server sends it; React takes it over. A difference between the two would be a complaint. */
async function open(content: ReactNode) {
  // A page that is opened knows what is stored, and nothing of what the page before held in its memory.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await draftKeeper.open();
  page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(content);
  await act(async () => {
    root = hydrateRoot(page, content);
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
}

async function leave() {
  await act(async () => root?.unmount());
  root = undefined;
  page?.remove();
}

async function reload(content: ReactNode) {
  await leave();
  await open(content);
}

function field(name: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`The form has no field "${name}".`);
  return found;
}

async function type(name: string, text: string) {
  await act(async () => {
    const prototype = field(name) instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(
      new Event(prototype === HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}

const button = (name: string) => {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`The form has no button "${name}".`);
  return found;
};

async function press(name: string) {
  await act(async () => {
    button(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const errors = () => page.querySelectorAll('[id$="-error"]').length;
/** The tab of these tests, as the browser's own pages see it. */
const tab = { storage: sessionStorage, name: '', subtle: crypto.subtle };
Object.defineProperty(tab, 'name', { get: () => window.name, set: (name) => (window.name = name) });

/** What the tab remembers, once all of it is sealed. */
async function kept(): Promise<string | null> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return (await openDrafts(tab, draftsKey)).getItem(draftsKey);
}

/** Sealing takes its time on a busy machine: a page that is left before keeps what was sealed last. */
async function sealed(text: string): Promise<void> {
  await vi.waitFor(async () => expect(await kept()).toContain(text), { timeout: 20_000 });
}

/** What an earlier page of the tab left. */
async function seed(form: string, values: object, at: number): Promise<void> {
  storeDraft(await openDrafts(tab, draftsKey), form, values, at);
  await vi.waitFor(async () => expect(await kept()).toContain(`"${form}"`));
}

describe('a draft', () => {
  test('survives a reload with texts, lists and boxes, paints no error, and counts as filled in', async () => {
    await open(privacy());
    await type('name', 'Ana Ríos');
    await type('zip', '1');
    await type('state', 'OR');
    await type('requestType', 'Other');
    await type('otherRequestType', 'Please call my sister.');
    await act(async () => field(customerPath('recycling')).click());
    await reload(privacy());
    expect(
      ['name', 'zip', 'state', 'requestType', 'otherRequestType'].map((name) => field(name).value),
    ).toEqual(['Ana Ríos', '1', 'OR', 'Other', 'Please call my sister.']);
    expect(field(customerPath('recycling')).checked).toBe(true);
    expect(field(customerPath('autoParts')).checked).toBe(false);
    expect(errors()).toBe(0);
    const needed = page.querySelector('#request-still-needed')?.textContent;
    expect(needed).not.toContain('Name');
    expect(needed).toContain('ZIP Code');
  });

  test('is kept for a form that was typed into, and not for one that was looked at', async () => {
    await open(privacy());
    await act(async () => field('name').focus());
    await act(async () => field('name').blur());
    expect(await kept()).toBeNull();
  });

  test('is kept with the very first letter, however soon the visitor leaves', async () => {
    await open(privacy());
    await act(async () => {
      field('name').focus();
      await import('./draft-keeper.ts');
    });
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    act(() => {
      setValue?.call(field('name'), 'A');
      field('name').dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(await kept()).toContain('"A"');
  });

  test('does not keep a form from saying of a field that was left too early what it wants', async () => {
    rememberLeftFields(document);
    page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = renderToString(privacy());
    field('name').focus();
    field('name').blur();
    field('zip').focus();
    await act(async () => {
      root = hydrateRoot(page, privacy());
    });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
    expect([...page.querySelectorAll('[id$="-error"]')].map(({ id }) => id)).toEqual(['request-name-error']);
    // Once: a form that is filled in anew begins without faults.
    await reload(privacy());
    expect(errors()).toBe(0);
  });

  test('holds neither the trap nor the answer of the human check', async () => {
    await open(privacy());
    await type(trapField, 'https://spam.example');
    expect(await kept()).toBeNull();
    await type('name', 'Ana');
    expect(await kept()).toContain('Ana');
    expect(await kept()).not.toContain('spam');
    expect(await kept()).not.toContain('recaptcha');
  });

  test('gives way to what was typed before script came, and takes it in', async () => {
    await seed('interest', { phone: 'old', email: 'kept' }, 1);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = renderToString(interest());
    field('phone').value = 'new';
    await act(async () => {
      root = hydrateRoot(page, interest());
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
    expect([field('phone').value, field('email').value]).toEqual(['new', 'kept']);
    await type('employeeNumber', '7');
    // It is sealed before it is kept, which takes as long as the machine lets it.
    await sealed('new');
    await reload(interest());
    expect(['employeeNumber', 'phone', 'email'].map((name) => field(name).value)).toEqual([
      '7',
      'new',
      'kept',
    ]);
  });

  test('is forgotten once the form was submitted', async () => {
    await open(interest());
    for (const name of ['employeeNumber', 'phone', 'email']) await type(name, 'typed');
    expect(await kept()).toContain('typed');
    await press('Submit');
    await vi.waitFor(() => expect(page.querySelector('form')).toBeNull(), { timeout: 20_000 });
    expect(await kept()).toBeNull();
  });

  test('is forgotten when the form had been submitted without script', async () => {
    await seed('interest', { phone: '7' }, 1);
    await open(
      interest({
        stored: { reference: 'AB12-CD34', at: 0, code: 'AB12-CD34.a.b.c.d', fingerprint: 'b', keyId: 'c' },
      }),
    );
    expect(await kept()).toBeNull();
  });

  test('does not mix with a form that came back filled in, which becomes the draft', async () => {
    await seed('request', { name: 'Old', city: 'Salem' }, 1);
    const values = { ...emptyPrivacyRequest, name: 'Ana' };
    await open(privacy({ reply: { values, faults: [], reason: 'again' } }));
    expect([field('name').value, field('city').value]).toEqual(['Ana', '']);
    await reload(privacy());
    expect([field('name').value, field('city').value]).toEqual(['Ana', '']);
  });

  test('works in a browser that refuses storage as if there were none', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    await open(interest());
    await type('phone', '7');
    expect(field('phone').value).toBe('7');
  });
});

describe('clearing', () => {
  test('empties every field, brings no message, is remembered, and can be undone from the same button', async () => {
    await open(privacy());
    await type('name', 'Ana');
    await type('state', 'OR');
    await act(async () => field(customerPath('steelMill')).click());
    await act(async () => button('Clear the form').focus());
    await press('Clear the form');
    expect([field('name').value, field('state').value]).toEqual(['', 'CA']);
    expect(field(customerPath('steelMill')).checked).toBe(false);
    expect(errors()).toBe(0);
    expect(await kept()).not.toContain('Ana');
    expect(document.activeElement).toBe(button('Bring my answers back'));
    expect([...page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(
      'The form has been cleared.',
    );
    await press('Bring my answers back');
    expect([field('name').value, field('state').value]).toEqual(['Ana', 'OR']);
    expect(field(customerPath('steelMill')).checked).toBe(true);
    await sealed('Ana');
    await reload(privacy());
    expect(field('name').value).toBe('Ana');
  });

  test('is over as soon as the visitor types again', async () => {
    await open(interest());
    await type('phone', '1');
    await press('Clear the form');
    await type('phone', '2');
    expect(() => button('Bring my answers back')).toThrow();
    await sealed('"2"');
    await reload(interest());
    expect(field('phone').value).toBe('2');
  });
});

describe('what was typed into another form', () => {
  const carriedNote = () =>
    [...page.querySelectorAll('[role=status]')]
      .map(({ textContent }) => textContent ?? '')
      .find((text) => text.startsWith('From another form'));

  test('stands in this one with a word about it, as far as this one would take it', async () => {
    await seed(
      'contact',
      {
        firstName: 'Ana',
        lastName: 'Ríos',
        email: 'ana@example.com',
        phone: '503-555-0100 ext. 7',
        company: 'Co',
      },
      1,
    );
    await open(privacy());
    expect(['name', 'email', 'phone', 'city'].map((name) => field(name).value)).toEqual([
      'Ana Ríos',
      'ana@example.com',
      // Longer than this form allows.
      '',
      '',
    ]);
    expect(errors()).toBe(0);
    expect(carriedNote()).toBe(
      'From another form in this tab we filled in: Name, Email Address. Please check it.',
    );
  });

  test('is not taken for typed: it goes with the draft it came from', async () => {
    await seed('contact', { email: 'ana@example.com' }, 1);
    await open(interest());
    expect(field('email').value).toBe('ana@example.com');
    await act(async () => field('email').focus());
    await act(async () => field('phone').focus());
    sessionStorage.clear();
    await reload(interest());
    expect(field('email').value).toBe('');
    expect(carriedNote()).toBeUndefined();
  });

  test('does not come back into a form that was cleared', async () => {
    await seed('contact', { email: 'ana@example.com' }, 1);
    await open(interest());
    const stored = () => JSON.stringify({ ...sessionStorage });
    const before = stored();
    await press('Clear the form');
    expect([field('email').value, carriedNote()]).toEqual(['', undefined]);
    // What remembers is loaded and closes what it writes: on a busy machine that takes its time.
    await vi.waitFor(() => expect(stored()).not.toBe(before), { timeout: 5_000 });
    await reload(interest());
    expect(field('email').value).toBe('');
  });

  test('leaves a form alone that has answers of its own', async () => {
    await seed('contact', { email: 'other@example.com', phone: '1' }, 2);
    await seed('interest', { email: 'own@example.com' }, 1);
    await open(interest());
    expect([field('email').value, field('phone').value]).toEqual(['own@example.com', '']);
    expect(carriedNote()).toBeUndefined();
  });
});
