import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { PapersArt } from '#design-system/art/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { SavedNote } from '#features/saved-pages/ui/SavedNote.tsx';
import { ChecklistSheet } from '#features/vehicles/ui/ChecklistSheet.tsx';
import { readTitleAndPaperwork } from '#features/vehicles/ui/title-and-paperwork.server.ts';
import { htmlLang } from '#i18n/language.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/title-and-paperwork';

const lead = msg({
  message:
    'What to have ready before we pick up your vehicle, what to do after, and what helps when a paper is missing.',
  comment: 'Opens the page title-and-paperwork; search engines show it too',
});

export const handle = { description: lead };

export function loader() {
  return readTitleAndPaperwork();
}

/** The page `title-and-paperwork`: a checklist to print, then what helps in each situation. */
export default function TitleAndPaperwork({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { caution, list, cases, places, words, onward } = loaderData;
  return (
    <>
      <SavedNote />
      <PageHeader
        title={
          <Trans comment="Heading of the page title-and-paperwork">Title and papers for your vehicle</Trans>
        }
        lead={i18n._(lead)}
        art={<PapersArt />}
      >
        <PrintButton label={t({ message: 'Print the checklist', comment: 'Button that prints the page' })} />
      </PageHeader>
      <Section surface="tint">
        <Heading level={2} id="checklist">
          {list.heading}
        </Heading>
        <ChecklistSheet parts={list.parts} />
        <Callout tone="warning" title={caution.title}>
          <p>
            <RichText text={caution.text} links={{ phone: { href: brand.phones.cars.href } }} />
          </p>
        </Callout>
      </Section>
      <Section>
        <Column span={8}>
          <Stack>
            <Heading level={2} id="cases">
              {cases.heading}
            </Heading>
            <Text>{cases.lead}</Text>
          </Stack>
        </Column>
        <DataTable
          caption={cases.caption}
          columns={cases.columns}
          rows={cases.rows.map(({ id, name, text, note }) => ({
            id,
            cells: { name, text: withEnglish(text), note },
          }))}
          emptyText=""
        />
      </Section>
      <SideSection id="places" title={places.heading} lead={places.lead} surface="tint">
        <DataTable
          caption={places.caption}
          columns={places.columns}
          rows={places.rows.map(({ id, name, text, detail, note, readOn, date }) => ({
            id,
            cells: {
              name,
              text,
              detail,
              source: (
                <>
                  {note}, <time dateTime={readOn}>{date}</time>
                </>
              ),
            },
          }))}
          emptyText=""
        />
        <Stack>
          <Text>{withEnglish(places.note)}</Text>
          <Text size="small" muted>
            <Trans comment="Below a table whose sources each carry a day">
              The date after a source is the day on which we read an archived copy of it, or looked for one.
              Ask the agency before you rely on a time limit.
            </Trans>
          </Text>
        </Stack>
      </SideSection>
      <SideSection id="words" title={words.heading}>
        <DefinitionList items={words.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}

/** What offices and papers print in English carries its language; a text without such words stays a string. */
function withEnglish(text: string) {
  return text.includes('<english>') ? (
    <RichText text={text} links={{ english: { lang: htmlLang.eng } }} />
  ) : (
    text
  );
}
