import { msg } from '@lingui/core/macro';
import { language } from '#i18n/current.ts';
import { LegalText } from './LegalText.tsx';

/** What search engines and social cards say of this page. */
export const handle = {
  description: msg({
    message: 'Terms of use, privacy policy and notice at collection.',
    comment: 'Search engines show it below the title of the legal notices',
  }),
};

/** The page `legal-notices`: the legal notices in the language of the site. */
export default function LegalNotices() {
  return <LegalText textLanguage={language} />;
}
