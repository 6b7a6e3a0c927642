import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BusinessType, SupplyChannel } from '#features/contact/model/contact-topics.ts';
import type { RequestType } from '#features/privacy-request/model/privacy-request.ts';
import { countriesIn } from '#features/submissions/model/countries.ts';
import { subdivisionsOf } from '#features/submissions/model/subdivisions.ts';
import { regionWords } from '#features/submissions/ui/region-words/index.ts';
import { language } from '#i18n/current.ts';

/*
 * What visitors chose, in the words of the form that they saw. A feature's words belong to its pages, so they stand here once more;
 * a test holds the two together.
 */

/** The rights of a privacy request. */
export const requestTypeWords: Record<RequestType, MessageDescriptor> = {
  'Right to Know': msg({ message: 'Right to Know', context: 'request type', comment: 'Privacy right' }),
  'Right to Delete': msg({ message: 'Right to Delete', context: 'request type', comment: 'Privacy right' }),
  'Right to Correct': msg({ message: 'Right to Correct', context: 'request type', comment: 'Privacy right' }),
  'Right to Appeal': msg({ message: 'Right to Appeal', context: 'request type', comment: 'Privacy right' }),
  'Right to Access': msg({ message: 'Right to Access', context: 'request type', comment: 'Privacy right' }),
  'Right to Withdraw Consent': msg({
    message: 'Right to Withdraw Consent',
    context: 'request type',
    comment: 'Privacy right',
  }),
  'Right to Opt-out': msg({ message: 'Right to Opt-out', context: 'request type', comment: 'Privacy right' }),
  Other: msg({ message: 'Other', context: 'request type', comment: 'Any request not listed before' }),
};

/** Where goods for third-party recycling come from. */
export const supplyChannelWords: Record<SupplyChannel, MessageDescriptor> = {
  'Production Scrap': msg({ message: 'Production scrap', comment: 'Metal left over in a factory' }),
  'Customer Returns': msg({ message: 'Customer returns', comment: 'Goods that buyers sent back' }),
  'Surplus Stock': msg({ message: 'Surplus stock', comment: 'Goods that were never sold' }),
  'Recalled Goods': msg({ message: 'Recalled goods', comment: 'Goods called back as unsafe' }),
  'Retired Equipment': msg({ message: 'Retired equipment', comment: 'Machines taken out of use' }),
  'Demolition Metal': msg({ message: 'Demolition metal', comment: 'Metal from buildings taken down' }),
};

/** Kinds of business. */
export const businessTypeWords: Record<BusinessType, MessageDescriptor> = {
  Manufacturing: msg({ message: 'Manufacturing', comment: 'Kind of business' }),
  Retail: msg({ message: 'Retail', comment: 'Kind of business: shops' }),
  Distribution: msg({ message: 'Distribution', comment: 'Kind of business: warehouses and carriers' }),
  Utility: msg({ message: 'Utility', comment: 'Kind of business: power, water or telephone company' }),
  Construction: msg({ message: 'Construction', comment: 'Kind of business: building and demolition' }),
  'Public Agency': msg({ message: 'Public agency', comment: 'Kind of business' }),
  Other: msg({ message: 'Another kind', comment: 'Last entry of the kinds of business' }),
};

const yesWords = msg({ message: 'yes', comment: 'Answer in a form, in small letters' });
const noWords = msg({ message: 'no', comment: 'Answer in a form, in small letters' });

/** The words of a right that is asked for; what no form of today offers stands as it came. */
export function requestTypeIn(i18n: I18n, code: string): string {
  return wordsIn(i18n, requestTypeWords, code) ?? code;
}

/**
 * What somebody chose in a form, in words; undefined for what they wrote themselves.
 *
 * @param country The country that was chosen with a state; forms without one know our two countries alone.
 */
export function choiceIn(i18n: I18n, name: string, code: string, country: string): string | undefined {
  if (name.startsWith('customer.')) return i18n._(code === 'yes' ? yesWords : noWords);
  switch (name) {
    case 'requestType':
      return wordsIn(i18n, requestTypeWords, code);
    case 'supplyChannel':
      return wordsIn(i18n, supplyChannelWords, code);
    case 'businessType':
      return wordsIn(i18n, businessTypeWords, code);
    case 'country':
      return countriesIn(language).find((one) => one.code === code)?.name;
    case 'state':
      return country === '' || country === 'US' || country === 'CA'
        ? wordsIn(i18n, regionWords, code)
        : subdivisionsOf(country)?.find((one) => one.code === code)?.name;
    default:
      return undefined;
  }
}

function wordsIn(
  i18n: I18n,
  words: Readonly<Record<string, MessageDescriptor>>,
  code: string,
): string | undefined {
  const found = Object.hasOwn(words, code) ? words[code] : undefined;
  return found && i18n._(found);
}
