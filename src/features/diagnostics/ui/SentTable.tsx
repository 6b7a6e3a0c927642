import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import type { ListedDelivery } from '../model/ports.ts';
import { EmptyTable } from './EmptyTable.tsx';
import { machineWords } from './machine-words.ts';

interface SentTableProps {
  /** The newest first. */
  sent: readonly ListedDelivery[];
}

/** Letters and other deliveries, with what became of each and without a word of theirs. Renders a table, or says that there is none. */
export function SentTable({ sent }: SentTableProps) {
  const { t } = useLingui();
  const caption = t({
    message: 'Letters and other deliveries, without content',
    comment: 'Caption of a table of the console',
  });
  if (sent.length === 0)
    return (
      <EmptyTable caption={caption}>
        <Trans comment="No letter waits or was sent">Nothing was to be delivered.</Trans>
      </EmptyTable>
    );
  const states = {
    waiting: t({ message: 'waiting', comment: 'State of a delivery' }),
    done: t({ message: 'delivered', comment: 'State of a delivery' }),
    dead: t({ message: 'given up', comment: 'State of a delivery' }),
  };
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'reference', label: t({ message: 'Reference', comment: 'Column: number of a submission' }) },
        { id: 'form', label: t({ message: 'Form', comment: 'Column: which form was sent' }) },
        {
          id: 'topic',
          label: t({ message: 'Delivery', comment: 'Column: a letter, a call to another program' }),
        },
        { id: 'state', label: t({ message: 'How it stands', comment: 'Column: whether a delivery waits' }) },
        {
          id: 'attempts',
          label: t({ message: 'Tries', comment: 'Column: how often it was tried' }),
          numeric: true,
        },
        { id: 'lastError', label: t({ message: 'Last error', comment: 'Column: a code' }) },
      ]}
      rows={sent.map(({ id, reference, form, topic, state, attempts, lastError }) => ({
        id,
        cells: {
          reference,
          form: <span {...machineWords}>{form}</span>,
          topic: <span {...machineWords}>{topic}</span>,
          state: states[state],
          attempts: String(attempts),
          ...(lastError === null ? {} : { lastError: <code {...machineWords}>{lastError}</code> }),
        },
      }))}
      emptyText={t({ message: 'none', comment: 'In a table of the console: no error' })}
    />
  );
}
