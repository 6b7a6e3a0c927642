import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import type { CheckRecord } from '#features/help/content/checks.schema.ts';
import { formatDay } from '#i18n/formats.ts';

interface CheckTableProps {
  record: CheckRecord;
}

/** The last full run of the accessibility checks, as the statement reports it. Renders a table of names and values. */
export function CheckTable({ record }: CheckTableProps) {
  const { t } = useLingui();
  const rows = {
    day: [
      t({ message: 'Day of the run', comment: 'Row of the table of check results' }),
      <time key="day" dateTime={record.day}>
        {formatDay(record.day)}
      </time>,
    ],
    commit: [
      t({ message: 'Commit that was checked', comment: 'Row of the table of check results' }),
      record.commit,
    ],
    engine: [t({ message: 'Engine', comment: 'Row of the table of check results' }), record.engine],
    pages: [t({ message: 'Pages', comment: 'Row of the table of check results' }), String(record.pages)],
    cells: [
      t({ message: 'Runs of the engine', comment: 'Row of the table of check results' }),
      String(record.runs),
    ],
    findings: [
      t({ message: 'Findings', comment: 'Row of the table of check results' }),
      String(record.findings),
    ],
    undecided: [
      t({ message: 'Left undecided by the engine', comment: 'Row of the table of check results' }),
      String(record.undecided),
    ],
  } as const;
  return (
    <DataTable
      caption={t({ message: 'Latest accessibility checks', comment: 'Caption of a table of the console' })}
      columns={[
        { id: 'name', label: t({ message: 'What', comment: 'Column of the table of check results' }) },
        { id: 'value', label: t({ message: 'Result', comment: 'Column of the table of check results' }) },
      ]}
      rows={Object.entries(rows).map(([id, [name, value]]) => ({ id, cells: { name, value } }))}
      emptyText=""
    />
  );
}
