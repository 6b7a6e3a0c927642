import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { size, space } from '#design-system/theme/roles.ts';
import type { ShownStatus } from './site-status.server.ts';

interface RequestDaysProps {
  status: ShownStatus;
}

/** How many requests came on each day and what became of them. Renders a table, or a sentence where nothing can be counted. */
export function RequestDays({ status: { submissions, zone } }: RequestDaysProps) {
  const { t } = useLingui();
  if (submissions === null)
    return (
      <Callout
        tone="warning"
        title={t({
          message: 'We cannot count requests right now',
          comment: 'Title: the database does not answer',
        })}
      >
        <Trans>
          The database that keeps them does not answer. The rest of this website does not need it. Please look
          again in a few minutes.
        </Trans>
      </Callout>
    );
  return (
    <Stack gap="none" sx={days}>
      <DataTable
        captionHidden
        caption={t({
          message: `Requests today and over the last 30 days, ${zone}`,
          comment: 'Caption of a table; {zone} is a time zone such as Pacific Time',
        })}
        columns={[
          { id: 'day', room: 11, label: t({ message: 'Date', comment: 'Column of requests' }) },
          {
            id: 'received',
            room: 8,
            label: t({ message: 'Received', context: 'requests', comment: 'Column: how many requests' }),
            numeric: true,
          },
          {
            id: 'delivered',
            room: 9,
            label: t({ message: 'Delivered', comment: 'Column: how many requests' }),
            numeric: true,
          },
          {
            id: 'waiting',
            room: 7,
            label: t({ message: 'Waiting', comment: 'Column: how many requests' }),
            numeric: true,
          },
          {
            id: 'oldest',
            room: 12,
            label: t({
              message: 'Oldest has waited',
              comment: 'Column: how long the oldest request that waits has waited',
            }),
            numeric: true,
          },
        ]}
        rows={submissions.days.map(({ id, oldest, ...cells }) => ({
          id,
          cells: oldest === null ? cells : { ...cells, oldest },
        }))}
      />
    </Stack>
  );
}

/** Five columns that a phone shows whole: how long the oldest waits stands last, and is what one comes for. */
const days = {
  '@container (max-width: 34rem)': {
    '& table': { fontSize: size.small },
    '& table :is(th, td)': { paddingInlineEnd: space.s2 },
    '& table th:first-of-type': { minWidth: 0 },
  },
};
