import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text, WideOnly } from '#design-system/layout/index.ts';
import { MovableMap } from '#design-system/movable-map/index.ts';
import { mapSize, placesMapFile } from '../model/map-size.ts';
import { useMapWords } from './use-map-words.ts';
import type { MapPin } from './yards-map.server.ts';

interface YardsMapProps {
  pins: readonly MapPin[];
}

/**
 * Where the yards are, on a map of our own: no tiles, no script, nobody who is told. Each pin is a link. It says nothing that the
 * list does not say. Narrower than `media.medium` it stays away: pins stand 36 units apart, which on a window of 480 px are 16 px
 * and no place for a finger, and pins drawn apart for it would each stand for half a state. Renders a section.
 */
export function YardsMap({ pins }: YardsMapProps) {
  const { t } = useLingui();
  const mapWords = useMapWords();
  const nameOf = ({ name, count }: MapPin): string =>
    count === 1
      ? name
      : t({
          message: plural(count, { one: `${name}: # yard`, other: `Around ${name}: # yards` }),
          comment: 'A pin on the map that stands for several yards; {name} is a town',
        });
  return (
    <WideOnly>
      <Section room="block">
        <Column span={12}>
          <Stack>
            <Heading level={2} size="h3" id="map">
              <Trans comment="Heading above the map of the yards">On the map</Trans>
            </Heading>
            <Text muted>
              <Trans>A pin wherever we have a yard; the lines are borders and major rivers.</Trans>
            </Text>
            <MovableMap
              labelledBy="map"
              {...mapSize}
              words={mapWords}
              ground={{ file: placesMapFile }}
              marks={pins.map((pin) => ({
                ...pin,
                name: nameOf(pin),
                text: pin.count > 1 ? String(pin.count) : undefined,
              }))}
            />
          </Stack>
        </Column>
      </Section>
    </WideOnly>
  );
}
