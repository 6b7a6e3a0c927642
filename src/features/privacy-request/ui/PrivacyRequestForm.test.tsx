import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerFields, customerPath } from '#features/submissions/model/api-contract.ts';
import { regions } from '#features/submissions/model/regions.ts';
import { trapField } from '#features/submissions/model/trap.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages as partMessages } from '#locale/form-parts.po';
import { messages } from '#locale/forms.po';
import type { PrivacyReply } from '../model/privacy-request.ts';
import { emptyPrivacyRequest } from '../model/privacy-request.ts';
import { PrivacyRequestForm, type PrivacyRequestFormProps } from './PrivacyRequestForm.tsx';

addMessages(partMessages);
addMessages(messages);

function form(props: Partial<PrivacyRequestFormProps> = {}) {
  return (
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <PrivacyRequestForm
          humanCheck={{ kind: 'altcha', challengeUrl: '/challenge' }}
          sealingKey={undefined}
          formToken="token"
          {...props}
        />
      </MemoryRouter>
    </I18nProvider>
  );
}

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json(regions));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  page.remove();
  vi.unstubAllGlobals();
});

/** A field of the form on the page, by its name. */
function field(name: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`The form has no field "${name}".`);
  return found;
}

const errors = () => [...page.querySelectorAll('[id$="-error"]')].map((error) => error.textContent);

async function show(props: Partial<PrivacyRequestFormProps> = {}) {
  root = createRoot(page);
  await act(async () => root?.render(form(props)));
}

async function press(button: Element | null) {
  await act(async () => {
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

describe('as the server renders it', () => {
  const reply: PrivacyReply = {
    values: {
      ...emptyPrivacyRequest,
      name: 'Rosa Quiroga',
      state: 'OR',
      zip: '9720',
      requestType: 'Other',
      customers: { ...emptyPrivacyRequest.customers, [customerFields.steelMill]: true },
    },
    faults: [
      { field: 'city', code: 'required' },
      { field: 'zip', code: 'format' },
    ],
    reason: 'invalid',
  };

  test('keeps what was typed without script, and says what is wrong with it', () => {
    page.innerHTML = renderToString(form({ reply }));
    expect(field('name').value).toBe('Rosa Quiroga');
    expect(field('state').value).toBe('OR');
    expect(field('requestType').value).toBe('Other');
    expect(field(customerPath('steelMill')).checked).toBe(true);
    expect(field(customerPath('autoParts')).checked).toBe(false);
    expect(errors()).toEqual([
      'Please provide a value for "City"',
      'Postcode or ZIP Code must be in a valid format.',
    ]);
    const summary = [...page.querySelectorAll('#request-errors + ul a')];
    expect(summary.map((link) => link.getAttribute('href'))).toEqual(['#request-city', '#request-zip']);
  });

  test('posts to the API by itself, with a token in place of the human check', () => {
    page.innerHTML = renderToString(form());
    const posted = page.querySelector('form');
    expect(posted?.getAttribute('action')).toBe('/api/dataprivacy/submit');
    expect(posted?.method).toBe('post');
    expect(posted?.noValidate).toBe(true);
    expect(field('formToken').value).toBe('token');
    expect(errors()).toEqual([]);
  });

  test('shows the confirmation of a request that was posted without script', () => {
    page.innerHTML = renderToString(
      form({
        stored: {
          reference: 'AB12-CD34',
          at: Date.UTC(2026, 10, 20, 20),
          code: 'AB12-CD34.a.b.c.d',
          fingerprint: 'b',
          keyId: 'c',
        },
      }),
    );
    expect(page.querySelector('[role=status]')?.textContent).toBe('Your request was successfully submitted.');
    expect(page.textContent).toContain('AB12-CD34');
    expect(page.textContent).toContain('December 4, 2026');
    expect(page.querySelector('form')).toBeNull();
  });

  test('hides the trap from everyone but machines', () => {
    page.innerHTML = renderToString(form());
    expect(field(trapField).closest('[hidden]')).not.toBeNull();
    expect(field(trapField).tabIndex).toBe(-1);
  });
});

describe('in the browser', () => {
  test('preselects the seventh entry of the list and says so', async () => {
    await show();
    expect(field('state').value).toBe('CA');
    expect(page.querySelector('#request-state-hint')?.textContent).toContain('California');
  });

  test('answers a press on the incomplete form with a summary that takes the focus', async () => {
    await show();
    const button = page.querySelector('button[type=submit]');
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    await press(button);
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('request-errors');
    expect(page.querySelectorAll('#request-errors + ul a')).toHaveLength(9);
    expect(errors()).toHaveLength(8);
  });

  test('lists what is still needed with a link to each field', async () => {
    await show();
    const needed = page.querySelector('#request-still-needed');
    expect(needed?.querySelector('[role=status]')?.textContent).toBe('9 fields still need your attention:');
    expect(needed?.querySelector('a')?.getAttribute('href')).toBe('#request-name');
  });

  test('describes the button by how much is still needed, and not by a list of labels without a stop', async () => {
    await show();
    const id = page.querySelector('button[type=submit]')?.getAttribute('aria-describedby');
    expect(page.querySelector(`#${id}`)?.textContent).toBe('9 fields still need your attention:');
  });

  /** Puts a value into a field as a hand does. */
  async function fill(name: string, value: string) {
    await act(async () => {
      const input = field(name);
      const { prototype } = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(
        new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    });
  }

  test('asks about a ZIP code of another state than the chosen one, changes it at a press, and refuses nothing', async () => {
    await show();
    const region = field('zip').closest('div:has([role=status])')?.querySelector('[role=status]');
    expect(region?.textContent).toBe('');
    await fill('zip', '97201');
    expect(region?.textContent).toBe(
      '97201 is in Oregon, and you chose California. If both are right, leave them as they are.',
    );
    expect(errors()).toEqual([]);
    await press(region?.parentElement?.querySelector('button') ?? null);
    expect(field('state').value).toBe('OR');
    expect(document.activeElement).toBe(field('state'));
    expect(region?.textContent).toBe('');
    await fill('zip', 'v5k 0a1');
    expect(region?.textContent).toContain('V5K 0A1 is in British Columbia');
    await fill('zip', '9720');
    expect(region?.textContent).toBe('');
  });

  test('reveals the free text only for a request of another type', async () => {
    await show();
    const select = field('requestType');
    expect(field('otherRequestType').closest('[hidden]')).not.toBeNull();
    await act(async () => {
      select.value = 'Other';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(field('otherRequestType').closest('[hidden]')).toBeNull();
  });

  test('empties the trap when a person comes to the form', async () => {
    await show();
    field(trapField).value = 'filled by a password manager';
    await act(async () => field('name').focus());
    expect(field(trapField).value).toBe('');
  });

  test('does not lose what was typed before this script came', async () => {
    page.innerHTML = renderToString(form());
    field('city').value = 'Salem';
    field(customerPath('recycling')).checked = true;
    const { hydrateRoot } = await import('react-dom/client');
    await act(async () => {
      root = hydrateRoot(page, form());
    });
    expect(field('city').value).toBe('Salem');
    expect(field(customerPath('recycling')).checked).toBe(true);
    expect(page.querySelector('#request-still-needed')?.textContent).not.toContain('City');
  });
});
