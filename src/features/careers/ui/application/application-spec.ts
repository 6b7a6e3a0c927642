import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import {
  type ApplicationPerson,
  applicationFaults,
  applicationPersonFields,
  fitApplication,
} from '../../model/application.ts';
import { applicationMessage, applicationWords } from './application-words.ts';

/** The application for a job: its fields, its rules and its words. */
export const applicationSpec: FormSpec<ApplicationPerson> = {
  prefix: 'application',
  fields: applicationPersonFields,
  prepare: fitApplication,
  faultsOf: applicationFaults,
  label: (field) => applicationWords[field],
  message: applicationMessage,
};
