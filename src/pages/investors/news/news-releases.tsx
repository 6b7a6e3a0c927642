import '#features/news/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { deskEmails } from '#brand';
import { PageHeader, Section, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { DeskEmail } from '#features/company/ui/DeskEmail.tsx';
import { FeedHead, FeedLinks } from '#features/investors/ui/Feeds.tsx';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { newsListPath } from '#features/investors/ui/news-paths.ts';
import { SourceFailedNote } from '#features/investors/ui/SourceNote.tsx';
import { TermList } from '#features/investors/ui/TermList.tsx';
import { NewsList } from '#features/news/ui/NewsList.tsx';
import { readNewsAside, readNewsList } from '#features/news/ui/news.server.ts';
import { listTitle } from '#site/list-title.ts';
import type { Route } from './+types/news-releases';

const title = msg({ message: 'News releases', comment: 'Heading of the page news-releases' });
const lead = msg({
  message:
    'Results, dividends, and what happens at the yards and the mill. Each release is posted here the moment it is public.',
  comment: 'Opens the page news-releases; search engines show it too',
});

export const handle = { description: lead };

/**
 * The releases that the address asks for (`year`, `category`, `page`). A page that does not exist leads to the first
 * one of the same choice; while the source fails the page says so, with the status that tells machines to come again.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = { aside: readNewsAside(), email: deskEmails.press };
  const news = context.get(requestContext)?.ports.news;
  const parameters = new URL(request.url).searchParams;
  // The index of the site's search is made without a server: it needs the words alone.
  if (!news) return { ...words, list: undefined };
  const answer = await unlessFailed(readNewsList(news, parameters).then((list) => ({ list })));
  if (answer === null) return data({ ...words, list: null }, { status: 503 });
  const { list } = answer;
  if (list === null) {
    throw redirect(
      newsListPath({ year: parameters.get('year') ?? '', category: parameters.get('category') ?? '' }),
    );
  }
  // Answers to a choice are no pages of their own to a search engine.
  const named = listTitle('news-releases', list.page, list.pages);
  return {
    ...words,
    list,
    ...named,
    noindex: list.filter.year !== '' || list.filter.category !== '',
  };
}

/** The page `news-releases`: a choice of year and subject, releases by year, newest first, with ways to older ones. */
export default function NewsReleases({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { list, aside, email } = loaderData;
  return (
    <>
      <FeedHead feeds={['news']} />
      <PageHeader title={i18n._(title)} lead={i18n._(lead)}>
        <FeedLinks of="news" />
      </PageHeader>
      {list === null && (
        <Section room="block">
          <SourceFailedNote />
        </Section>
      )}
      {list && <NewsList list={list} />}
      <SideSection id="reading" surface="tint" title={aside.heading}>
        <TermList items={aside.items} />
        <Text>
          <Trans comment="For journalists. The address appears once a script runs; until then the words of the tag stand in its place">
            The press desk by email:{' '}
            <DeskEmail _t="email" encoded={email}>
              the address appears only where scripts are on
            </DeskEmail>
          </Trans>
        </Text>
      </SideSection>
    </>
  );
}
