import './add-words.ts';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '#design-system/test-page.tsx';
import { i18n } from '#i18n/i18n.ts';
import { PartForm } from './PartForm.tsx';
import { PartTables } from './PartTables.tsx';
import { readPartPrices } from './part-prices.server.ts';

let page: TestPage | undefined;
afterEach(() => page?.leave());

test.each([
  ['q=mofle', '1 part found'],
  ['q=flux+capacitor', '0 parts found'],
])('the answer to "%s" opens at the heading that counts it', (query, words) => {
  const list = readPartPrices(new URLSearchParams(query));
  page = openPage(
    <I18nProvider i18n={i18n}>
      <PartForm list={list} />
      <PartTables list={list} />
    </I18nProvider>,
  );
  const { action } = page.find<HTMLFormElement>('form');
  expect(page.find(new URL(action).hash).textContent).toBe(words);
});
