import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, ownName } from '#i18n/language.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { ListedRow } from '../model/desk-view.ts';
import { requestTypeIn } from './choice-words.ts';
import { formWords, stateWords } from './desk-words.ts';
import { isUrgent, writeDue } from './due-words.ts';
import { writeMoment } from './moment.ts';

interface RequestTableProps {
  rows: readonly ListedRow[];
  timeZone: string;
  caption: string;
}

/** Requests, each with a way to it. Renders a table; nothing that a visitor wrote stands in it. */
export function RequestTable({ rows, timeZone, caption }: RequestTableProps) {
  const { i18n, t } = useLingui();
  const hasDue = rows.some(({ privacy }) => privacy !== undefined);
  const formOf = ({ kind, privacy }: ListedRow): string => {
    const form = i18n._(formWords[kind]);
    if (privacy === undefined || privacy.requestType === '') return form;
    const right = requestTypeIn(i18n, privacy.requestType);
    return t({
      message: `${form}: ${right}`,
      comment: '{form}: “Privacy request”; {right}: such as “Right to Know”',
    });
  };
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
        ...(hasDue
          ? [
              {
                id: 'due',
                label: t({ message: 'Answer due', comment: 'Filter: until when to answer; also a column' }),
              },
            ]
          : []),
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
          form: formOf(row),
          received: writeMoment(row.createdAt, timeZone),
          due: row.privacy ? (
            <Text component="span" strong={isUrgent(row.privacy)}>
              {writeDue(i18n, row.privacy)}
            </Text>
          ) : (
            '–'
          ),
          language: <span lang={htmlLang[row.language]}>{ownName[row.language]}</span>,
          state: i18n._(stateWords[row.state]),
          by: row.assignee?.name,
        },
      }))}
    />
  );
}
