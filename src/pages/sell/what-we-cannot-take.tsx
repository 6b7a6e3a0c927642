import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DrumArt } from '#design-system/art/index.ts';
import { Button } from '#design-system/button/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { AlarmSteps } from '#features/materials/ui/AlarmSteps.tsx';
import { verdictWords } from '#features/materials/ui/material-words.ts';
import { Refusals } from '#features/materials/ui/Refusals.tsx';
import { readRefused } from '#features/materials/ui/refused.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/what-we-cannot-take';

const title = msg({
  message: 'What we cannot take, and who can',
  comment: 'Heading of the page what-we-cannot-take',
});
const lead = msg({
  message:
    'Some things kill, poison or belong to somebody else. Each is listed here with the reason and with what to do instead.',
  comment: 'Opens the page what-we-cannot-take; search engines show it too',
});

export const handle = { description: lead };

/** The lists, in the page's language. */
export function loader() {
  return readRefused();
}

/** The page `what-we-cannot-take`: what is refused, what is taken with conditions, and the radiation alarm. */
export default function WhatWeCannotTake({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { never, conditions, alarm } = loaderData;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} art={<DrumArt />}>
        <Stack row>
          <Button variant="secondary" to={pathTo('what-we-buy', { search: { verdict: 'no' } })} icon="search">
            <Trans comment="Button: opens the catalog with the things that are refused">
              Look up one thing by name
            </Trans>
          </Button>
        </Stack>
      </PageHeader>
      <Refusals groups={never} />
      <Section surface="raised">
        <Column span={8}>
          <Stack>
            <Heading level={2} id="conditions">
              <Trans comment="Heading above things that are taken if something is done first">
                Welcome, if you do this first
              </Trans>
            </Heading>
            <Verdict kind="conditions" label={i18n._(verdictWords.conditions)} />
            <Text>
              <Trans>
                The shredder cannot see what a thing once held, so we look before it goes in. Yards may ask
                for more: their word at the gate counts.
              </Trans>
            </Text>
          </Stack>
        </Column>
        <Column span={12}>
          <DataTable
            caption={t({
              message: 'What we take with conditions',
              comment: 'Caption of the table of conditions',
            })}
            captionHidden
            columns={[
              { id: 'name', label: t({ message: 'What it is', comment: 'Head of a column of things' }) },
              {
                id: 'text',
                label: t({ message: 'How we need it', comment: 'Head of a column of conditions' }),
              },
              {
                id: 'detail',
                label: t({ message: 'If you cannot do that', comment: 'Head of a column of ways out' }),
              },
            ]}
            rows={conditions.map(({ id, ...cells }) => ({ id, cells }))}
          />
        </Column>
      </Section>
      <AlarmSteps steps={alarm} />
      <OnwardPages
        heading={t({
          message: 'What we take, and where',
          comment: 'Heading above links for people who sell scrap',
        })}
        items={['what-we-buy', 'what-to-bring', 'material-theft', 'location-search']}
      />
    </>
  );
}
