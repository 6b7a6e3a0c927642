import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { LegalText } from '#features/legal/ui/LegalText.tsx';
import { readOtherLegalNotices } from '#features/legal/ui/legal-notices-other.server.ts';
import { language } from '#i18n/current.ts';
import { otherLanguage } from '#i18n/language.ts';
import { messages } from '#other-locale/legal.po';
import { useOrigins } from '#shell/origins-context.ts';
import type { Route } from './+types/legal-notices-other';

const textLanguage = otherLanguage(language);

/**
 * The one page that carries words of the other language: a reader who follows a Spanish link to an English host
 * still reads Spanish law in Spanish. It has an instance of its own, so that nothing mixes.
 */
const otherI18n = setupI18n({ locale: textLanguage, messages: { [textLanguage]: messages } });

/** The texts travel as data, never as script. */
export function loader() {
  return { text: readOtherLegalNotices() };
}

/** The page `legal-notices-other`: the legal notices in the other language; the shell marks `<main>` with it. */
export default function LegalNoticesOther({ loaderData }: Route.ComponentProps) {
  const { text } = loaderData;
  return (
    <I18nProvider i18n={otherI18n}>
      <LegalText textLanguage={textLanguage} text={JSON.parse(text)} origins={useOrigins()} />
    </I18nProvider>
  );
}
