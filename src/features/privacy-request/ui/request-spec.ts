import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import {
  checkPrivacyRequest,
  emptyPrivacyRequest,
  type Fault,
  fitPrivacyRequest,
  type PrivacyRequest,
} from '../model/privacy-request.ts';
import { fieldTarget } from './field-ids.ts';
import { faultMessage, fieldWords, type RequestField } from './request-words.ts';

/** The data privacy form: its fields, its rules and its words. */
export const requestSpec: FormSpec<PrivacyRequest> = {
  prefix: 'request',
  fields: Object.keys(emptyPrivacyRequest) as RequestField[],
  prepare: fitPrivacyRequest,
  faultsOf,
  label: (field) => fieldWords[field],
  message: faultMessage,
  target: fieldTarget,
};

function faultsOf(fitted: PrivacyRequest): Fault[] {
  const checked = checkPrivacyRequest(fitted);
  return 'faults' in checked ? checked.faults : [];
}
