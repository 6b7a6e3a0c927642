import { formCalls } from '#features/submissions/model/api-contract.ts';
import { fitLine } from '#features/submissions/model/patterns.ts';
import { readPlainState } from '#features/submissions/model/subdivisions.ts';
import { contactFormField, leadSourceField, plainLists } from '#features/submissions/model/trap.ts';
import type { FormDefinition, FormFault } from '#features/submissions/server/form-definition.ts';
import {
  checkContactRequest,
  composeContactRequest,
  contactFaults,
  contactFields,
  contactFieldsSchema,
  directVisit,
  emptyContactValues,
  fitContactValues,
  mostAdded,
} from '../model/contact-request.ts';

/** The contact forms. Which one was sent decides only where a page without script leads. */
export const contactForm: FormDefinition = {
  kind: 'contact',
  path: formCalls.submitContactRequest,
  name: 'A contact request',
  needsHumanCheck: true,

  check(value) {
    const checked = checkContactRequest(value);
    return 'faults' in checked ? checked : { ...checked, content: { ...checked.content } };
  },

  readPlain(form) {
    const typed = Object.fromEntries(contactFields.map((field) => [field, form.get(field) ?? '']));
    const chosen = readPlainState(form.get(plainLists.state) ?? '');
    const { recaptcha: _, ...values } = fitContactValues({
      ...emptyContactValues,
      ...typed,
      country: form.get(plainLists.country) || typed.country || chosen.country,
      ...(chosen.state && { state: chosen.state }),
    });
    const faults: FormFault[] = contactFaults(values, contactFieldsSchema);
    // Without script one list holds the states of all countries, so that two answers may contradict each other.
    if (chosen.country !== '' && chosen.country !== values.country) {
      faults.push({ field: 'state', code: 'match' });
    }
    const source = fitLine(form.get(leadSourceField) ?? '').slice(0, mostAdded) || directVisit;
    const { recaptcha, RecaptchaChallenge, ...content } = composeContactRequest(
      { ...values, recaptcha: '' },
      source,
    );
    return { values: { ...values, recaptcha: '' }, content, faults };
  },

  pageOf: (form) => (form.get(contactFormField) === '3pr' ? 'threepr-form' : 'sitemap'),
  fragment: 'contact-form',
};
