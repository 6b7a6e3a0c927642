import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import {
  type ContactField,
  type ContactValues,
  contactFaults,
  contactFields,
  fitContactValues,
} from '../../model/contact-request.ts';
import { contactFieldWords, contactMessage } from './contact-words.ts';

/** The contact forms: their fields, their rules and their words. The tab remembers both as one form. */
export const contactSpec: FormSpec<ContactValues> = {
  prefix: 'contact',
  fields: contactFields,
  prepare: fitContactValues,
  faultsOf: (values) => contactFaults(values),
  label: (field) => contactFieldWords[field],
  message: contactMessage,
  // Only the list of a page without script can be at odds with the country.
  target: (field: ContactField) => (field === 'state' ? 'contact-plain-state' : `contact-${field}`),
};
