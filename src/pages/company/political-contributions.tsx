import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { ApprovalSteps } from '#features/company/ui/ApprovalSteps.tsx';
import { approvalId } from '#features/company/ui/approval-id.ts';
import { ContributionTables } from '#features/company/ui/ContributionTables.tsx';
import { contributionsId } from '#features/company/ui/contributions-id.ts';
import { Points } from '#features/company/ui/Points.tsx';
import { pointsPart } from '#features/company/ui/points-part.ts';
import { readContributions } from '#features/company/ui/political-contributions.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/political-contributions';

const title = msg({
  message: 'What we give to politics, to the dollar',
  comment: 'Heading of the page political-contributions',
});
const lead = msg({
  message:
    'Our rules for gifts to candidates and measures, who must agree, and every gift of the last four years. Sample data of an invented company.',
  comment: 'Opens the page political-contributions; search engines show it too',
});

export const handle = { description: lead };

/** Rules, approval and list, which are written into the page and travel in no other way. */
export function loader() {
  const { years, rules, oversight } = readContributions();
  return {
    oversight: giveOnce(approvalId, oversight),
    years: giveOnce(contributionsId, years),
    rules: giveOnce(pointsPart('rules'), rules),
  };
}

/** The page `political-contributions`: the list first, since it is what people come for. */
export default function PoliticalContributionsPage({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { rules, oversight, years } = loaderData;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <Section>
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="list">
              <Trans comment="Heading above tables of political contributions">
                Every contribution, by year
              </Trans>
            </Heading>
            <ContributionTables years={years} />
          </Stack>
        </Column>
      </Section>
      <Points
        id="rules"
        title={t({ message: 'The rules', comment: 'Heading above rules for political contributions' })}
        points={rules}
      />
      <Section>
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="oversight">
              <Trans comment="Heading above the steps of approval">Who has to agree</Trans>
            </Heading>
            <ApprovalSteps steps={oversight} />
            <Callout
              tone="note"
              headingLevel={3}
              title={t({ message: 'Was a rule broken?', comment: 'Title of a note on the ethics line' })}
            >
              <Text>
                <Trans comment="The link opens the page with ways to report">
                  The <Link to={pathTo('ethics')}>ways to report</Link> are open to everyone, inside and
                  outside the company.
                </Trans>
              </Text>
            </Callout>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
