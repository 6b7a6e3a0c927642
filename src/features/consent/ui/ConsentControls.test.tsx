import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages as consentWords } from '../../../../locales/eng/consent.po';
import { messages as routeWords } from '../../../../locales/eng/routes.po';
import { messages } from '../../../../locales/eng/shared.po';
import { consentKey } from '../model/consent.ts';

let root: Root;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  addMessages(messages);
  addMessages(routeWords);
  // The region brings its own, to the instance of i18n that was loaded anew with it.
  addMessages(consentWords);
  document.body.innerHTML = '<div id="privacy-choices"></div><div id="app"></div>';
});

afterEach(async () => {
  await act(async () => root.unmount());
  const { reset } = await import('vanilla-cookieconsent');
  reset(true);
  setSignal(undefined);
  vi.unstubAllGlobals();
});

function setSignal(value: boolean | undefined) {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

async function start() {
  const { ConsentControls } = await import('./ConsentControls.tsx');
  const router = createMemoryRouter([{ path: '*', element: <ConsentControls /> }]);
  root = createRoot(document.getElementById('app') as HTMLElement);
  await act(async () => {
    root.render(
      <ThemeRoot>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ThemeRoot>,
    );
  });
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement;
const region = () => document.querySelector('#privacy-choices section');
const categories = (): string[] =>
  JSON.parse(localStorage.getItem(consentKey) ?? '{"categories":[]}').categories;
/** The counter runs once its script has lost the type that keeps it asleep. */
const counterRuns = () =>
  document.querySelector('script[src="/analytics.js"]')?.getAttribute('type') !== 'text/plain';

async function open(name = 'Cookie Preferences') {
  button(name).focus();
  await act(async () => {
    button(name).click();
    await import('./region/ConsentRegion.tsx');
  });
}

async function choose(name: string) {
  await act(async () => {
    button(name).click();
    await vi.waitFor(() => expect(localStorage.getItem(consentKey)).not.toBeNull(), { timeout: 20_000 });
  });
}

test('before a choice nothing opens, nothing is stored and the counter sleeps', async () => {
  await start();
  expect(region()).toBeNull();
  expect(localStorage.length).toBe(0);
  expect(document.querySelector('script[data-category=analytics]')?.getAttribute('src')).toBe(
    '/analytics.js',
  );
  expect(counterRuns()).toBe(false);
});

test.each(['Cookie Preferences', 'Your Privacy Choices'])(
  '%s opens the choices and moves the focus to them',
  async (name) => {
    await start();
    await open(name);
    expect(document.activeElement?.id).toBe('privacy-choices-title');
    expect(region()?.querySelector('fieldset legend')).not.toBeNull();
    expect(region()?.querySelectorAll('input[type=checkbox]')).toHaveLength(2);
  },
);

test('accepting stores the choice, wakes the counter and confirms with the focus', async () => {
  await start();
  await open();
  await choose('Accept all');
  expect(categories()).toContain('analytics');
  expect(counterRuns()).toBe(true);
  expect(document.activeElement?.textContent).toBe('Your choice is saved. Analytics is on.');
  // On the region itself the focus would be told by its role alone.
  expect(document.activeElement?.parentElement?.getAttribute('role')).toBe('status');
});

test('rejecting stores the choice and leaves the counter asleep', async () => {
  await start();
  await open();
  await choose('Reject all');
  expect(categories()).toEqual(['necessary']);
  expect(counterRuns()).toBe(false);
});

test('leaving gives the focus back to the button that opened the choices', async () => {
  await start();
  await open('Your Privacy Choices');
  await act(async () => button('Return to the page').click());
  expect(region()).toBeNull();
  expect(document.activeElement).toBe(button('Your Privacy Choices'));
});

test('a stored permission wakes the counter on the next visit', async () => {
  await start();
  await open();
  await choose('Accept all');
  await act(async () => root.unmount());
  const kept = localStorage.getItem(consentKey) ?? '';
  (await import('vanilla-cookieconsent')).reset();
  vi.resetModules();
  localStorage.setItem(consentKey, kept);
  await start();
  await vi.waitFor(() => expect(counterRuns()).toBe(true), { timeout: 20_000 });
});

test('an opt-out signal leaves nothing to choose, says so and withdraws an earlier permission', async () => {
  await start();
  await open();
  await choose('Accept all');
  await act(async () => root.unmount());
  const kept = localStorage.getItem(consentKey) ?? '';
  (await import('vanilla-cookieconsent')).reset();
  vi.resetModules();
  localStorage.setItem(consentKey, kept);
  setSignal(true);
  await start();
  expect(document.body.textContent).toContain('Opt-out signal honored');
  await vi.waitFor(() => expect(categories()).toEqual(['necessary']), { timeout: 20_000 });
  expect(counterRuns()).toBe(false);
  await open();
  expect(region()?.querySelectorAll('input')).toHaveLength(0);
  expect(region()?.textContent).toContain('We honor it');
});
