import '#features/filings/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilingArt } from '#design-system/art/index.ts';
import { PageHeader } from '#design-system/layout/index.ts';
import { CompanyFilingList } from '#features/filings/ui/CompanyFilingList.tsx';
import { FormFamilies } from '#features/filings/ui/FormFamilies.tsx';
import { readCompanyFilings } from '#features/filings/ui/filing-lists.server.ts';
import { readFilingPage } from '#features/filings/ui/filing-page.server.ts';
import { readSecFilings } from '#features/filings/ui/filings.server.ts';
import { ListFrame } from '#features/filings/ui/ListFrame.tsx';
import { WordTable } from '#features/investors/ui/WordTable.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/sec-filings';

const lead = msg({
  message:
    'What the company has filed, by form and by year, and twelve forms of the SEC in plain words: what each is for and when it is due.',
  comment: 'Opens the page sec-filings; search engines show it too',
});

export const handle = { description: lead };

/**
 * The forms and their dates, and the filings that the address asks for (`form`, `year`, `page`). A page that does not
 * exist leads to the first one of the same choice.
 */
export function loader(args: Route.LoaderArgs) {
  return readFilingPage(args, 'sec-filings', readSecFilings(), readCompanyFilings);
}

/** The page `sec-filings`: the papers of the company, and how to read them, by the question that they answer. */
export default function SecFilings({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { list, sample, start, columns, families, calendar, onward } = loaderData;
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page sec-filings">
            What companies tell the SEC, and how to read it
          </Trans>
        }
        lead={i18n._(lead)}
        art={<FilingArt />}
      />
      <ListFrame isFailed={list === null} sample={list?.isSample ? sample : undefined}>
        {list && <CompanyFilingList list={list} />}
      </ListFrame>
      <FormFamilies columns={columns} families={families} />
      <WordTable id="start" {...start} />
      <WordTable
        id="calendar"
        surface="tint"
        {...calendar}
        rows={calendar.rows.map(({ day, detail, ...row }) => ({
          ...row,
          detail: (
            <time key={row.id} dateTime={day}>
              {detail}
            </time>
          ),
        }))}
      />
      <OnwardPages {...onward} />
    </>
  );
}
