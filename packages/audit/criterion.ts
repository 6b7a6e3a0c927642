import type { Choices } from '#i18n/choices.ts';

/**
 * What must be seen before a criterion may be called passed: `automatic` by an engine's rule, `scripted` by a check of
 * behaviour, `review` by a dated verdict of somebody who looked. No criterion is without a review: on a public benchmark
 * of 142 seeded defects the best engine alone finds 38, so an engine's silence says little.
 */
export const evidenceKinds = ['automatic', 'scripted', 'review'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export type Level = 'A' | 'AA' | 'AAA';
export type WcagVersion = '2.0' | '2.1' | '2.2';

/** One success criterion of the Web Content Accessibility Guidelines 2.x. */
export interface Criterion {
  /** `1.4.3`. */
  number: string;
  /** The id that W3C gives it, as the fragment of its address: `contrast-minimum`. */
  id: string;
  level: Level;
  /** The version in which it first stood. */
  since: WcagVersion;
  /** The version that took it out again; only 4.1.1 Parsing. */
  removedIn?: WcagVersion;
  /** Its name: in English as W3C wrote it, in Spanish by the terms of W3C's Spanish translations. */
  name: Choices<string>;
  /** Every kind named here must be at hand. */
  needs: readonly EvidenceKind[];
  /** It speaks of a set of pages (the same order everywhere), so a check seen once holds for all of them. */
  ofTheSite: boolean;
}

/** An engine has a rule for part of it, a script for another part, and neither sees all. */
export const everyKind: readonly EvidenceKind[] = evidenceKinds;
/** Behaviour: engines see nothing of it. */
export const scriptAndReview: readonly EvidenceKind[] = ['scripted', 'review'];
/** Engines have a rule for part of it; the rest is judgement. */
export const engineAndReview: readonly EvidenceKind[] = ['automatic', 'review'];
/** Judgement alone. */
export const reviewOnly: readonly EvidenceKind[] = ['review'];

/** One line of the tables of criteria. */
export function row(
  number: string,
  id: string,
  level: Level,
  since: WcagVersion,
  needs: readonly EvidenceKind[],
  english: string,
  spanish: string,
  more: { ofTheSite?: boolean; removedIn?: WcagVersion } = {},
): Criterion {
  return {
    number,
    id,
    level,
    since,
    needs,
    name: { eng: english, es: spanish },
    ofTheSite: more.ofTheSite ?? false,
    ...(more.removedIn ? { removedIn: more.removedIn } : {}),
  };
}
