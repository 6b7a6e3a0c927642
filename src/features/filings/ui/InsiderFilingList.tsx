import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { formatMediumDay } from '#i18n/formats.ts';
import { FilingDocuments } from './FilingDocuments.tsx';
import { FilingListFrame } from './FilingListFrame.tsx';
import { FormName } from './FormName.tsx';
import type { InsiderFilings } from './filing-lists.server.ts';
import { ShareTransactions } from './ShareTransactions.tsx';

interface InsiderFilingListProps {
  list: InsiderFilings;
}

/** What directors and officers reported: a choice, how many fit it, and a page of them as a table. Renders a section. */
export function InsiderFilingList({ list }: InsiderFilingListProps) {
  const { t } = useLingui();
  const { items, total, happenings } = list;
  const column = (id: string, room: number, label: string) => ({ id, room, label });
  const unnamed = t({
    message: 'Named in the document',
    comment: 'Stands where a list does not say who filed a report',
  });
  return (
    <FilingListFrame
      page="director-filings"
      list={list}
      count={t({
        message: plural(total, { 0: 'No report fits your choice', one: '# report', other: '# reports' }),
        comment: 'Heading above a list of reports of directors and officers, and announced after choosing',
      })}
      newer={t({ message: 'Newer reports', comment: 'Link to the page of newer reports' })}
      older={t({ message: 'Older reports', comment: 'Link to the page of older reports' })}
    >
      <DataTable
        caption={t({ message: 'Reports of directors and officers', comment: 'Names a table' })}
        captionHidden
        inRows
        columns={[
          column('person', 14, t({ message: 'Who', comment: 'Head of a column of names of people' })),
          column('form', 9, t({ message: 'Form', context: 'filing', comment: 'Head of a column' })),
          column('filed', 7, t({ message: 'Filed on', comment: 'Head of a column of days' })),
          column('what', 17, t({ message: 'What happened', comment: 'Head of a column' })),
          column('documents', 8, t({ message: 'Document', comment: 'Head of a column of links' })),
        ]}
        rows={items.map(({ id, form, filedOn, person, role: post, transactions, documents, help }) => ({
          id,
          cells: {
            person: (
              <CellLines>
                <span>{person ?? unnamed}</span>
                {post && <small>{post}</small>}
              </CellLines>
            ),
            form: <FormName form={form} help={help} />,
            filed: <time dateTime={filedOn}>{formatMediumDay(filedOn)}</time>,
            what:
              transactions.length > 0 ? (
                <ShareTransactions transactions={transactions} happenings={happenings} />
              ) : undefined,
            documents: (
              <FilingDocuments
                documents={documents}
                filing={`${form}, ${person ?? ''} ${formatMediumDay(filedOn)}`}
              />
            ),
          },
        }))}
      />
    </FilingListFrame>
  );
}
