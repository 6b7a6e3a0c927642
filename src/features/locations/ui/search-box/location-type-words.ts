import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LocationType } from '../../model/search-box.ts';

/** What each kind of yard is called where a visitor chooses among them. */
export const locationTypeWords: Record<LocationType, MessageDescriptor> = {
  metals: msg({
    message: 'Metals Recycling',
    context: 'location type',
    comment: 'Kind of yard to look for: those that buy scrap metal',
  }),
  auto: msg({
    message: 'Auto Recycling',
    context: 'location type',
    comment: 'Kind of yard to look for: those with cars and auto parts',
  }),
  all: msg({
    message: 'All',
    context: 'location type',
    comment: 'Kind of yard to look for: every kind',
  }),
};
