import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { PrivacyRequest, RequestType } from '../model/privacy-request.ts';

/** One field of the form, by its wire name. */
export type RequestField = keyof PrivacyRequest;

/** What each field is called, in its label and in the list of what is missing. */
export const fieldWords: Record<RequestField, MessageDescriptor> = {
  name: msg({ message: 'Name', context: 'field', comment: 'Label: full name of the person' }),
  streetAddress: msg({ message: 'Street Address', context: 'field', comment: 'Label' }),
  city: msg({ message: 'City', context: 'field', comment: 'Label' }),
  state: msg({ message: 'State, province or territory', context: 'field', comment: 'Label' }),
  zip: msg({ message: 'ZIP Code', context: 'field', comment: 'Label' }),
  email: msg({ message: 'Email Address', context: 'field', comment: 'Label' }),
  phone: msg({ message: 'Phone', context: 'field', comment: 'Label: telephone number' }),
  requestType: msg({ message: 'Type of request', context: 'field', comment: 'Label' }),
  otherRequestType: msg({ message: 'Other request type', context: 'field', comment: 'Label' }),
  customers: msg({
    message: 'Which of our companies do you deal with?',
    context: 'field',
    comment: 'Legend above three checkboxes',
  }),
  recaptcha: msg({ message: 'Human check', context: 'field', comment: 'Name of the captcha' }),
};

/** The rights a visitor may ask for, as the page names them. */
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

/** What each right means, in one plain sentence. */
export const requestTypeHelp: Record<RequestType, MessageDescriptor> = {
  'Right to Know': msg`You want to know which kinds of personal information we collect, why, and with whom we share it.`,
  'Right to Delete': msg`You want us to delete personal information that we have about you.`,
  'Right to Correct': msg`Something that we have about you is wrong, and you want us to correct it.`,
  'Right to Appeal': msg`We turned down an earlier request of yours, and you want us to look at it again.`,
  'Right to Access': msg`You want a copy of the personal information that we have about you.`,
  'Right to Withdraw Consent': msg`You once agreed to let us use your personal information, and you no longer agree.`,
  'Right to Opt-out': msg`You do not want your personal information to be sold, shared or used for targeted advertising.`,
  Other: msg`None of these fits. Describe your request in your own words.`,
};

/** Faults that a person at the form can cause. Others cannot get past the way the form prepares its values. */
const faultWords: Partial<Record<RequestField, Partial<Record<FaultCode, MessageDescriptor>>>> = {
  name: {
    required: msg`Please provide a value for "Name"`,
    max: msg`Name must be less than 250 characters.`,
  },
  streetAddress: {
    required: msg`Please provide a value for "Street Address"`,
    max: msg`Street Address must be less than 250 characters.`,
  },
  city: {
    required: msg`Please provide a value for "City"`,
    max: msg`City must be less than 250 characters.`,
  },
  zip: {
    required: msg`Please provide a value for "ZIP Code"`,
    format: msg`Postcode or ZIP Code must be in a valid format.`,
  },
  email: {
    required: msg`Please provide a value for "Email Address"`,
    format: msg`Please provide a valid email address.`,
  },
  phone: {
    required: msg`Please provide a value for "Phone"`,
    // The limit is 15. The sentence is fixed and says 250; the hint under the field tells the truth.
    max: msg`Phone must be less than 250 characters.`,
  },
  requestType: { required: msg`Please specify your type of request` },
  otherRequestType: { max: msg`Other request type must be less than 250 characters.` },
  customers: { one: msg`At least one checkbox must be checked.` },
  recaptcha: { required: msg`Please complete the human check.` },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function faultMessage(field: RequestField, code: string): MessageDescriptor {
  return (faultWords[field] as Partial<Record<string, MessageDescriptor>> | undefined)?.[code] ?? anyFault;
}
