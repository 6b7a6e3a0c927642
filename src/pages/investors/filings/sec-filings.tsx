import './add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { PapersArt } from '#design-system/art/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Column, PageHeader, Section, Text } from '#design-system/layout/index.ts';
import { requestContext } from '#request-context';
import { OnwardPages } from '../../OnwardPages.tsx';
import { unlessFailed } from '../live.server.ts';
import { SourceFailedNote } from '../SourceNote.tsx';
import { WordTable } from '../WordTable.tsx';
import { CompanyFilingList } from './CompanyFilingList.tsx';
import { FormFamilies } from './FormFamilies.tsx';
import { readCompanyFilings } from './filing-lists.server.ts';
import { filingListPath } from './filing-paths.ts';
import { readSecFilings } from './filings.server.ts';

const lead = msg({
  message:
    'What the company has filed, by form and by year, and twelve forms of the SEC in plain words: what each is for and when it is due.',
  comment: 'Opens the page sec-filings; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/**
 * The forms and their dates, and the filings that the address asks for (`form`, `year`, `page`). A page that does not
 * exist leads to the first one of the same choice.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const words = readSecFilings();
  const filings = context.get(requestContext)?.ports.filings;
  // The index of the site's search is made without a server: it needs the words alone.
  if (!filings) return { ...words, list: undefined };
  const parameters = new URL(request.url).searchParams;
  const answer = await unlessFailed(readCompanyFilings(filings, parameters).then((list) => ({ list })));
  if (answer === null) return data({ ...words, list: null }, { status: 503 });
  const { list } = answer;
  if (list === null) {
    throw redirect(
      filingListPath('sec-filings', {
        form: parameters.get('form') ?? '',
        year: parameters.get('year') ?? '',
      }),
    );
  }
  return { ...words, list, noindex: list.filter.form !== '' || list.filter.year !== '' };
}

/** The page `sec-filings`: the papers of the company, and how to read them, by the question that they answer. */
export default function SecFilings() {
  const { i18n } = useLingui();
  const { list, sample, start, columns, families, calendar, onward } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page sec-filings">
            What companies tell the SEC, and how to read it
          </Trans>
        }
        lead={i18n._(lead)}
        art={<PapersArt />}
      />
      {list === null && (
        <Section room="block">
          <SourceFailedNote />
        </Section>
      )}
      {list && <CompanyFilingList list={list} />}
      {list?.isSample && (
        <Section room="block">
          <Column span={10}>
            <Callout tone="note" title={sample.title}>
              <Text>{sample.text}</Text>
            </Callout>
          </Column>
        </Section>
      )}
      <FormFamilies columns={columns} families={families} />
      <WordTable id="start" {...start} />
      <WordTable id="calendar" surface="tint" {...calendar} />
      <OnwardPages {...onward} />
    </>
  );
}
