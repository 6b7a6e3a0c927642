import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NewsArt } from '#design-system/art/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Heading, PageHeader, Section, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { readFollowUs } from '#features/company/ui/follow-us.server.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import type { Route } from './+types/follow-us';

const lead = msg({
  message:
    'News, filings, jobs and films: where each of them appears, how often, and what it asks of you. No way needs an account.',
  comment: 'Opens the page follow-us; search engines show it too',
});

export const handle = { description: lead };

/** The texts of the page, in its language. */
export function loader() {
  return readFollowUs();
}

/** The page `follow-us`: ways to hear from the company side by side, and the ones that it does not offer. */
export default function FollowUs({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { ways, absent, promise } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page follow-us">Ways to follow us</Trans>}
        lead={i18n._(lead)}
        art={<NewsArt />}
      />
      <Section>
        <Heading level={2} id="ways">
          <Trans comment="Heading over a table of ways to follow the company">
            Six places where news appears
          </Trans>
        </Heading>
        <DataTable
          caption={t({
            message: 'Ways to hear from the group',
            comment: 'Names a table of ways to follow the company',
          })}
          captionHidden
          columns={[
            {
              id: 'page',
              label: t({
                message: 'Where',
                context: 'follow-us',
                comment: 'Head of a column of links to pages',
              }),
            },
            { id: 'text', label: t({ message: 'What you find', comment: 'Head of a column' }) },
            {
              id: 'detail',
              label: t({ message: 'How often', context: 'follow-us', comment: 'Head of a column' }),
            },
            { id: 'note', label: t({ message: 'What you give us', comment: 'Head of a column' }) },
          ]}
          rows={ways.map(({ page, ...cells }) => ({
            id: page,
            cells: { page: <Link to={pathTo(page)}>{i18n._(pageLabel(page))}</Link>, ...cells },
          }))}
          emptyText=""
        />
      </Section>
      <SideSection
        id="absent"
        surface="tint"
        size="h2"
        title={
          <Trans comment="Heading over networks that the company does not use">
            Where you will not find us
          </Trans>
        }
      >
        <DefinitionList
          items={absent.map(({ id, label, text }) => ({
            id,
            term: label,
            text: <RichText text={text} links={{ contacts: { to: pathTo('contacts') } }} />,
          }))}
        />
        <Callout
          tone="note"
          headingLevel={3}
          title={t({
            message: 'If we open an account',
            comment: 'Title of a note: if we open an account elsewhere',
          })}
        >
          <Text>{promise.text}</Text>
        </Callout>
      </SideSection>
    </>
  );
}
