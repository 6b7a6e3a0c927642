import { msg } from '@lingui/core/macro';
import { giveOnce } from '#design-system/served-once.tsx';
import { LegalText } from '#features/legal/ui/LegalText.tsx';
import { legalTextId } from '#features/legal/ui/legal-links.ts';
import { readLegalNotices } from '#features/legal/ui/legal-notices.server.ts';
import { openingOf } from '#features/legal/ui/legal-text.server.ts';
import { language } from '#i18n/current.ts';
import { useOrigins } from '#shell/origins-context.ts';
import type { Route } from './+types/legal-notices';

export const handle = {
  description: msg({
    message: 'Terms of use, privacy policy and notice at collection.',
    comment: 'Search engines show it below the title of the legal notices',
  }),
};

/** The long text is written into the page and travels in no other way. */
export function loader() {
  const text = readLegalNotices();
  return { opening: openingOf(text), text: giveOnce(legalTextId(language), text) };
}

/** The page `legal-notices`: the legal notices in the language of the site. */
export default function LegalNotices({ loaderData }: Route.ComponentProps) {
  return <LegalText textLanguage={language} {...loaderData} origins={useOrigins()} />;
}
