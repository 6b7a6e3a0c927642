import { Trans } from '@lingui/react/macro';
import { ToTop } from '#design-system/contents/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { givenOnce } from '#design-system/served-once.tsx';
import { pathTo } from '#site/paths.ts';
import { YardCards } from './YardCards.tsx';
import { YardPart } from './YardPart.tsx';
import type { YardPageData } from './yard.server.ts';
import { endPart, nearPart } from './yard-parts-id.ts';

/** Props of the other yards nearby. */
export interface YardNearProps {
  yard: YardPageData;
}

/** The other yards nearby and the way back to the top, as the server writes them. Renders a `div` with a section. */
export function WrittenYardNear({ yard: { near, end } }: YardNearProps) {
  const { toTop } = givenOnce(endPart, end);
  return (
    // Hidden as a whole: an empty row of the grid would push the sheet onto a second one.
    <div id={nearPart} data-print="hide">
      <YardPart id="near" title={nearTitle} screenOnly>
        <YardCards yards={near} />
        <Text>
          <Link to={pathTo('locations', { hash: 'locationList' })}>
            <Trans comment="Link from one yard to the list of all">All our yards</Trans>
          </Link>
        </Text>
        <ToTop label={toTop} />
      </YardPart>
    </div>
  );
}

const nearTitle = <Trans comment="Heading above the three nearest other yards">Other yards nearby</Trans>;
