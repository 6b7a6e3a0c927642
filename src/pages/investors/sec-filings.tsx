import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { PapersArt } from '#design-system/art/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { OnwardPages } from '../OnwardPages.tsx';
import { FormFamilies } from './FormFamilies.tsx';
import { readSecFilings } from './filings.server.ts';
import { WordTable } from './WordTable.tsx';

const lead = msg({
  message:
    'Twelve forms of the SEC in plain words: what each is for, when it is due, and where to begin in a thick one.',
  comment: 'Opens the page sec-filings; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The forms and their dates, in the page's language. */
export function loader() {
  return readSecFilings();
}

/** The page `sec-filings`: how to read the papers of a company, by the question that they answer. */
export default function SecFilings() {
  const { i18n } = useLingui();
  const { sample, start, columns, families, calendar, onward } = useLoaderData<typeof loader>();
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
      <Section room="block">
        <Column span={10}>
          <Callout tone="note" title={sample.title}>
            <Text>{sample.text}</Text>
          </Callout>
        </Column>
      </Section>
      <FormFamilies columns={columns} families={families} />
      <Section surface="plate" labelledBy="start">
        <Column span={8}>
          <Stack>
            <Heading level={2} id="start">
              {start.heading}
            </Heading>
            <Text>{start.lead}</Text>
          </Stack>
        </Column>
        <Column span={12}>
          <Steps layout="cards" items={start.items} />
        </Column>
      </Section>
      <WordTable id="calendar" {...calendar} />
      <OnwardPages {...onward} />
    </>
  );
}
