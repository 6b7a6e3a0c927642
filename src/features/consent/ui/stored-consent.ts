import {
  type Consent,
  consentKey,
  hasOptOutSignal,
  type PrivacySignals,
  readConsent,
} from '../model/consent.ts';

/** The choice in force in this browser. */
export function storedConsent(): Consent {
  return readConsent(readStorage(), optsOut());
}

/** True when this browser sends an opt-out signal. */
export function optsOut(): boolean {
  return hasOptOutSignal(navigator as PrivacySignals);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}
