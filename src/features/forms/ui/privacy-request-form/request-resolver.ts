import {
  checkPrivacyRequest,
  type Fault,
  fitPrivacyRequest,
  type PrivacyRequest,
} from '../../model/privacy-request.ts';
import { resolverOf } from '../form-parts/form-spec.ts';

export { fieldErrors } from '../form-parts/form-spec.ts';

/** The rules of the privacy form. */
export const requestRules = { prepare: fitPrivacyRequest, faultsOf };

/** Judges the privacy form by its schema. */
export const requestResolver = resolverOf<PrivacyRequest>(requestRules);

/** What is wrong with a form as it stands, in the order of the page. */
export function requestFaults(values: PrivacyRequest): Fault[] {
  return faultsOf(fitPrivacyRequest(values));
}

function faultsOf(fitted: PrivacyRequest): Fault[] {
  const checked = checkPrivacyRequest(fitted);
  return 'faults' in checked ? checked.faults : [];
}
