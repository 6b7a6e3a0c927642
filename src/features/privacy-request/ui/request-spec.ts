import type { FormSpec } from '#features/submissions/ui/form-parts/form-spec.ts';
import {
  emptyPrivacyRequest,
  fitPrivacyRequest,
  type PrivacyRequest,
  privacyFaults,
} from '../model/privacy-request.ts';
import { fieldTarget } from './field-ids.ts';
import { faultMessage, fieldWords, type RequestField } from './request-words.ts';

/** The data privacy form: its fields, its rules and its words. */
export const requestSpec: FormSpec<PrivacyRequest> = {
  prefix: 'request',
  fields: Object.keys(emptyPrivacyRequest) as RequestField[],
  prepare: fitPrivacyRequest,
  faultsOf: (fitted) => privacyFaults(fitted),
  label: (field) => fieldWords[field],
  message: faultMessage,
  target: fieldTarget,
};
