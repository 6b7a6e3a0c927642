import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { ContactField, ContactFormName } from '../../model/contact-request.ts';
import type { BusinessType, SupplyChannel } from '../../model/contact-topics.ts';

/** What each field is called, in its label and in the list of what is missing. */
export const contactFieldWords: Record<ContactField, MessageDescriptor> = {
  firstName: msg({ message: 'First Name', context: 'field', comment: 'Label: given name' }),
  lastName: msg({ message: 'Last Name', context: 'field', comment: 'Label: family name' }),
  email: msg({ message: 'Email Address', context: 'field', comment: 'Label' }),
  company: msg({ message: 'Company', context: 'field', comment: 'Label: where the person works' }),
  phone: msg({ message: 'Phone', context: 'field', comment: 'Label: telephone number' }),
  country: msg({ message: 'Country', context: 'field', comment: 'Label above a list' }),
  state: msg({ message: 'State or province', context: 'field', comment: 'Label above a list' }),
  supplyChannel: msg({
    message: 'What you have for us',
    context: 'field',
    comment: 'Label above a list: scrap, returns, surplus stock and the like',
  }),
  businessType: msg({ message: 'Kind of business', context: 'field', comment: 'Label above a list' }),
  recaptcha: msg({ message: 'Human check', context: 'field', comment: 'Name of the captcha' }),
};

/** The first entry of the list of countries. The two forms differ here, as the specification has them. */
export const countryPlaceholder: Record<ContactFormName, MessageDescriptor> = {
  'contact-our-team': msg({
    message: 'Choose a country',
    comment: 'First entry of a list. Fixed by contract',
  }),
  '3pr': msg({ message: 'Choose Country', comment: 'First entry of a list. Fixed by contract' }),
};

/** The first entry of the list of states, by what the country calls them. */
export const statePlaceholder = {
  none: msg({
    message: 'Choose Country First',
    comment: 'Only entry of the list of states until a country is chosen. Fixed by contract',
  }),
  provinces: msg({
    message: 'Choose Province',
    comment: 'First entry of the list of Canada’s provinces. Fixed by contract',
  }),
  states: msg({ message: 'Choose State', comment: 'First entry of a list of states. Fixed by contract' }),
} as const;

/** Where goods come from, as the page names it. */
export const supplyChannelWords: Record<SupplyChannel, MessageDescriptor> = {
  'Production Scrap': msg({ message: 'Production scrap', comment: 'Metal left over in a factory' }),
  'Customer Returns': msg({ message: 'Customer returns', comment: 'Goods that buyers sent back' }),
  'Surplus Stock': msg({ message: 'Surplus stock', comment: 'Goods that were never sold' }),
  'Recalled Goods': msg({ message: 'Recalled goods', comment: 'Goods called back as unsafe' }),
  'Retired Equipment': msg({ message: 'Retired equipment', comment: 'Machines taken out of use' }),
  'Demolition Metal': msg({ message: 'Demolition metal', comment: 'Metal from buildings taken down' }),
};

/** Kinds of business, as the page names them. */
export const businessTypeWords: Record<BusinessType, MessageDescriptor> = {
  Manufacturing: msg({ message: 'Manufacturing', comment: 'Kind of business' }),
  Retail: msg({ message: 'Retail', comment: 'Kind of business: shops' }),
  Distribution: msg({ message: 'Distribution', comment: 'Kind of business: warehouses and carriers' }),
  Utility: msg({ message: 'Utility', comment: 'Kind of business: power, water or telephone company' }),
  Construction: msg({ message: 'Construction', comment: 'Kind of business: building and demolition' }),
  'Public Agency': msg({ message: 'Public agency', comment: 'Kind of business' }),
  Other: msg({ message: 'Another kind', comment: 'Last entry of the kinds of business' }),
};

const firstName = msg({ message: 'Please provide a first name', comment: 'Fixed by contract' });
const lastName = msg({ message: 'Please provide a last name', comment: 'Fixed by contract' });
const company = msg({ message: 'Please provide a company', comment: 'Fixed by contract' });
const email = msg({
  message: 'Please provide a valid email address',
  comment: 'Fixed by contract. The privacy form has its own sentence, with a full stop',
});

/** Each field has one sentence for whatever is wrong with it; hints say the rest. */
const faultWords: Partial<Record<ContactField, Partial<Record<FaultCode, MessageDescriptor>>>> = {
  firstName: { required: firstName, max: firstName, format: firstName },
  lastName: { required: lastName, max: lastName, format: lastName },
  company: { required: company, max: company, format: company },
  email: { required: email, max: email, format: email },
  phone: { max: msg`Please shorten the phone number to 40 characters or fewer.` },
  state: { match: msg`Please choose a state or province of your country.` },
  recaptcha: { required: msg`Please complete the human check.` },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function contactMessage(field: ContactField, code: string): MessageDescriptor {
  return (faultWords[field] as Partial<Record<string, MessageDescriptor>> | undefined)?.[code] ?? anyFault;
}
