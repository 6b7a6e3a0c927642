import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { Column, PageHeader, Section } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { longestQuery } from '#features/search/model/words.ts';
import { SearchForm } from '#features/search/ui/SearchForm.tsx';
import { SearchNothing } from '#features/search/ui/SearchNothing.tsx';
import { SearchResults } from '#features/search/ui/SearchResults.tsx';
import { SearchStart } from '#features/search/ui/SearchStart.tsx';
import { useCountWords } from '#features/search/ui/search-count.ts';
import { language } from '#i18n/current.ts';
import type { Route } from './+types/search';

const title = msg({ message: 'Search this site', comment: 'Heading of the page search' });
const lead = msg({
  message:
    'Pages, materials, questions and news in one place. Accents, capitals and small typing errors do not matter.',
  comment: 'Opens the page search; search engines show it too',
});

export const handle = { description: lead };

/** What was asked (`s`, plain text) and what answers it. Answers are no pages, so search engines leave them out. */
export function loader({ context, request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('s') ?? '').trim().slice(0, longestQuery);
  const hits = query === '' ? [] : (context.get(requestContext)?.ports.search.find(language, query) ?? null);
  return { query, hits, noindex: query !== '' };
}

/** The page `search`: a form that works as plain HTML, and what was found, grouped by kind. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { query, hits } = loaderData;
  const count = useCountWords(hits?.length ?? 0, query);
  const isAsked = query !== '';
  const isAnswer = useIsAnswer();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)}>
        <SearchForm query={query} />
        <StatusRegion hidden>{isAnswer && isAsked && hits ? count : ''}</StatusRegion>
      </PageHeader>
      {!isAsked && <SearchStart />}
      {isAsked && hits !== null && hits.length > 0 && <SearchResults heading={count} hits={hits} />}
      {isAsked && hits !== null && hits.length === 0 && <SearchNothing heading={count} />}
      {hits === null && (
        <Section>
          <Column span={8}>
            <p>
              <Trans>
                The search is not available at the moment. Every page of the site is listed on the site map.
              </Trans>
            </p>
          </Column>
        </Section>
      )}
    </>
  );
}
