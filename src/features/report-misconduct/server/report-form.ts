import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';
import { checkReport, readPlainReport } from '../model/report.ts';

/** The form by which misconduct is reported, with a name or without. */
export const reportForm: FormDefinition = {
  kind: 'report',
  path: formCalls.submitReport,
  name: 'A report of misconduct',
  needsHumanCheck: true,
  check(value) {
    const checked = checkReport(value);
    return 'faults' in checked ? checked : { ...checked, content: { ...checked.content } };
  },
  readPlain(form) {
    const { values, content, faults } = readPlainReport((name) => form.get(name) ?? '');
    return { values, content: { ...content }, faults };
  },
  pageOf: () => 'report-misconduct',
  fragment: 'report',
};
