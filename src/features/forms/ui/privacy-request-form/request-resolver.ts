import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  checkPrivacyRequest,
  type Fault,
  fitPrivacyRequest,
  type PrivacyRequest,
} from '../../model/privacy-request.ts';

/**
 * Lets react-hook-form judge by the shared schema, through the same function as the server, so that what one accepts
 * the other accepts. Values are fitted first: what people type is brought into the shape the rules ask for.
 */
export const requestResolver: Resolver<PrivacyRequest> = (values) => {
  const fitted = fitPrivacyRequest(values);
  const faults = requestFaults(values);
  return faults.length === 0 ? { values: fitted, errors: {} } : { values: {}, errors: fieldErrors(faults) };
};

/** What is wrong with a form as it stands, in the order of the page. */
export function requestFaults(values: PrivacyRequest): Fault[] {
  const checked = checkPrivacyRequest(fitPrivacyRequest(values));
  return 'faults' in checked ? checked.faults : [];
}

/** Faults as react-hook-form keeps them; the message is the code, and the screen finds the words. */
export function fieldErrors(faults: readonly Fault[]): FieldErrors<PrivacyRequest> {
  return Object.fromEntries(
    faults
      .filter(({ field }) => field !== '')
      .map(({ field, code }) => [field, { type: code, message: code }]),
  );
}
