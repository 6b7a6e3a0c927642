import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { language } from '#i18n/current.ts';
import { otherLanguage } from '#i18n/language.ts';
import { messages } from '#other-locale/legal.po';
import { LegalText } from './LegalText.tsx';

const textLanguage = otherLanguage(language);

/**
 * The one page that carries words of the other language: a reader who follows a Spanish link to an English host
 * still reads Spanish law in Spanish. It has an instance of its own, so that nothing mixes.
 */
const otherI18n = setupI18n({ locale: textLanguage, messages: { [textLanguage]: messages } });

/** The page `legal-notices-other`: the legal notices in the other language; the shell marks `<main>` with it. */
export default function LegalNoticesOther() {
  return (
    <I18nProvider i18n={otherI18n}>
      <LegalText textLanguage={textLanguage} />
    </I18nProvider>
  );
}
