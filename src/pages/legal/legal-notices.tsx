import { msg } from '@lingui/core/macro';
import { LegalText } from '#features/legal/ui/LegalText.tsx';
import { readLegalNotices } from '#features/legal/ui/legal-notices.server.ts';
import { language } from '#i18n/current.ts';
import { useOrigins } from '#shell/origins-context.ts';
import type { Route } from './+types/legal-notices';

export const handle = {
  description: msg({
    message: 'Terms of use, privacy policy and notice at collection.',
    comment: 'Search engines show it below the title of the legal notices',
  }),
};

/** The texts travel as data, never as script. */
export function loader() {
  return { text: readLegalNotices() };
}

/** The page `legal-notices`: the legal notices in the language of the site. */
export default function LegalNotices({ loaderData }: Route.ComponentProps) {
  const { text } = loaderData;
  return <LegalText textLanguage={language} text={JSON.parse(text)} origins={useOrigins()} />;
}
