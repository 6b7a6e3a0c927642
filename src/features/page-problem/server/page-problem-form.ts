import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';
import { checkPageProblem, readPlainPageProblem } from '../model/page-problem.ts';

/** The form by which visitors say that something is wrong with a page. */
export const pageProblemForm: FormDefinition = {
  kind: 'page-problem',
  path: formCalls.submitPageProblem,
  name: 'A problem with a page',
  needsHumanCheck: true,
  check(value) {
    const checked = checkPageProblem(value);
    return 'faults' in checked ? checked : { ...checked, content: { ...checked.content } };
  },
  readPlain(form) {
    const { values, content, faults } = readPlainPageProblem((name) => form.get(name) ?? '');
    return { values, content: { ...content }, faults };
  },
  pageOf: () => 'page-problem',
};
