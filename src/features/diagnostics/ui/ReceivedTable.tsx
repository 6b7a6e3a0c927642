import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import type { ReceivedSubmission } from '../model/ports.ts';
import { EmptyTable } from './EmptyTable.tsx';
import { machineWords } from './machine-words.ts';

interface ReceivedTableProps {
  /** The newest first. */
  received: readonly ReceivedSubmission[];
}

/** What forms have sent in the last week, without a word of what was in it. Renders a table, or says that there is none. */
export function ReceivedTable({ received }: ReceivedTableProps) {
  const { t } = useLingui();
  const caption = t({
    message: 'Received in the last week, without content',
    comment: 'Caption of a table of the console: submissions of forms',
  });
  if (received.length === 0) {
    return (
      <EmptyTable caption={caption}>
        <Trans comment="No form was sent">Nothing was received.</Trans>
      </EmptyTable>
    );
  }
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'reference', label: t({ message: 'Reference', comment: 'Column: number of a submission' }) },
        { id: 'form', label: t({ message: 'Form', comment: 'Column: which form was sent' }) },
        { id: 'time', label: t({ message: 'Received', comment: 'Column: when a form was received' }) },
      ]}
      rows={received.map(({ reference, form, receivedAt }) => ({
        id: reference,
        cells: {
          reference,
          form: <span {...machineWords}>{form}</span>,
          time: <time dateTime={receivedAt}>{receivedAt}</time>,
        },
      }))}
      emptyText=""
    />
  );
}
