import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { Column, Heading, OpeningEnd, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { longestQuery } from '#features/search/model/longest-query.ts';
import { SearchForm } from '#features/search/ui/SearchForm.tsx';
import { SearchNothing } from '#features/search/ui/SearchNothing.tsx';
import { SearchResults } from '#features/search/ui/SearchResults.tsx';
import { SearchStart } from '#features/search/ui/SearchStart.tsx';
import { useCountWords } from '#features/search/ui/search-count.ts';
import { useInstantSearch } from '#features/search/ui/use-instant-search.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/search';

const title = msg({ message: 'Search this site', comment: 'Heading of the page search' });
const lead = msg({
  message:
    'Pages, materials, yards, questions, news and documents in one place. Accents, capitals and small typing errors do not matter.',
  comment: 'Opens the page search; search engines show it too',
});

export const handle = { description: lead };

/** What was asked (`s`, plain text) and what answers it. Answers are no pages, so search engines leave them out. */
export function loader({ context, request }: Route.LoaderArgs) {
  const query = askedIn(request);
  const known = context.get(requestContext);
  const hits = query === '' ? [] : (known?.ports.search.find(known.language, query) ?? null);
  return { query, hits, noindex: query !== '' };
}

/** In a browser the list follows what is typed: a server that is busy or away is told on the page, which stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { query: askedIn(request), hits: null, noindex: true };
  }
}

function askedIn({ url }: Request): string {
  return (new URL(url).searchParams.get('s') ?? '').trim().slice(0, longestQuery);
}

/** The page `search`: a form that works as plain HTML, and what was found, grouped by kind. With script it follows what is typed. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { query, hits } = loaderData;
  const { field, onType, onSubmit, repeats } = useInstantSearch(query, hits !== null);
  const count = useCountWords(hits?.length ?? 0, query);
  const isAsked = query !== '';
  const isAnswer = useIsAnswer();
  const silence = t({
    message: 'The search does not answer at the moment.',
    comment: 'Heading in place of what was found, and said to screen readers',
  });
  // The same text again would not be read out: an invisible sign behind it makes it news.
  const news = `${hits === null ? silence : count}${repeats % 2 === 1 ? '\u00a0' : ''}`;
  return (
    <>
      {/* One row of tools: whoever has asked finds the first answer in the first screen. */}
      <Section surface="tint" room="tight">
        <Column span={3} since="wide">
          <Heading level={1} size="h3">
            {i18n._(title)}
          </Heading>
        </Column>
        <Column span={9} since="wide">
          <SearchForm query={query} ref={field} onChange={onType} onSubmit={onSubmit} />
          <StatusRegion hidden>{(isAnswer || repeats > 0) && isAsked && news}</StatusRegion>
        </Column>
      </Section>
      <OpeningEnd />
      {!isAsked && <SearchStart lead={i18n._(lead)} />}
      {isAsked && hits !== null && hits.length > 0 && <SearchResults heading={count} hits={hits} />}
      {isAsked && hits !== null && hits.length === 0 && <SearchNothing heading={count} />}
      {hits === null && (
        <Section room="tight">
          <Column span={8}>
            <Stack>
              <Heading level={2} size="h4" id="results">
                {silence}
              </Heading>
              <Text>
                <Trans comment="Under the heading that the search does not answer; the link opens the list of all pages">
                  Try again in a few seconds, or look through the <Link to={pathTo('sitemap')}>site map</Link>
                  : it lists every page.
                </Trans>
              </Text>
            </Stack>
          </Column>
        </Section>
      )}
    </>
  );
}
