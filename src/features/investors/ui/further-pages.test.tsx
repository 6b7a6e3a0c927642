// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { meetingOn, resultsOn } from '#features/events/server/sample-calendar.ts';
import { createSampleFilings } from '#features/filings/server/sample-filings.ts';
import { CompanyFilingList } from '#features/filings/ui/CompanyFilingList.tsx';
import { InsiderFilingList } from '#features/filings/ui/InsiderFilingList.tsx';
import { readContentNews } from '#features/news/server/content-news.ts';
import { NewsList } from '#features/news/ui/NewsList.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages as investorWords } from '#locale/investors.po';
import { messages as routeWords } from '#locale/routes.po';
import { messages as sharedWords } from '#locale/shared.po';
import { loader as directorFilings } from '#pages/investors/filings/director-filings.tsx';
import { loader as filings } from '#pages/investors/filings/sec-filings.tsx';
import { loader as news } from '#pages/investors/news/news-releases.tsx';
import { speakEnglish } from '#tests/server/support/plain-catalogs.ts';

for (const words of [investorWords, routeWords, sharedWords]) addMessages(words);

const ports = {
  news: await readContentNews(fileURLToPath(new URL('../../../../', import.meta.url))),
  filings: createSampleFilings({
    calendar: { meetingOn, resultsOn },
    words: { filings: speakEnglish, people: speakEnglish },
  }),
};

/** What a loader takes when somebody asks for this part of its list. */
function asked(page: number): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(requestContext, { ports } as unknown as RequestContext);
  const request = new Request(`https://site.example/list?page=${page}`);
  return { context, request, params: {} } as unknown as LoaderFunctionArgs;
}

/** What a loader answers: a title, where it gives one, and the list for the component of the same page. */
interface Answer {
  title?: string;
  list: never;
}

const read = async (answer: Promise<unknown>) => (await answer) as Answer;

/** The heading of a list, which takes the focus when a further page of it opens, as the server writes it. */
function headingOf(list: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: list }]);
  const html = renderToString(
    <ThemeRoot>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </ThemeRoot>,
  );
  return /<h2[^>]* id="list"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
}

test.each([
  ['News Releases', news, NewsList],
  ['SEC Filings', filings, CompanyFilingList],
  ['Director and Officer Filings', directorFilings, InsiderFilingList],
])(
  'a further page of “%s” is told by its title and by its heading, and the first is not',
  async (name, loader, List) => {
    const [first, second] = [await read(loader(asked(1))), await read(loader(asked(2)))];
    expect(first.title).toBeUndefined();
    expect(headingOf(<List list={first.list} />)).toMatch(/^\d+ \w+$/);
    expect(second.title).toMatch(new RegExp(`^${name}, page 2 of \\d+$`));
    expect(headingOf(<List list={second.list} />)).toMatch(/^\d+ \w+, page 2 of \d+$/);
  },
);
