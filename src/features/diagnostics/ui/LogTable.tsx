import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import type { LogLine } from '../model/ports.ts';
import { machineWords } from './machine-words.ts';

interface LogTableProps {
  /** The newest first. */
  lines: readonly LogLine[];
}

/** The last lines of the server's log, in the words of the log. Renders a table. */
export function LogTable({ lines }: LogTableProps) {
  const { t } = useLingui();
  const none = t({ message: 'nothing', comment: 'In a table of the console: this cell is empty' });
  return (
    <DataTable
      caption={t({ message: 'Last lines of the log', comment: 'Caption of a table of the console' })}
      columns={[
        { id: 'time', label: t({ message: 'Time', comment: 'Column of the log' }) },
        { id: 'level', label: t({ message: 'Level', comment: 'Column of the log: info, warning, error' }) },
        { id: 'event', label: t({ message: 'Event', comment: 'Column of the log' }) },
        { id: 'fields', label: t({ message: 'Fields', comment: 'Column of the log: names and values' }) },
      ]}
      rows={lines.map(({ time, level, event, fields }, index) => ({
        id: `${lines.length - index}`,
        cells: {
          time: <time dateTime={time}>{time}</time>,
          level: <span {...machineWords}>{level}</span>,
          event: <span {...machineWords}>{event}</span>,
          ...(fields ? { fields: <code {...machineWords}>{fields}</code> } : {}),
        },
      }))}
      emptyText={none}
    />
  );
}
