import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Verdict } from '../model/filters.ts';

/** Whether a thing is bought. */
export const verdictWords: Record<Verdict, MessageDescriptor> = {
  yes: msg({ message: 'We buy it', comment: 'Verdict on a thing in the catalog of scrap' }),
  conditions: msg({ message: 'With conditions', comment: 'Verdict on a thing in the catalog of scrap' }),
  no: msg({ message: 'Never', comment: 'Verdict on a thing in the catalog of scrap: we never take it' }),
  sold: msg({ message: 'We sell it', comment: 'Verdict on a product in the catalog of scrap' }),
};

/** The sign of a verdict: what we sell is neither bought nor refused. */
export const verdictKind = (verdict: Verdict) => (verdict === 'sold' ? 'neutral' : verdict);
