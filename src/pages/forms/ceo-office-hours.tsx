import '#features/office-hours/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RowList } from '#design-system/list/index.ts';
import type { OfficeHoursReply } from '#features/office-hours/model/office-hours.ts';
import { OfficeHoursForm } from '#features/office-hours/ui/index.ts';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import type { Route } from './+types/ceo-office-hours';

const title = msg({ message: 'CEO office hours', comment: 'Heading of the page ceo-office-hours' });
const lead = msg({
  message: 'For employees of all three brands: half an hour with the chief executive, a few times a year.',
  comment: 'Opens the page ceo-office-hours',
});

export const handle = { description: lead };

/** Brings what the form needs from the server, and what a post without script left behind. */
export async function loader(args: Route.LoaderArgs) {
  const { humanCheck: _, ...form } = await readFormPage(args, (forms, token) =>
    forms.takeReply<OfficeHoursReply>('office-hours', token),
  );
  return form;
}

const logos = [
  { image: '/images/brand-recycling.svg', name: brand.brands.recycling },
  { image: '/images/brand-auto-parts.svg', name: brand.brands.autoParts },
  { image: '/images/brand-steel-mill.svg', name: brand.brands.steelMill },
] as const;

/** The page `ceo-office-hours`: what a session is, and the form to ask for a place. */
export default function CeoOfficeHours({ loaderData: loaded }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const session = [
    {
      id: 'who',
      term: t({ message: 'Who', comment: 'In a list: who takes part in a session' }),
      text: t`Up to eight people from different yards, counters, shifts and offices. Nobody brings a manager.`,
    },
    {
      id: 'what',
      term: t({ message: 'What', comment: 'In a list: what a session is about' }),
      text: t`You ask, the chief executive answers. No slides, no minutes with names, and no question is too small.`,
    },
    {
      id: 'when',
      term: t({ message: 'When', comment: 'In a list: when a session is held' }),
      text: t`In paid time, by video or at a yard, in English or Spanish. Whoever works nights is offered a night.`,
    },
  ];
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact>
        <RowList>
          {logos.map(({ image, name }) => (
            <li key={image}>
              <img src={image} alt={name} width={48} height={48} />
            </li>
          ))}
        </RowList>
      </PageHeader>
      <Section surface="raised" room="block">
        <Column span={7}>
          <Stack>
            <Heading level={2} size="h3" id="ask">
              {t({ message: 'Ask for a place', comment: 'Heading on the page about CEO office hours' })}
            </Heading>
            <div>
              <OfficeHoursForm title={{ headingId: 'ask' }} {...loaded} />
            </div>
          </Stack>
        </Column>
        {/* After the form, so that on a phone its first field stands in the first screen. */}
        <Column from={9} span={4}>
          <Stack gap="block">
            <Stack>
              <Heading level={2} size="h4" id="session">
                {t({ message: 'What a session is', comment: 'Heading on the page about CEO office hours' })}
              </Heading>
              <Stack component="dl">
                {session.map(({ id, term, text }) => (
                  <div key={id}>
                    <Text component="dt" strong>
                      {term}
                    </Text>
                    <dd>{text}</dd>
                  </div>
                ))}
              </Stack>
            </Stack>
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading above advice">On a shared computer</Trans>
              </Heading>
              <Text>
                <Trans>
                  Many of our computers are used by a whole shift. If you leave before you submit, clear the
                  form or close the tab.
                </Trans>
              </Text>
            </Stack>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
