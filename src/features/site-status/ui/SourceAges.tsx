import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import type { SourceStanding, StatusSource } from '../model/ports.ts';
import type { ShownStatus } from './site-status.server.ts';

interface SourceAgesProps {
  status: ShownStatus;
}

const names = {
  prices: msg({ message: 'Prices that our yards pay', comment: 'Row: a source of this website' }),
  inventory: msg({ message: 'Vehicles in our parts yards', comment: 'Row: a source of this website' }),
  news: msg({ message: 'News releases', comment: 'Row: a source of this website' }),
  events: msg({ message: 'Events for investors', comment: 'Row: a source of this website' }),
  quotes: msg({ message: 'Price of our share', comment: 'Row: a source of this website' }),
  filings: msg({ message: 'Filings with the SEC', comment: 'Row: a source of this website' }),
} as const satisfies Record<StatusSource, unknown>;

const standings = {
  answers: msg({ message: 'Up to date: the source answers', comment: 'State of a source' }),
  'last-copy': msg({
    message: 'Out of date: the source does not answer, and we show its last copy',
    comment: 'State of a source',
  }),
  'not-asked': msg({
    message: 'Not read yet since this website was last started',
    comment: 'State of a source',
  }),
  own: msg({ message: 'Made-up sample, part of this website', comment: 'State of a source' }),
} as const satisfies Record<SourceStanding, unknown>;

/** When each source was last read, and whether what it said is out of date. Renders a table. */
export function SourceAges({ status: { sources, zone } }: SourceAgesProps) {
  const { i18n, t } = useLingui();
  return (
    <DataTable
      caption={t({
        message: `When our sources were last read, ${zone}`,
        comment: 'Caption of a table; {zone} is a time zone such as Pacific Time',
      })}
      columns={[
        { id: 'source', label: t({ message: 'Source', comment: 'Column: what the figures are about' }) },
        { id: 'readAt', label: t({ message: 'Last read', comment: 'Column: day and time' }) },
        {
          id: 'standing',
          label: t({ message: 'Status', comment: 'Column: whether a source is out of date' }),
        },
      ]}
      rows={sources.map(({ source, readAt, standing }) => ({
        id: source,
        cells: {
          source: i18n._(names[source]),
          ...(readAt === null ? {} : { readAt }),
          standing: i18n._(standings[standing]),
        },
      }))}
    />
  );
}
