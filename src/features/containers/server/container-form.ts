import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';
import { checkContainerRequest, readPlainContainerRequest } from '../model/container-request.ts';

/** The form by which a business asks for a container, a swap or a pickup: a contact request of its own shape. */
export const containerForm: FormDefinition = {
  kind: 'contact',
  path: formCalls.submitContainerRequest,
  name: 'A request about a container',
  needsHumanCheck: true,
  check(value) {
    const checked = checkContainerRequest(value);
    return 'faults' in checked ? checked : { ...checked, content: { ...checked.content } };
  },
  readPlain(form) {
    const { values, content, faults } = readPlainContainerRequest((name) => form.get(name) ?? '');
    return { values, content: { ...content }, faults };
  },
  pageOf: () => 'container-service',
  fragment: 'ask',
};
