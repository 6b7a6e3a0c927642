import { useSyncExternalStore } from 'react';
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

const never = () => () => {};

/** The same, for rendering: the server cannot know, so it is false until React has taken over. */
export function useOptOut(): boolean {
  return useSyncExternalStore(never, optsOut, () => false);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}
