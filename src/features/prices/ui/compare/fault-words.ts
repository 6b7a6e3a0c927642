import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComparedPlaces } from '../../model/compared-places.ts';
import type { WeightFault } from '../../model/weight.ts';

/** What is wrong with a weight, in a sentence that says what to write instead. */
export const weightFaultWords: Record<WeightFault, MessageDescriptor> = {
  number: msg({
    message: 'Write the weight in digits, such as 250 or 1,250.5.',
    comment: 'Under a field: what the visitor typed is no number',
  }),
  negative: msg({
    message: 'A load weighs more than nothing. Write the weight without the minus sign.',
    comment: 'Under a field: the visitor typed a weight below zero',
  }),
  zero: msg({
    message: 'A load of zero brings nothing. Write what yours weighs, or leave the field empty.',
    comment: 'Under a field: the visitor typed a weight of zero',
  }),
  heavy: msg({
    message: 'That is more than a whole train carries. Write a smaller weight, or call the yard.',
    comment: 'Under a field: the visitor typed an absurd weight',
  }),
};

/** Why what was typed is no place, in a sentence that says what to write instead. */
export const placeFaultWords: Record<NonNullable<ComparedPlaces['fault']>, MessageDescriptor> = {
  unknown: msg({
    message: 'We do not know that place. Type a ZIP or postal code, such as 77002 or V5K 0A1.',
    comment: 'Under a field: no place is known by what the visitor typed',
  }),
  several: msg({
    message: 'Several places have that name. Add the state, as in Portland, OR, or type a ZIP code.',
    comment: 'Under a field: the visitor typed the name of a city that several states have',
  }),
};
