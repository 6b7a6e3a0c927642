import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, ownName } from '#i18n/language.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { DeskRow } from '../model/desk-store.ts';
import { formWords, stateWords } from './desk-words.ts';
import { writeMoment } from './moment.ts';

interface RequestTableProps {
  rows: readonly DeskRow[];
  timeZone: string;
  caption: string;
}

/** Requests, each with a way to it. Renders a table; nothing that a visitor wrote stands in it. */
export function RequestTable({ rows, timeZone, caption }: RequestTableProps) {
  const { i18n, t } = useLingui();
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          id: 'reference',
          label: t({ message: 'Reference', comment: 'Column: number of a request' }),
        },
        { id: 'form', label: t({ context: 'desk', message: 'Form', comment: 'Column' }) },
        { id: 'received', label: t({ message: 'Received', comment: 'Column: when it came' }) },
        { id: 'language', label: t({ message: 'Written in', comment: 'Column: language' }) },
        { id: 'state', label: t({ context: 'desk', message: 'State', comment: 'Column' }) },
        { id: 'by', label: t({ message: 'Taken on by', comment: 'Column: name of a colleague' }) },
      ]}
      emptyText={t({ message: 'nobody', comment: 'In the column “Taken on by”' })}
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          reference: (
            <Link alone href={deskPath(language, recordRest(row.reference))}>
              {row.reference}
            </Link>
          ),
          form: i18n._(formWords[row.kind]),
          received: writeMoment(row.createdAt, timeZone),
          language: <span lang={htmlLang[row.language]}>{ownName[row.language]}</span>,
          state: i18n._(stateWords[row.state]),
          by: row.assignee?.name,
        },
      }))}
    />
  );
}
