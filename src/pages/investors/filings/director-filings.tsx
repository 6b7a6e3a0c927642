import '#features/filings/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { PageHeader, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Timeline } from '#design-system/timeline/index.ts';
import { readInsiderFilings } from '#features/filings/ui/filing-lists.server.ts';
import { readFilingPage } from '#features/filings/ui/filing-page.server.ts';
import { readDirectorFilings } from '#features/filings/ui/filings.server.ts';
import { InsiderFilingList } from '#features/filings/ui/InsiderFilingList.tsx';
import { ListFrame } from '#features/filings/ui/ListFrame.tsx';
import { TermList } from '#features/investors/ui/TermList.tsx';
import { WordTable } from '#features/investors/ui/WordTable.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/director-filings';

const lead = msg({
  message:
    'What directors and officers have reported, by form and by year, who must report what, and what the code letters of a trade mean.',
  comment: 'Opens the page director-filings; search engines show it too',
});

export const handle = { description: lead };

/**
 * The forms, codes and rules, and the reports that the address asks for (`form`, `year`, `page`). A page that does not
 * exist leads to the first one of the same choice.
 */
export function loader(args: Route.LoaderArgs) {
  return readFilingPage(args, 'director-filings', readDirectorFilings(), readInsiderFilings);
}

/** The page `director-filings`: what was reported, who reports what, how to read a trade, and the rule of this house. */
export default function DirectorFilings({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { list, sample, who, forms, codes, windows, onward } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page director-filings">When insiders buy and sell</Trans>}
        lead={i18n._(lead)}
        compact
      />
      <ListFrame isFailed={list === null} sample={list?.isSample ? sample : undefined}>
        {list && <InsiderFilingList list={list} />}
      </ListFrame>
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
