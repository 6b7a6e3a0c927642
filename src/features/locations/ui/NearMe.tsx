import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design-system/button/index.ts';
import { ScriptOnly, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { formatUnit } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { readDivisions } from '../model/division-query.ts';
import { nearestTo, type PlacesNear, readPlace } from '../model/near-me.ts';
import type { LocationType } from '../model/search-box.ts';

interface NearMeProps {
  /** Every yard, as `packPlace` writes it. */
  places: readonly string[];
  /** The kinds to look for, as in the address. */
  division: string;
  /** Less than what is asked for beside it. Default `false`. */
  quiet?: boolean;
}

type Outcome = 'nothing' | 'asking' | 'denied' | 'unavailable' | 'found';

/** An old position is as good as a new one: nobody drives far in five minutes. In milliseconds. */
const oldestPosition = 300_000;
/** A device without a satellite in sight may never answer. In milliseconds. */
const longestWait = 15_000;

/**
 * Finds the nearest yards by the position of the device, which is asked for on a press only and never leaves it: the list
 * of yards came with the page. What comes of it is said politely and shown, in a row of its own. Renders parts of a row that
 * wraps, of which nothing shows without script.
 */
export function NearMe({ places, division, quiet = false }: NearMeProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>('nothing');
  const [near, setNear] = useState<PlacesNear | null>(null);
  const ask = () => {
    setOutcome('asking');
    setNear(null);
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
    <>
      <ScriptOnly data-print="hide">
        <Button variant={quiet ? 'quiet' : 'secondary'} onClick={ask}>
          {t({ message: 'Use my location', comment: 'Button: finds the yards nearest to the device' })}
        </Button>
      </ScriptOnly>
      <Stack data-print="hide" gap="tight" sx={{ flexBasis: '100%', maxWidth: '40rem' }}>
        <StatusRegion>{useOutcomeWords(outcome, near, division)}</StatusRegion>
        {near && (
          <RuledList component="ol" top="thin" room="none">
            {near.places.map(({ id, name, distance, unit }) => (
              <Stack component="li" row gap="links" sx={{ justifyContent: 'space-between' }} key={id}>
                <Link to={pathTo('yard', { parameters: { id } })} alone>
                  {name}
                </Link>{' '}
                <Text component="span" tabular>
                  {formatUnit(distance, unit)}
                </Text>
              </Stack>
            ))}
          </RuledList>
        )}
      </Stack>
    </>
  );
}

function useOutcomeWords(outcome: Outcome, near: PlacesNear | null, division: string): string {
  const { t } = useLingui();
  const found = useFoundWords(near, readDivisions(division).type);
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
    found,
  };
  return words[outcome];
}

/** How many yards of which kind are how near. */
function useFoundWords(near: PlacesNear | null, type: LocationType | null): string {
  const { t } = useLingui();
  if (near === null) return '';
  const count = near.places.length;
  const reach = formatUnit(near.radius, near.unit);
  if (!near.isWithin) {
    if (type === 'metals')
      return t({
        message: `No metals yard within ${reach} of you. This one is nearest:`,
        comment:
          'After “Use my location”; {reach} is "100 miles", and a list of yards with distances follows',
      });
    if (type === 'auto')
      return t({
        message: `No auto parts yard within ${reach} of you. This one is nearest:`,
        comment:
          'After “Use my location”; {reach} is "100 miles", and a list of yards with distances follows',
      });
    return t({
      message: `No yard within ${reach} of you. This one is nearest:`,
      comment: 'After “Use my location”; {reach} is "100 miles", and a list of yards with distances follows',
    });
  }
  if (type === 'metals')
    return t({
      message: plural(count, {
        one: `The one metals yard within ${reach} of you, as the crow flies:`,
        other: `The # metals yards nearest to you, within ${reach} as the crow flies:`,
      }),
      comment: 'After “Use my location”; {reach} is "100 miles", and a list of yards with distances follows',
    });
  if (type === 'auto')
    return t({
      message: plural(count, {
        one: `The one auto parts yard within ${reach} of you, as the crow flies:`,
        other: `The # auto parts yards nearest to you, within ${reach} as the crow flies:`,
      }),
      comment: 'After “Use my location”; {reach} is "100 miles", and a list of yards with distances follows',
    });
  return t({
    message: plural(count, {
      one: `The one yard within ${reach} of you, as the crow flies:`,
      other: `The # yards of every kind nearest to you, within ${reach} as the crow flies:`,
    }),
    comment: 'After “Use my location”; {reach} is "100 miles", and a list of yards with distances follows',
  });
}
