import { Trans } from '@lingui/react/macro';
import { Stack, Text, WideOnly } from '#design-system/layout/index.ts';
import { MovableMap } from '#design-system/movable-map/index.ts';
import { SkipLink } from '#design-system/skip-link/index.ts';
import { media } from '#design-system/theme/roles.ts';
import { areaSize } from '../model/area-map.ts';
import type { AreaMapData } from './area-map.server.ts';
import { useMapWords } from './use-map-words.ts';

interface AreaMapProps {
  map: AreaMapData;
}

/** The yards of an answer on a map, by their numbers in the list. Renders a `div`. */
export function AreaMap({ map: { ground, marks, rings, towns, place: at, legend } }: AreaMapProps) {
  const mapWords = useMapWords();
  return (
    <Stack
      gap="tight"
      data-print="hide"
      sx={{
        [media.narrow]: { maxWidth: '26rem' },
        // Its buttons take room beside it there; it is higher for it, so that fingers tell marks apart.
        [media.small]: { maxWidth: 'none', '& svg[id]': { aspectRatio: '4 / 3' } },
      }}
    >
      {/* Nine marks and three buttons stand before the list that says the same. */}
      <SkipLink href="#found">
        <Trans comment="Link before a map, seen only with the focus on it; it leads to the list of yards">
          Skip the map
        </Trans>
      </SkipLink>
      <MovableMap
        labelledBy="map"
        {...areaSize}
        ground={ground}
        marks={marks}
        rings={rings}
        towns={towns}
        place={at ?? undefined}
        nameSize={17}
        words={mapWords}
      />
      <WideOnly>
        <Text size="small" muted id="map">
          {legend}
        </Text>
      </WideOnly>
    </Stack>
  );
}
