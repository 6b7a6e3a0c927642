import { formCalls } from '#features/submissions/model/api-contract.ts';
import { shortFormDefinition } from '#features/submissions/server/short-form-definition.ts';
import { pageProblem } from '../model/page-problem.ts';

/** The form by which visitors say that something is wrong with a page. */
export const pageProblemForm = shortFormDefinition(pageProblem, {
  kind: 'page-problem',
  path: formCalls.submitPageProblem,
  name: 'A problem with a page',
  pageOf: () => 'page-problem',
});
