import {
  customerBrands,
  customerFields,
  customerPath,
  formCalls,
} from '#features/submissions/model/api-contract.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';
import {
  checkPrivacyRequest,
  emptyPrivacyRequest,
  fitPrivacyRequest,
  privacyFaults,
  privacyFieldsSchema,
  privacyTextFields,
} from '../model/privacy-request.ts';

/** The data privacy form. */
export const privacyForm: FormDefinition = {
  kind: 'privacy',
  path: formCalls.submitPrivacyRequest,
  name: 'A privacy request',
  needsHumanCheck: true,

  check(value) {
    const checked = checkPrivacyRequest(value);
    if ('faults' in checked) return checked;
    const { recaptcha, ...content } = checked.request;
    return { content, recaptcha };
  },

  readPlain(form) {
    const typed = structuredClone(emptyPrivacyRequest);
    for (const field of privacyTextFields) typed[field] = form.get(field) ?? '';
    // A ticked box is sent, whatever its value; one that is not ticked is not.
    for (const brand of customerBrands)
      typed.customers[customerFields[brand]] = form.has(customerPath(brand));
    const values = fitPrivacyRequest(typed);
    const { recaptcha: _, ...content } = values;
    return { values: { ...values }, content, faults: privacyFaults(content, privacyFieldsSchema) };
  },

  pageOf: () => 'data-privacy',
};
