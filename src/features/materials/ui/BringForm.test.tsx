import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '#design-system/test-page.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/sell.po';
import { BringForm } from './BringForm.tsx';
import { BringList } from './BringList.tsx';
import { readBringAnswer } from './places.server.ts';

addMessages(messages);

let page: TestPage | undefined;
afterEach(() => page?.leave());

test.each([
  ['place=utah&goods=copper', 'Your list for Utah'],
  ['place=&goods=cans', 'Your list for any yard'],
])('the answer to "%s" opens at the heading of its list', (query, words) => {
  const answer = readBringAnswer(new URLSearchParams(query));
  page = openPage(
    <I18nProvider i18n={i18n}>
      <BringForm choice={answer.choice} places={answer.places} goods={answer.goods} />
      <BringList answer={answer} />
    </I18nProvider>,
  );
  const { action } = page.find<HTMLFormElement>('form');
  expect(page.find(new URL(action).hash).textContent).toBe(words);
});
