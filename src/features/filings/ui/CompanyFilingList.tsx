import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { formatMediumDay } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import { FilingDocuments } from './FilingDocuments.tsx';
import { FilingListFrame } from './FilingListFrame.tsx';
import { FormName } from './FormName.tsx';
import type { CompanyFilings } from './filing-lists.server.ts';

interface CompanyFilingListProps {
  list: CompanyFilings;
}

/** What the company filed: a choice, how many fit it, and a page of them as a table. Renders a section. */
export function CompanyFilingList({ list }: CompanyFilingListProps) {
  const { t } = useLingui();
  const { items, total } = list;
  const column = (id: string, room: number, label: string) => ({ id, room, label });
  return (
    <FilingListFrame
      page="sec-filings"
      list={list}
      count={t({
        message: plural(total, { 0: 'No filing fits your choice', one: '# filing', other: '# filings' }),
        comment: 'Heading above a list of filings, and announced after choosing',
      })}
      newer={t({ message: 'Newer filings', comment: 'Link to the page of newer filings' })}
      older={t({ message: 'Older filings', comment: 'Link to the page of older filings' })}
    >
      <DataTable
        caption={t({ message: 'Filings of the company', comment: 'Names a table' })}
        captionHidden
        inRows
        columns={[
          column('form', 12, t({ message: 'Form', context: 'filing', comment: 'Head of a column' })),
          column('filed', 7, t({ message: 'Filed on', comment: 'Head of a column of days' })),
          column('title', 20, t({ message: 'What it is', comment: 'Head of a column' })),
          column('period', 7, t({ message: 'Period ended', comment: 'Head of a column of days' })),
          column('documents', 9, t({ message: 'Document', comment: 'Head of a column of links' })),
        ]}
        rows={items.map(({ id, form, filedOn, title, language, periodEnd, documents, help }) => ({
          id,
          cells: {
            form: <FormName form={form} help={help} />,
            filed: <time dateTime={filedOn}>{formatMediumDay(filedOn)}</time>,
            title: language ? <span lang={htmlLang[language]}>{title}</span> : title || undefined,
            period: periodEnd ? <time dateTime={periodEnd}>{formatMediumDay(periodEnd)}</time> : undefined,
            documents: (
              <FilingDocuments documents={documents} filing={`${form}, ${formatMediumDay(filedOn)}`} />
            ),
          },
        }))}
      />
    </FilingListFrame>
  );
}
