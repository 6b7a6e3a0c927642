import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';
import { checkCallBack, readPlainCallBack } from '../model/call-back.ts';

/** The form by which who has an offer for a car asks to be called: a contact request of its own shape. */
export const callBackForm: FormDefinition = {
  kind: 'contact',
  path: formCalls.submitCallBack,
  name: 'A request to be called about a car',
  needsHumanCheck: true,
  check(value) {
    const checked = checkCallBack(value);
    return 'faults' in checked ? checked : { ...checked, content: { ...checked.content } };
  },
  readPlain(form) {
    const { values, content, faults } = readPlainCallBack((name) => form.get(name) ?? '');
    return { values, content: { ...content }, faults };
  },
  pageOf: () => 'car-offer',
  fragment: 'call',
};
