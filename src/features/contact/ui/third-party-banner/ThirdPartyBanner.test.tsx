import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPage, renderPage, type TestPage } from '#design-system/test-page.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/shared.po';
import { pathTo } from '#site/paths.ts';
import { readSharedState, stateFromQuery } from '../../model/shared-state.ts';
import { ThirdPartyBanner } from './ThirdPartyBanner.tsx';

addMessages(messages);

const banner = (
  <I18nProvider i18n={i18n}>
    <ThirdPartyBanner lastPage="Products" supplyChannel="Surplus Stock" businessType="Retail" />
  </I18nProvider>
);

const state = {
  lastWebPageName: 'Products',
  supplyChannelName: 'Surplus Stock',
  businessTypeName: 'Retail',
};

let page: TestPage | undefined;

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  page?.leave();
  page = undefined;
});

function press(options: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  act(() => void page?.find('a').dispatchEvent(event));
  return event;
}

test('without script it is a link that carries the three values', () => {
  const html = document.createElement('div');
  html.innerHTML = renderPage(banner);
  const link = html.querySelector('a');
  expect(link?.textContent).toBe('Contact Us about third-party recycling');
  const target = new URL(link?.href ?? '', 'https://site.example');
  expect(target.pathname).toBe(pathTo('threepr-form'));
  expect(stateFromQuery(target.searchParams)).toEqual(state);
});

test('a press stores the three values and the page that is left, and goes to the bare address', () => {
  page = openPage(banner);
  expect(press().defaultPrevented).toBe(true);
  expect(readSharedState(sessionStorage)).toEqual({ ...state, returnPageUrl: '/' });
});

test('a press that opens a new tab is left to the browser', () => {
  page = openPage(banner);
  const event = press({ ctrlKey: true });
  expect(event.defaultPrevented).toBe(false);
  expect(readSharedState(sessionStorage)).toMatchObject(state);
});
