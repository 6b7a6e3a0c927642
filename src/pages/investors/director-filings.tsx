import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Callout } from '#design-system/callout/index.ts';
import { PageHeader, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Timeline } from '#design-system/timeline/index.ts';
import { OnwardPages } from '../OnwardPages.tsx';
import { readDirectorFilings } from './filings.server.ts';
import { TermList } from './TermList.tsx';
import { WordTable } from './WordTable.tsx';

const lead = msg({
  message:
    'Who must report what they own, on which form and how soon, what the code letters of a trade mean, and when insiders may not trade.',
  comment: 'Opens the page director-filings; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The forms, codes and rules, in the page's language. */
export function loader() {
  return readDirectorFilings();
}

/** The page `director-filings`: who reports what, how to read a trade, and the rule of this house. */
export default function DirectorFilings() {
  const { i18n } = useLingui();
  const { sample, who, forms, codes, windows, onward } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page director-filings">When insiders buy and sell</Trans>}
        lead={i18n._(lead)}
      />
      <SideSection id="who" size="h2" title={who.heading}>
        <TermList items={who.items} />
        <Callout tone="note" title={sample.title}>
          <Text>{sample.text}</Text>
        </Callout>
      </SideSection>
      <WordTable id="forms" surface="tint" {...forms} />
      <WordTable id="codes" {...codes} />
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
