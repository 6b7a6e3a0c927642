import { Trans } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { givenOnce } from '#design-system/served-once.tsx';
import { WrittenSitePlan } from './WrittenSitePlan.tsx';
import type { YardWayData } from './yard.server.ts';
import { partOfYard, wayPart } from './yard-parts-id.ts';

/** Props of the way to a yard. */
export interface YardWayProps {
  /** Id of the yard. */
  yard: string;
  /** In development alone: see `giveOnce`. */
  data: YardWayData | null;
}

/** How trucks come in, the plan, and the maps that lead there, as the server writes them. Renders a `div`. */
export function WrittenYardWay({ yard, data }: YardWayProps) {
  const { terms, scaleFeet, scaleTons, links, plan } = givenOnce(partOfYard(wayPart, yard), data);
  return (
    <div id={wayPart}>
      <Stack>
        <DefinitionList
          items={terms.map(({ id, term, text }) => ({
            id,
            term,
            text:
              id === 'scale' ? (
                <Trans comment="{text} says where the truck scale stands: To your left behind the gate">
                  {text}; {scaleFeet} feet long, for up to {scaleTons} tons
                </Trans>
              ) : (
                text
              ),
          }))}
        />
        <WrittenSitePlan plan={plan} />
        <Stack row>
          {links.map(({ id, label, href }) => (
            <Anchor key={id} href={href}>
              {label}
            </Anchor>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}
