import './add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Callout } from '#design-system/callout/index.ts';
import { Column, PageHeader, Section, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Timeline } from '#design-system/timeline/index.ts';
import { requestContext } from '#request-context';
import { OnwardPages } from '../../OnwardPages.tsx';
import { unlessFailed } from '../live.server.ts';
import { SourceFailedNote } from '../SourceNote.tsx';
import { TermList } from '../TermList.tsx';
import { WordTable } from '../WordTable.tsx';
import { readInsiderFilings } from './filing-lists.server.ts';
import { filingListPath } from './filing-paths.ts';
import { readDirectorFilings } from './filings.server.ts';
import { InsiderFilingList } from './InsiderFilingList.tsx';

const lead = msg({
  message:
    'What directors and officers have reported, by form and by year, who must report what, and what the code letters of a trade mean.',
  comment: 'Opens the page director-filings; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/**
 * The forms, codes and rules, and the reports that the address asks for (`form`, `year`, `page`). A page that does not
 * exist leads to the first one of the same choice.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const words = readDirectorFilings();
  const filings = context.get(requestContext)?.ports.filings;
  // The index of the site's search is made without a server: it needs the words alone.
  if (!filings) return { ...words, list: undefined };
  const parameters = new URL(request.url).searchParams;
  const answer = await unlessFailed(readInsiderFilings(filings, parameters).then((list) => ({ list })));
  if (answer === null) return data({ ...words, list: null }, { status: 503 });
  const { list } = answer;
  if (list === null) {
    throw redirect(
      filingListPath('director-filings', {
        form: parameters.get('form') ?? '',
        year: parameters.get('year') ?? '',
      }),
    );
  }
  return { ...words, list, noindex: list.filter.form !== '' || list.filter.year !== '' };
}

/** The page `director-filings`: what was reported, who reports what, how to read a trade, and the rule of this house. */
export default function DirectorFilings() {
  const { i18n } = useLingui();
  const { list, sample, who, forms, codes, windows, onward } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page director-filings">When insiders buy and sell</Trans>}
        lead={i18n._(lead)}
      />
      {list === null && (
        <Section room="block">
          <SourceFailedNote />
        </Section>
      )}
      {list && <InsiderFilingList list={list} />}
      {list?.isSample && (
        <Section room="block">
          <Column span={10}>
            <Callout tone="note" title={sample.title}>
              <Text>{sample.text}</Text>
            </Callout>
          </Column>
        </Section>
      )}
      <SideSection id="who" surface="tint" size="h2" title={who.heading}>
        <TermList items={who.items} />
      </SideSection>
      <WordTable id="forms" {...forms} />
      <WordTable id="codes" surface="tint" {...codes} />
      <SideSection id="windows" surface="plate" size="h2" title={windows.heading} lead={windows.lead}>
        <Timeline items={windows.items} />
        <Callout tone="stop" title={windows.note.title}>
          <Text>{windows.note.text}</Text>
        </Callout>
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}
