import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceStanding, StatusSource } from '#features/site-status/model/ports.ts';

/** What the site reads from elsewhere. */
export const sourceWords: Record<StatusSource, MessageDescriptor> = {
  prices: msg({ message: 'Prices that our yards pay', comment: 'Row: a source of this website' }),
  inventory: msg({ message: 'Vehicles in our parts yards', comment: 'Row: a source of this website' }),
  news: msg({ message: 'News releases', comment: 'Row: a source of this website' }),
  events: msg({ message: 'Events for investors', comment: 'Row: a source of this website' }),
  quotes: msg({ message: 'Price of our share', comment: 'Row: a source of this website' }),
  filings: msg({ message: 'Filings with the SEC', comment: 'Row: a source of this website' }),
};

/** How a source stands. */
export const standingWords: Record<SourceStanding, MessageDescriptor> = {
  answers: msg({ message: 'It answers', comment: 'State of a source, for staff' }),
  'last-copy': msg({
    message: 'It does not answer; visitors see its last good copy',
    comment: 'State of a source, for staff',
  }),
  'not-asked': msg({ message: 'Not asked since the start', comment: 'State of a source, for staff' }),
  own: msg({ message: 'A sample that comes with the site', comment: 'State of a source, for staff' }),
};
