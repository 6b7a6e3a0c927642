import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { WireArt } from '#design-system/art/index.ts';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, keepWhole, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { PapersNeeded } from '#features/materials/ui/PapersNeeded.tsx';
import { readTheft } from '#features/materials/ui/theft.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/material-theft';

const title = msg({ message: 'No market for stolen metal', comment: 'Heading of the page material-theft' });
const lead = msg({
  message:
    'A thief needs a buyer. We check who sells and what, keep a record, hold goods for the police, and answer the alert line day and night.',
  comment: 'Opens the page material-theft; search engines show it too',
});

export const handle = { description: lead };

/** The policy, in the page's language. */
export function loader() {
  return readTheft();
}

/** The page `material-theft`: what is refused, how loads are checked, and what to do when metal was stolen. */
export default function MaterialTheft({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { papers, checks, victim, records } = loaderData;
  const { display: phone, href } = brand.phones.theftAlert;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} art={<WireArt />}>
        <Stack row>
          <Button href={href}>
            {keepWhole(
              t({
                message: `Theft alert: ${phone}`,
                comment: 'Button: calls the line for stolen metal; {phone} is its number',
              }),
            )}
          </Button>
        </Stack>
      </PageHeader>
      <Section surface="plate">
        <Column span={8}>
          <Stack>
            <Heading level={2} id="stolen">
              <Trans comment="Heading above what to do when metal was stolen">
                Was metal stolen from you?
              </Trans>
            </Heading>
            <Text size="lead">
              <Trans>Be quick: stolen copper is often sold within a day. These five steps help most.</Trans>
            </Text>
          </Stack>
        </Column>
        <Column span={12}>
          <Steps items={victim} layout="cards" textLinks={{ phone: { href } }} />
        </Column>
      </Section>
      <PapersNeeded papers={papers} />
      <SideSection
        id="checks"
        surface="tint"
        title={
          <Trans comment="Heading above how a load is checked for stolen goods">
            How we check every load
          </Trans>
        }
        lead={
          <Trans comment="Under the heading: how a load is checked">
            Most sellers pass in a minute and never notice.
          </Trans>
        }
      >
        <Steps items={checks} />
      </SideSection>
      <SideSection
        id="records"
        title={
          <Trans comment="Heading above what is recorded of a sale">What we record, and for how long</Trans>
        }
      >
        <DefinitionList
          items={records.map(({ id, name, text }) => ({
            id,
            term: name,
            text: <RichText text={text} links={{ privacy: { to: pathTo('data-privacy') } }} />,
          }))}
        />
        <Callout
          tone="note"
          title={t({
            message: 'A policy, not a promise in law',
            comment: 'Title of a note on the theft policy',
          })}
        >
          <p>
            <Trans>
              This page says in plain words what our yards do. Laws differ by place and change; a yard follows
              the law where it stands.
            </Trans>
          </p>
        </Callout>
      </SideSection>
      <OnwardPages
        heading={t({
          message: 'For honest sellers',
          comment: 'Heading above links to pages for people who sell scrap',
        })}
        items={['what-to-bring', 'what-we-cannot-take', 'what-we-buy', 'contacts']}
      />
    </>
  );
}
