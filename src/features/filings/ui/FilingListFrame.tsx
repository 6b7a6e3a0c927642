import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Column, Section, Stack } from '#design-system/layout/index.ts';
import { filingListPath } from '#features/investors/ui/filing-paths.ts';
import { ListChoice } from '#features/investors/ui/ListChoice.tsx';
import { ListPaging } from '#features/investors/ui/ListPaging.tsx';
import { SpreadsheetLink } from '#features/investors/ui/SpreadsheetLink.tsx';
import { pathTo } from '#site/paths.ts';
import type { CompanyFilings, InsiderFilings } from './filing-lists.server.ts';

interface FilingListFrameProps {
  page: 'sec-filings' | 'director-filings';
  list: CompanyFilings | InsiderFilings;
  /** How many fit the choice, in words. */
  count: string;
  /** Links to the pages beside this one. */
  newer: string;
  older: string;
  /** The filings, where any fit. */
  children: ReactNode;
}

/** What stands around a list of filings: the choice, how many fit it, its pages and its file. Renders a section. */
export function FilingListFrame({ page, list, count, newer, older, children }: FilingListFrameProps) {
  const { t } = useLingui();
  const { filter, choices, items } = list;
  return (
    <Section room="block">
      <Column span={12}>
        <Stack gap="block">
          <ListChoice
            action={pathTo(page)}
            label={t({ message: 'Choose filings', comment: 'Names a form that filters a list of filings' })}
            fields={[
              {
                name: 'form',
                label: t({
                  message: 'Form',
                  context: 'filing',
                  comment: 'Label of a filter: the kind of paper filed with the SEC, such as 10-K',
                }),
                value: filter.form,
                options: [
                  {
                    value: '',
                    label: t({
                      message: 'All forms',
                      context: 'filing',
                      comment: 'First choice of a filter of papers filed with the SEC',
                    }),
                  },
                  ...choices.forms,
                ],
              },
              {
                name: 'year',
                label: t({ message: 'Year', comment: 'Label of a filter of news and filings' }),
                value: filter.year,
                options: [
                  { value: '', label: t({ message: 'All years', comment: 'First choice of a filter' }) },
                  ...choices.years,
                ],
              },
            ]}
            submit={t({ message: 'Show filings', comment: 'Button that applies a filter to filings' })}
            count={count}
            all={t({ message: 'Show all filings', comment: 'Link from some filings back to all of them' })}
            lastCopyOf={list.lastCopyOf}
            page={list.page}
            pages={list.pages}
          />
          {items.length > 0 && children}
          <ListPaging
            page={list.page}
            pages={list.pages}
            to={(wanted) => `${filingListPath(page, filter, wanted)}#list`}
            newer={newer}
            older={older}
          />
          {items.length > 0 && <SpreadsheetLink page={page} rows={list.rows} chosen={{ ...filter }} />}
        </Stack>
      </Column>
    </Section>
  );
}
