// @vitest-environment node
// A browser without script reads what stands in noscript; where there is a document, React draws nothing there.

import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/contact-form.po';
import { messages as partMessages } from '#locale/form-parts.po';
import { emptyContactValues } from '../../model/contact-request.ts';
import { PlainPlaceFields } from './PlainPlaceFields.tsx';

addMessages(partMessages);
addMessages(messages);

const render = (state: string, stateError?: string) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <PlainPlaceFields
        variant="3pr"
        defaultValues={{ ...emptyContactValues, country: 'CA', state }}
        stateError={stateError}
      />
    </I18nProvider>,
  );

test('a page without script gets both lists whole, with what was chosen before', () => {
  const html = render('BC');
  expect(html).toMatch(/^<noscript>/);
  expect(html).toContain('name="plainCountry"');
  expect(html).toContain('>Choose Country<');
  expect(html).toContain('value="CA" selected=""');
  expect(html).toContain('value="CA-BC" selected=""');
  expect(html).toContain('Canada: British Columbia');
  expect(html).toContain('United States: Oregon');
  expect(html).toContain('Mexico: Jalisco');
});

test('a state of another country is asked about beside its list', () => {
  expect(render('OR', 'match')).toContain('Please choose a state or province of your country.');
});
