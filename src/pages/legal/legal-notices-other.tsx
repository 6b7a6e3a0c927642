import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { giveOnce } from '#design-system/served-once.tsx';
import { LegalText } from '#features/legal/ui/LegalText.tsx';
import { legalTextId } from '#features/legal/ui/legal-links.ts';
import { readOtherLegalNotices } from '#features/legal/ui/legal-notices-other.server.ts';
import { openingOf } from '#features/legal/ui/legal-text.server.ts';
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

/** The long text is written into the page and travels in no other way. */
export function loader() {
  const text = readOtherLegalNotices();
  return { opening: openingOf(text), text: giveOnce(legalTextId(textLanguage), text) };
}

/** The page `legal-notices-other`: the legal notices in the other language; the shell marks `<main>` with it. */
export default function LegalNoticesOther({ loaderData }: Route.ComponentProps) {
  return (
    <I18nProvider i18n={otherI18n}>
      <LegalText textLanguage={textLanguage} {...loaderData} origins={useOrigins()} />
    </I18nProvider>
  );
}
