import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import type { InteractionRecord } from '../content/interactions.schema.ts';
import { machineWords } from './machine-words.ts';
import { RunNote } from './RunNote.tsx';

interface InteractionTableProps {
  record: InteractionRecord;
}

/** How soon pages answered a hand in the last run, a row for each thing done, and how it was made. Renders a table and a `p` below it. */
export function InteractionTable({ record }: InteractionTableProps) {
  const { t } = useLingui();
  const { day, browser, machine, load, commit, cpuSlowdown } = record;
  return (
    <div>
      <DataTable
        caption={t({
          message: 'How soon pages answer a hand',
          comment: 'Caption of a table of the console: from the press of a button or key to the next frame',
        })}
        columns={[
          {
            id: 'id',
            label: t({
              message: 'What is done',
              comment: 'Column of a table of the console: opening a menu, typing …',
            }),
          },
          {
            id: 'presses',
            label: t({
              message: 'Presses',
              comment: 'Column of a table of the console: how often a button or key was pressed',
            }),
            numeric: true,
          },
          {
            id: 'p75',
            label: t({
              message: 'Three of four within (ms)',
              comment:
                'Column of a table of the console: three of four presses were answered within so many milliseconds',
            }),
            numeric: true,
          },
          {
            id: 'worst',
            label: t({
              message: 'Slowest (ms)',
              comment: 'Column of a table of the console: the press that took longest, in milliseconds',
            }),
            numeric: true,
          },
        ]}
        rows={record.acts.map(({ id, presses, p75, worst }) => ({
          id,
          cells: { id: <span {...machineWords}>{id}</span>, presses, p75, worst },
        }))}
        emptyText=""
      />
      <RunNote day={day} facts={[browser, `${machine} (load ${load})`, `CPU ${cpuSlowdown}x`, commit]} />
    </div>
  );
}
