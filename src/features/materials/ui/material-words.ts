import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MagnetResult, PayUnit } from '../model/catalogue.ts';
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

/** What a magnet does. */
export const magnetWords: Record<Exclude<MagnetResult, 'skip'>, MessageDescriptor> = {
  sticks: msg({ message: 'Sticks', comment: 'Magnet test: the magnet sticks' }),
  no: msg({ message: 'Does not stick', comment: 'Magnet test: the magnet does not stick' }),
  weak: msg({ message: 'Sticks a little', comment: 'Magnet test: the magnet sticks a little' }),
  parts: msg({
    message: 'Sticks to the iron parts only',
    comment: 'Magnet test: the magnet sticks to some parts',
  }),
};

/** What a price is for. */
export const payWords: Record<Exclude<PayUnit, 'none'>, MessageDescriptor> = {
  ton: msg({ message: 'By the net ton', comment: 'How a thing is paid: per 2,000 pounds' }),
  pound: msg({ message: 'By the pound', comment: 'How a thing is paid' }),
  piece: msg({ message: 'By the piece', comment: 'How a thing is paid' }),
};
