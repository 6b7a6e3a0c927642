import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '#design-system/button/index.ts';
import { Column, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { formatUnit } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { readDivisions } from '../model/division-query.ts';
import { type NearPlace, nearestTo, readPlace } from '../model/near-me.ts';

interface NearMeProps {
  /** Every yard, as `packPlace` writes it. */
  places: readonly string[];
  /** The kinds to look for, as in the address. */
  division: string;
}

type Outcome = 'nothing' | 'asking' | 'denied' | 'unavailable' | 'found';

/** An old position is as good as a new one: nobody drives far in five minutes. In milliseconds. */
const oldestPosition = 300_000;
/** A device without a satellite in sight may never answer. In milliseconds. */
const longestWait = 15_000;

/**
 * Finds the nearest yards by the position of the device, which is asked for on a press only and never leaves it: the list
 * of yards came with the page. What comes of it is said politely and shown. Renders a section, or nothing without script.
 */
export function NearMe({ places, division }: NearMeProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>('nothing');
  const [near, setNear] = useState<readonly NearPlace[]>([]);
  const ask = () => {
    setOutcome('asking');
    setNear([]);
    // Browsers have it on secure pages only.
    if (!navigator.geolocation) return setOutcome('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setNear(nearestTo(coords, places.map(readPlace), readDivisions(division).divisions));
        setOutcome('found');
      },
      ({ code, PERMISSION_DENIED }) => setOutcome(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { maximumAge: oldestPosition, timeout: longestWait },
    );
  };
  return (
    <Frame>
      <Section room="block">
        <Column span={8}>
          <Stack>
            <Stack row>
              <Button variant="secondary" onClick={ask}>
                {t({ message: 'Use my location', comment: 'Button: finds the yards nearest to the device' })}
              </Button>
              <Text size="small" muted>
                <Trans>Your position stays on this device. We never see it.</Trans>
              </Text>
            </Stack>
            <StatusRegion>{useOutcomeWords(outcome, near.length)}</StatusRegion>
            {near.length > 0 && (
              <Places component="ol">
                {near.map(({ id, name, distance, unit }) => (
                  <li key={id}>
                    <Link to={pathTo('yard', { parameters: { id } })}>{name}</Link>{' '}
                    <span>{formatUnit(distance, unit)}</span>
                  </li>
                ))}
              </Places>
            )}
          </Stack>
        </Column>
      </Section>
    </Frame>
  );
}

function useOutcomeWords(outcome: Outcome, count: number): string {
  const { t } = useLingui();
  const words: Record<Outcome, string> = {
    nothing: '',
    asking: t({
      message: 'Asking your device where it is…',
      comment: 'While the browser finds the position of the device',
    }),
    denied: t({
      message:
        'Your browser keeps the position to itself. Allow it in the settings of this page, or type a ZIP or postal code above.',
      comment: 'The visitor or the browser did not allow a look at the position of the device',
    }),
    unavailable: t({
      message: 'Your device does not know where it is. A ZIP or postal code above works as well.',
      comment: 'The position of the device could not be found',
    }),
    found: t({
      message: `The ${count} nearest to you, as the crow flies:`,
      comment: '{count} is a number from 2 to 5; a list of yards with distances follows',
    }),
  };
  return words[outcome];
}

const Frame = styled('div')({
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
  // It belongs to the search box above it.
  '& > section': { paddingBlock: space.block },
});

const Places = styled(PlainList)({
  borderBlockStart: `1px solid ${role.line}`,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `0 ${space.s4}`,
    maxWidth: 'none',
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 650 },
  '& span': { fontVariantNumeric: 'tabular-nums' },
});
