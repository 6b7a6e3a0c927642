/** Key in local storage under which the visitor's choice is kept. It never leaves the browser. */
export const consentKey = 'site-consent';

/** Raised when what is asked has changed so much that an old choice no longer answers it. */
export const consentRevision = 1;

/** The cookie that the counter sets while analytics is allowed; erased when it no longer is. */
export const analyticsCookie = 'site-visit';

/** What the browser says about the visitor's wish not to be tracked, as far as we need it. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean;
}

/** What is known of the visitor's choice. */
export interface Consent {
  /** True once the visitor has answered. */
  isAnswered: boolean;
  /** May page views be counted? */
  analytics: boolean;
}

/**
 * True when the browser sends an opt-out that counts in law: Global Privacy Control. `Do Not Track` has no such
 * standing, and the privacy notice says that it changes nothing.
 */
export function hasOptOutSignal(signals: PrivacySignals): boolean {
  return signals.globalPrivacyControl === true;
}

/** What a stored choice allows. No answer, a damaged one and an opt-out signal all mean no analytics. */
export function readConsent(stored: string | null, optOut: boolean): Consent {
  const answer = parse(stored);
  if (answer === null || answer.revision !== consentRevision || !Array.isArray(answer.categories)) {
    return { isAnswered: false, analytics: false };
  }
  return { isAnswered: true, analytics: !optOut && answer.categories.includes('analytics') };
}

function parse(stored: string | null): { categories?: unknown; revision?: unknown } | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return value !== null && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
