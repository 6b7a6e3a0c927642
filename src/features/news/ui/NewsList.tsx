import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Column, Section } from '#design-system/layout/index.ts';
import { ListChoice } from '#features/investors/ui/ListChoice.tsx';
import { ListPaging } from '#features/investors/ui/ListPaging.tsx';
import { newsListPath } from '#features/investors/ui/news-paths.ts';
import { pathTo } from '#site/paths.ts';
import { NewsYears } from './NewsYears.tsx';
import type { NewsListPage } from './news.server.ts';

interface NewsListProps {
  list: NewsListPage;
}

/** The choice, how many releases fit it, and a page of them by year. Renders sections. */
export function NewsList({
  list: { filter, choices, total, page, pages, years, lastCopyOf },
}: NewsListProps) {
  const { t } = useLingui();
  const count = t({
    message: plural(total, {
      0: 'No release fits your choice',
      one: '# release',
      other: '# releases',
    }),
    comment: 'Heading above a list of news, and announced after choosing',
  });
  return (
    <>
      <Section room="block">
        <Column span={12}>
          <ListChoice
            action={pathTo('news-releases')}
            label={t({ message: 'Choose news', comment: 'Names a form that filters the list of news' })}
            fields={[
              {
                name: 'year',
                label: t({ message: 'Year', comment: 'Label of a filter of news and filings' }),
                value: filter.year,
                options: [
                  { value: '', label: t({ message: 'All years', comment: 'First choice of a filter' }) },
                  ...choices.years,
                ],
              },
              {
                name: 'category',
                label: t({
                  message: 'Subject',
                  context: 'news',
                  comment: 'Label of a filter of news: results, dividend …',
                }),
                value: filter.category,
                options: [
                  { value: '', label: t({ message: 'All subjects', comment: 'First choice of a filter' }) },
                  ...choices.categories,
                ],
              },
            ]}
            submit={t({ message: 'Show releases', comment: 'Button that applies a filter to news' })}
            count={count}
            all={t({ message: 'Show all releases', comment: 'Link from some releases back to all of them' })}
            lastCopyOf={lastCopyOf}
            page={page}
            pages={pages}
          />
        </Column>
      </Section>
      <NewsYears years={years} />
      {pages > 1 && (
        <Section room="block">
          <ListPaging
            page={page}
            pages={pages}
            to={(wanted) => `${newsListPath(filter, wanted)}#list`}
            newer={t({ message: 'Newer releases', comment: 'Link to the page of newer news' })}
            older={t({ message: 'Older releases', comment: 'Link to the page of older news' })}
          />
        </Section>
      )}
    </>
  );
}
