import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { media } from '#design-system/theme/roles.ts';
import { money } from '#features/investors/model/figures.ts';
import { formatFigure, formatMediumDay } from '#i18n/formats.ts';
import type { ShareTransaction } from '../model/filings.ts';
import { FilingDocuments } from './FilingDocuments.tsx';
import { FilingListFrame } from './FilingListFrame.tsx';
import { FormName } from './FormName.tsx';
import type { InsiderFilings } from './filing-lists.server.ts';

interface InsiderFilingListProps {
  list: InsiderFilings;
}

/**
 * What directors and officers reported: a choice, how many fit it, and a page of them as a table. Each thing that happened is a
 * row, as in the spreadsheet: several in one made a row as high as a third of a phone, and its figures no column. Renders a section.
 */
export function InsiderFilingList({ list }: InsiderFilingListProps) {
  const { t } = useLingui();
  const { items, total } = list;
  const column = (id: string, room: number, label: string) => ({ id, room, label });
  const figures = (id: string, room: number, label: string) => ({ id, room, label, numeric: true });
  const unnamed = t({
    message: 'Named in the document',
    comment: 'Stands where a list does not say who filed a report',
  });
  // A source may not say what happened, and columns of dashes would push the documents out of sight.
  const areTold = items.some(({ transactions }) => transactions.length > 0);
  const deedCells = useDeedCells(list.happenings);
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
          column('person', 11, t({ message: 'Who', comment: 'Head of a column of names of people' })),
          ...(areTold
            ? [
                column('what', 11, t({ message: 'What happened', comment: 'Head of a column' })),
                figures(
                  'shares',
                  6,
                  t({
                    message: 'Shares',
                    comment: 'Head of a column: how many shares came (+) or went (−)',
                  }),
                ),
                figures(
                  'price',
                  5.5,
                  t({ message: 'Price', comment: 'Head of a column: dollars paid for one share' }),
                ),
                figures(
                  'left',
                  6,
                  t({
                    message: 'Held after',
                    comment: 'Head of a column: how many shares someone owns after what happened',
                  }),
                ),
              ]
            : []),
          column('filed', 6.5, t({ message: 'Filed on', comment: 'Head of a column of days' })),
          column(
            'form',
            10,
            t({
              message: 'Form and document',
              comment: 'Head of a column: a form of the SEC and links to it',
            }),
          ),
        ]}
        rows={items.flatMap(({ id, form, filedOn, person, role: post, transactions, documents, help }) => {
          const report = {
            person: (
              <CellLines sx={{ [media.small]: dense }}>
                <span>{person ?? unnamed}</span>
                {post && <small>{post}</small>}
              </CellLines>
            ),
            filed: <time dateTime={filedOn}>{formatMediumDay(filedOn)}</time>,
            form: (
              // Beside the names of the narrowest phone a link fits whole.
              <CellLines
                as="div"
                sx={{ [media.small]: { ...dense, minWidth: 'min(11rem, calc(95vw - 12rem))' } }}
              >
                <FormName form={form} help={help} />
                <FilingDocuments
                  documents={documents}
                  filing={`${form}, ${person ?? ''} ${formatMediumDay(filedOn)}`}
                />
              </CellLines>
            ),
          };
          if (transactions.length === 0) return [{ id, cells: report }];
          return transactions.map((deed) => ({
            id: `${id} ${deed.on} ${deed.code} ${deed.shares} ${deed.heldAfter}`,
            cells: { ...report, ...deedCells(deed) },
          }));
        })}
      />
    </FilingListFrame>
  );
}

/** Lines of a cell on a phone: a name and a post in five of them leave room for six rows on a screen. */
const dense = { gap: '0.125rem', lineHeight: 1.25 } as const;

/** What happened to someone's shares, in the cells of a row. */
function useDeedCells(happenings: InsiderFilings['happenings']) {
  const { t } = useLingui();
  return ({ on, code, acquired, shares, price, heldAfter }: ShareTransaction) => ({
    what: (
      // So wide on a phone that the longest, in Spanish, takes two lines.
      <CellLines min="9rem" sx={{ [media.small]: { ...dense, minWidth: '16rem' } }}>
        <span>
          {happenings[code] ??
            t({
              message: `Code ${code}`,
              comment: 'A line of a report about shares, by its letter; {code} is the letter',
            })}
        </span>
        <small>
          <time dateTime={on}>{formatMediumDay(on)}</time>
        </small>
      </CellLines>
    ),
    shares: `${acquired ? '+' : '−'}${formatFigure(shares)}`,
    price: money(price) || undefined,
    left: formatFigure(heldAfter),
  });
}
