import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/help.po';
import { ReceiptAnswer } from './ReceiptAnswer.tsx';

addMessages(messages);

test('a genuine receipt tells when it was signed, on the clock of the head office and as every page writes a time', () => {
  const receipt = {
    code: 'AB12-CD34.1.2.3.4',
    reference: 'AB12-CD34',
    at: Date.parse('2026-11-24T23:40:12Z'),
    fingerprint: 'f1',
    keyId: 'k1',
  };
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ReceiptAnswer verdict={{ kind: 'genuine', receipt }} />
    </I18nProvider>,
  );
  expect(page).toContain('>November 24, 2026 at 3:40:12\u00a0p.m. PST</time>');
});
