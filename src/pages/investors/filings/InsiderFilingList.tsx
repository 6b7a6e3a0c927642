import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Section, Stack } from '#design-system/layout/index.ts';
import { role, size } from '#design-system/theme/roles.ts';
import { formatMediumDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { Paging } from '../Paging.tsx';
import { SpreadsheetLink } from '../SpreadsheetLink.tsx';
import { FilingDocuments } from './FilingDocuments.tsx';
import { FilingFilterForm } from './FilingFilterForm.tsx';
import { FormName } from './FormName.tsx';
import type { InsiderFilings } from './filing-lists.server.ts';
import { filingListPath } from './filing-paths.ts';
import { ShareTransactions } from './ShareTransactions.tsx';

interface InsiderFilingListProps {
  list: InsiderFilings;
}

/** What directors and officers reported: a choice, how many fit it, and a page of them as a table. Renders a section. */
export function InsiderFilingList({ list }: InsiderFilingListProps) {
  const { t } = useLingui();
  const { items, total, page, pages, filter, choices, lastCopyOf, happenings } = list;
  const count = t({
    message: plural(total, { 0: 'No report fits your choice', one: '# report', other: '# reports' }),
    comment: 'Heading above a list of reports of directors and officers, and announced after choosing',
  });
  const column = (id: string, label: string) => ({ id, label });
  const unnamed = t({
    message: 'Named in the document',
    comment: 'Stands where a list does not say who filed a report',
  });
  return (
    <Section room="block" labelledBy="list">
      <Column span={12}>
        <Stack gap="block">
          <FilingFilterForm
            action={pathTo('director-filings')}
            filter={filter}
            choices={choices}
            count={count}
            lastCopyOf={lastCopyOf}
          />
          {items.length > 0 && (
            <DataTable
              caption={t({ message: 'Reports of directors and officers', comment: 'Names a table' })}
              captionHidden
              columns={[
                column('person', t({ message: 'Who', comment: 'Head of a column of names of people' })),
                column('form', t({ message: 'Form', context: 'filing', comment: 'Head of a column' })),
                column('filed', t({ message: 'Filed on', comment: 'Head of a column of days' })),
                column('what', t({ message: 'What happened', comment: 'Head of a column' })),
                column('documents', t({ message: 'Document', comment: 'Head of a column of links' })),
              ]}
              rows={items.map(({ id, form, filedOn, person, role: post, transactions, documents, help }) => ({
                id,
                cells: {
                  person: (
                    <Person>
                      {person ?? unnamed}
                      {post && <small>{post}</small>}
                    </Person>
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
              emptyText="–"
            />
          )}
          <Paging
            page={page}
            pages={pages}
            to={(wanted) => `${filingListPath('director-filings', filter, wanted)}#list`}
            newer={t({ message: 'Newer reports', comment: 'Link to the page of newer reports' })}
            older={t({ message: 'Older reports', comment: 'Link to the page of older reports' })}
          />
          {items.length > 0 && <SpreadsheetLink page="director-filings" chosen={{ ...filter }} />}
        </Stack>
      </Column>
    </Section>
  );
}

const Person = styled('span')({
  '& > small': { display: 'block', color: role.textMuted, fontSize: size.small, fontWeight: 400 },
});
