import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { PageHeader } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { requestContext } from '#request-context';
import { pathTo } from '#site/paths.ts';
import { NewsPaging, pageParameter } from './NewsPaging.tsx';
import { NewsYears } from './NewsYears.tsx';
import { readNewsList } from './news.server.ts';
import { TermList } from './TermList.tsx';

const title = msg({ message: 'News releases', comment: 'Heading of the page news-releases' });
const lead = msg({
  message:
    'Results, dividends, and what happens at the yards and the mill. Each release stands here the moment it is public.',
  comment: 'Opens the page news-releases; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** A page of news (`page`) in the language of the site; a page that does not exist leads to the newest. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const news = context.get(requestContext)?.ports.news;
  const asked = new URL(request.url).searchParams.get(pageParameter) ?? '1';
  const list = news && (await readNewsList(news, /^\d{1,4}$/.test(asked) ? Number(asked) : 0));
  if (!list) throw redirect(pathTo('news-releases'));
  return list;
}

/** The page `news-releases`: releases by year, newest first, with ways to older ones. */
export default function NewsReleases() {
  const { i18n } = useLingui();
  const { years, page, pages, aside } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <NewsYears years={years} />
      <NewsPaging page={page} pages={pages} />
      <SideSection id="reading" surface="tint" title={aside.heading}>
        <TermList items={aside.items} />
      </SideSection>
    </>
  );
}
