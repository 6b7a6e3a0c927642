import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Callout } from '#design-system/callout/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { EthicsWays } from '#features/company/ui/EthicsWays.tsx';
import { readEthics } from '#features/company/ui/ethics.server.ts';
import { Points } from '#features/company/ui/Points.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/ethics';

const title = msg({ message: 'Report a wrong, and be safe', comment: 'Heading of the page ethics' });
const lead = msg({
  message:
    'If something is wrong here, tell us: by telephone, online, by letter or in person, in English or Spanish, with or without your name.',
  comment: 'Opens the page ethics; search engines show it too',
});

export const handle = { description: lead };

/** The texts of the page. */
export function loader() {
  return readEthics();
}

/** The page `ethics`: how to report first, then what happens, then what the code asks of everyone. */
export default function Ethics({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { ways, subjects, process, principles } = loaderData;
  const { street, locality, regionName, postalCode } = brand.headOffice;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} surface="plate" />
      <Section>
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="report">
              <Trans comment="Heading above the ways to report misconduct">Four ways to report</Trans>
            </Heading>
            <EthicsWays ways={ways} />
            <Callout
              tone="stop"
              headingLevel={3}
              title={t({ message: 'Is someone in danger now?', comment: 'Title of a warning' })}
            >
              <Text>
                <Trans>
                  Call 911. The ethics line is not for emergencies, and no report replaces a call for help.
                </Trans>
              </Text>
            </Callout>
          </Stack>
        </Column>
      </Section>
      <Points
        id="subjects"
        title={t({ message: 'What belongs here', comment: 'Heading above subjects of reports' })}
        points={subjects}
      />
      <Section>
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="process">
              <Trans comment="Heading above the steps after a report">What happens to your report</Trans>
            </Heading>
            <Steps
              layout="cards"
              items={process.map(({ id, title: name, text, note }) => ({
                id,
                title: name,
                text,
                meta: note,
              }))}
            />
          </Stack>
        </Column>
      </Section>
      <SideSection
        id="no-retaliation"
        surface="plate"
        title={t({ message: 'No retaliation', comment: 'Heading: nobody is punished for a report' })}
      >
        <Text size="lead">
          <Trans>
            Nobody loses pay, shift, work or standing for a report made in good faith, even if it turns out to
            be wrong. Whoever punishes a colleague for speaking up loses their own job.
          </Trans>
        </Text>
        <Text>
          <Trans comment="The link opens the privacy policy; XII is the number of a section in it">
            What we keep of a report, who sees it and for how long: section XII of the{' '}
            <Link to={pathTo('legal-notices', { hash: 'policy-reports' })}>privacy policy</Link>.
          </Trans>
        </Text>
      </SideSection>
      <SideSection
        id="code"
        title={t({ message: 'Our code in six lines', comment: 'Heading above the code of conduct in short' })}
      >
        <DefinitionList items={principles.map(({ id, title: term, text }) => ({ id, term, text }))} />
        <Text muted>
          <Trans comment="The placeholders are parts of a postal address">
            Letters go to: Audit Committee, {street}, {locality}, {regionName} {postalCode}.
          </Trans>
        </Text>
      </SideSection>
      <OnwardPages
        headingId="related"
        heading={t({
          message: 'Part of the same subject',
          comment: 'Heading above links on the ethics page',
        })}
        items={['political-contributions', 'corporate-governance', 'material-theft', 'data-privacy']}
      />
    </>
  );
}
