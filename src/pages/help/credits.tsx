import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { PageHeader } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { readCredits } from '#features/help/ui/credits.server.ts';
import type { Route } from './+types/credits';

const title = msg({ message: 'Made with the work of others', comment: 'Heading of the page credits' });
const lead = msg({
  message:
    'Fonts, tools and facts that this site is made of, whom we thank for them, and under which license we use them.',
  comment: 'Opens the page credits; search engines show it too',
});

export const handle = { description: lead };

/** The works, in groups. */
export function loader() {
  return { groups: readCredits() };
}

/** The page `credits`: a group a section, a work a line. */
export default function Credits({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { groups } = loaderData;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      {groups.map((group) => (
        <SideSection key={group.id} id={group.id} title={group.title}>
          <DefinitionList
            items={group.items.map(({ id, work, label, text, license }) => ({
              id,
              term: work ?? label ?? '',
              text: license ? (
                <>
                  {text}{' '}
                  <Trans comment="{license} is the name of a license, such as MIT">License: {license}</Trans>
                </>
              ) : (
                text
              ),
            }))}
          />
        </SideSection>
      ))}
    </>
  );
}
