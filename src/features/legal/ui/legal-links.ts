import { brand } from '#brand';
import type { RichLinks } from '#design-system/rich-text/index.ts';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { language as siteLanguage } from '#i18n/current.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';

/** Ids of the parts of the page; that of the notice is a word, which the footer links to in each language. */
export const partIds = {
  terms: 'terms',
  policy: 'privacy-policy',
  versions: 'versions',
} as const;

const noticeIds: Choices<string> = { eng: 'privacy', es: 'privacidad' };

/** The id of the notice at collection in the legal notices of one language. */
export const noticeIdIn = (language: Language): string => choiceFor(noticeIds, language);

/** Pages of others that are there in English only. */
const englishOnly = (href: string, textLanguage: Language) => ({
  href,
  hrefLang: htmlLang.eng,
  // Their names stay English in every translation.
  ...(textLanguage === 'eng' ? {} : { lang: htmlLang.eng }),
});

/** The id of the element around the long text, by its language: a site has a page for each. */
export const legalTextId = (textLanguage: Language): string => `legal-text-${textLanguage}`;

/**
 * Where the named tags of the legal texts lead. Pages are those of the site around the text, so that no reader is taken
 * out of the language they chose; where that is another one than the text's, the link says so.
 */
export function legalLinks(textLanguage: Language): RichLinks {
  const page = (id: PageId) => ({
    to: pathTo(id),
    ...(textLanguage === siteLanguage ? {} : { hrefLang: htmlLang[siteLanguage] }),
  });
  const { adChoices, adChoicesCanada, globalPrivacyControl } = brand.privacyTools;
  return {
    form: page('data-privacy'),
    sale: page('terms-of-sale'),
    credits: page('credits'),
    contacts: page('contacts'),
    ethics: page('ethics'),
    accessibility: page('accessibility'),
    office: { href: brand.phone.href },
    phone: { href: brand.privacyPhone.href },
    policy: { href: `#${partIds.policy}` },
    versions: { href: `#${partIds.versions}` },
    categories: { href: '#policy-categories' },
    rights: { href: '#policy-rights' },
    ads: englishOnly(adChoices, textLanguage),
    adscanada: englishOnly(adChoicesCanada, textLanguage),
    gpc: englishOnly(globalPrivacyControl, textLanguage),
    // What browsers call in English in every language; in the English text the mark would say nothing.
    english: textLanguage === 'eng' ? {} : { lang: htmlLang.eng },
  };
}
