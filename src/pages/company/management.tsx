import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { PageHeader, Text } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { ManagementBiography } from '#features/company/ui/ManagementBiography.tsx';
import { ManagementIndex } from '#features/company/ui/ManagementIndex.tsx';
import { readPeople } from '#features/company/ui/management.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/management';

const lead = msg({
  message:
    'Eight people lead the yards, the parts business and the mill. What each of them is responsible for, and where they began.',
  comment: 'Opens the page management; search engines show it too',
});

export const handle = { description: lead };

/** The people of the page, in its language. */
export function loader() {
  return { people: readPeople() };
}

/** The page `management`: all leaders at a glance, then the life of each, which prints on a sheet of its own. */
export default function Management({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { people } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page management">The people who lead the group</Trans>}
        lead={i18n._(lead)}
      >
        <div>
          <PrintButton
            label={t({
              message: 'Print, one person to a sheet',
              comment: 'Button that prints the biographies of the leaders',
            })}
          />
        </div>
      </PageHeader>
      <ManagementIndex
        label={t({ message: 'Leaders', comment: 'Names a list of links to the people who lead the group' })}
        people={people}
      />
      {people.map((leader, index) => (
        <ManagementBiography key={leader.id} leader={leader} surface={index % 2 === 0 ? 'tint' : 'paper'} />
      ))}
      <SideSection
        id="board"
        surface="plate"
        title={
          <Trans comment="Heading of a passage about the board of directors">Who watches over them</Trans>
        }
      >
        <Text>
          <Trans>
            A board of nine directors appoints these eight, sets their pay and can replace them. Seven of the
            nine are independent: they neither work for the group nor do business with it.
          </Trans>
        </Text>
        <div>
          <Button to={pathTo('corporate-governance')} icon="arrow">
            <Trans comment="Button: opens the page about the board of directors">
              Meet the board and its rules
            </Trans>
          </Button>
        </div>
      </SideSection>
    </>
  );
}
