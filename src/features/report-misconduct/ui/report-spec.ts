import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import { fitReport, type ReportValues, reportFaults, reportFormFields } from '../model/report.ts';
import { reportMessage, reportWords } from './report-words.ts';

/** The report of misconduct: its fields, its rules and its words. On a shared computer the next person finds nothing of it. */
export const reportSpec: FormSpec<ReportValues> = {
  prefix: 'misconduct',
  isForgetful: true,
  fields: reportFormFields,
  prepare: fitReport,
  faultsOf: reportFaults,
  label: (field) => reportWords[field],
  message: reportMessage,
};
