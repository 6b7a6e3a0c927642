import { formCalls } from '#features/submissions/model/api-contract.ts';
import { shortFormDefinition } from '#features/submissions/server/short-form-definition.ts';
import { report } from '../model/report.ts';

/** The form by which misconduct is reported, with a name or without. */
export const reportForm = shortFormDefinition(report, {
  kind: 'report',
  path: formCalls.submitReport,
  name: 'A report of misconduct',
  pageOf: () => 'report-misconduct',
  fragment: 'report',
});
