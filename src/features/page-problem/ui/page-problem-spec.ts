import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import { type PageProblemValues, pageProblem } from '../model/page-problem.ts';
import { pageProblemMessage, pageProblemWords } from './page-problem-words.ts';

/** The form about a page: its fields, its rules and its words. Whoever goes back to look once more finds it as it was. */
export const pageProblemSpec: FormSpec<PageProblemValues> = {
  prefix: 'problem',
  fields: pageProblem.fields,
  prepare: pageProblem.fit,
  faultsOf: pageProblem.faults,
  label: (field) => pageProblemWords[field],
  message: pageProblemMessage,
};
