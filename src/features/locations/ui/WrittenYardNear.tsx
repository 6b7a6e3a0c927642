import { Trans } from '@lingui/react/macro';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';
import { YardCards } from './YardCards.tsx';
import { YardPart } from './YardPart.tsx';
import type { YardPageData } from './yard.server.ts';
import { nearPart } from './yard-parts-id.ts';

/** Props of the other yards nearby. */
export interface YardNearProps {
  yard: YardPageData;
}

/** The other yards nearby, as the server writes them. Renders a `div` with a section. */
export function WrittenYardNear({ yard: { near } }: YardNearProps) {
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
      </YardPart>
    </div>
  );
}

const nearTitle = <Trans comment="Heading above the three nearest other yards">The next nearest</Trans>;
