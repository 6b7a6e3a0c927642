import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import { type ReportValues, report } from '../model/report.ts';
import { reportMessage, reportWords } from './report-words.ts';

/** The report of misconduct: its fields, its rules and its words. On a shared computer the next person finds nothing of it. */
export const reportSpec: FormSpec<ReportValues> = {
  prefix: 'misconduct',
  isForgetful: true,
  fields: report.fields,
  prepare: report.fit,
  faultsOf: report.faults,
  label: (field) => reportWords[field],
  message: reportMessage,
};
