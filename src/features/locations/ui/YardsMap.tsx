import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { media, role } from '#design-system/theme/roles.ts';
import { mapSize, placesMapFile } from '../model/places-map.ts';
import type { MapPin } from './yards-map.server.ts';

interface YardsMapProps {
  pins: readonly MapPin[];
}

/**
 * Where the yards are, on a map of our own: no tiles, no script, nobody who is told. Each pin is a link, and what a search
 * found is filled. It says nothing that the list does not say. Narrower than `media.medium` it stays away: pins stand 36 units
 * apart, which on a window of 480 px are 16 px and no place for a finger, and pins drawn apart for it would each stand for
 * half a state. Renders a section.
 */
export function YardsMap({ pins }: YardsMapProps) {
  const { t } = useLingui();
  // A name covers other pins while it shows: Escape takes it away until another pin is pointed at.
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const hush = ({ key }: KeyboardEvent) => key === 'Escape' && setIsQuiet(true);
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, []);
  const speak = () => setIsQuiet(false);
  const nameOf = ({ name, count }: MapPin): string =>
    count === 1
      ? name
      : t({
          message: plural(count, { one: `${name}: # yard`, other: `${name}: # yards` }),
          comment: 'A pin on the map that stands for several yards; {name} is a town',
        });
  return (
    <Frame>
      <Section labelledBy="map" room="block">
        <Column span={12}>
          <Stack>
            <Heading level={2} size="h3" id="map">
              <Trans comment="Heading above the map of the yards">On the map</Trans>
            </Heading>
            <Text muted>
              <Trans>A dot wherever people have a postal code, a pin wherever we have a yard.</Trans>
            </Text>
            <Ground>
              <svg
                viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
                role="group"
                aria-labelledby="map"
                data-wakes=""
                data-quiet={isQuiet ? '' : undefined}
              >
                {pins.map((pin) => (
                  <RouterLink
                    key={pin.id}
                    to={pin.to}
                    aria-label={nameOf(pin)}
                    data-found={pin.isFound ? '' : undefined}
                    onMouseEnter={speak}
                    onFocus={speak}
                  >
                    <circle cx={pin.x} cy={pin.y} r={18} data-part="room" />
                    <circle cx={pin.x} cy={pin.y} r={pin.count === 1 ? 9 : 13} />
                    {pin.count > 1 && (
                      <text x={pin.x} y={pin.y + 6} textAnchor="middle" data-part="count">
                        {pin.count}
                      </text>
                    )}
                    <text
                      x={pin.x < mapSize.width / 2 ? pin.x + 18 : pin.x - 18}
                      y={pin.y + 6}
                      textAnchor={pin.x < mapSize.width / 2 ? 'start' : 'end'}
                      data-part="name"
                    >
                      {nameOf(pin)}
                    </text>
                  </RouterLink>
                ))}
              </svg>
            </Ground>
          </Stack>
        </Column>
      </Section>
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'none',
  [media.medium]: { display: 'block' },
  [media.print]: { display: 'none' },
});

const Ground = styled('div')({
  position: 'relative',
  maxWidth: '64rem',
  // The dots take the color of the scheme: a picture would keep its own.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: role.border,
    opacity: 0.45,
    maskImage: `url(${placesMapFile})`,
    maskSize: '100% 100%',
  },
  '& svg': { position: 'relative', display: 'block', width: '100%', overflow: 'visible' },
  '& circle': { fill: role.surface, stroke: role.mark, strokeWidth: 4 },
  '& [data-part=room]': { fill: 'transparent', stroke: 'none' },
  '& [data-found] circle:not([data-part])': { fill: role.mark },
  '& text': { fill: role.text, fontSize: 18, fontWeight: 700 },
  '& [data-found] [data-part=count]': { fill: role.surface },
  // A name shows where it is asked for; all at once would cover the map.
  '& [data-part=name]': {
    visibility: 'hidden',
    // It begins where the room of its pin ends, so that the pointer can go onto it without losing it; and only while it
    // shows: `all` would let names that nobody sees cover the pins below them.
    pointerEvents: 'visible',
    fontSize: 24,
    paintOrder: 'stroke',
    stroke: role.surface,
    strokeWidth: 8,
    strokeLinejoin: 'round',
  },
  '& :not([data-quiet]) > a:is(:hover, :focus-visible) [data-part=name]': { visibility: 'visible' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible [data-part=room]': { stroke: role.focus, strokeWidth: 5, fill: role.focusHalo },
  [media.forcedColors]: {
    '&::before': { backgroundColor: 'CanvasText' },
    '& circle:not([data-part])': { stroke: 'LinkText', fill: 'Canvas' },
    '& [data-found] circle:not([data-part])': { fill: 'LinkText' },
    '& text': { fill: 'CanvasText' },
    '& [data-part=name]': { stroke: 'Canvas' },
    '& a:focus-visible [data-part=room]': { stroke: 'Highlight', fill: 'transparent' },
  },
});
