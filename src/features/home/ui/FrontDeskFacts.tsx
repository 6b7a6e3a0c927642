import { Trans, useLingui } from '@lingui/react/macro';
import { type Fact, FactStrip } from '#design-system/fact-strip/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { size } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import type { FrontDeskFacts as Facts } from './front-desk.server.ts';

interface FrontDeskFactsProps {
  /** `null` in a page that the build wrote: it cannot know what holds now. */
  facts: Facts | null;
}

/** What holds now: gates that are open, what two metals bring, the next date. Renders a `div`, nothing where nothing is known. */
export function FrontDeskFacts({ facts }: FrontDeskFactsProps) {
  const items = useFacts(facts);
  if (items.length === 0) return null;
  return (
    <Stack gap="close">
      <FactStrip items={items} />
      {facts && facts.paid.length > 0 && (
        <Text sx={{ fontSize: size.small }}>
          <Trans comment="Under the prices on the home page">
            Prices of our United States yards, lowest to highest.
          </Trans>{' '}
          {facts?.isSample && <Trans comment="Under prices that are made up">Sample figures.</Trans>}
        </Text>
      )}
    </Stack>
  );
}

function useFacts(facts: Facts | null): Fact[] {
  const { t } = useLingui();
  if (!facts) return [];
  const { gates, paid, next } = facts;
  const { open, all, moment } = gates;
  const opens = gates.next;
  const priceOf = {
    copper: t({
      message: 'No. 1 copper, a pound',
      comment: 'Name of a price on the home page; No. 1 is a grade',
    }),
    steel: t({
      message: 'No. 1 steel, a net ton',
      comment: 'Name of a price on the home page: No. 1 heavy melting steel, cut to size',
    }),
  };
  return [
    {
      id: 'gates',
      label: t({ message: 'Yards open now', comment: 'Name of a count on the home page' }),
      to: pathTo('locations', { hash: 'locationList' }),
      value: t({ message: `${open} of ${all}`, comment: 'So many yards of all are open: 47 of 57' }),
      note: opens
        ? t({
            message: `First gate: ${opens}`,
            comment: '{opens} is a day and a time: Wednesday, 7:00 a.m. EST',
          })
        : (moment ?? ''),
    },
    ...paid.map(({ metal, to, range, change, trend, day }) => ({
      id: metal,
      label: priceOf[metal],
      to,
      value: range,
      note:
        change === null
          ? day
          : t({
              message: `${change} over the past 30 days, ${day}`,
              comment:
                '{change} is a percentage with its sign, {day} the day of the price: +2.1% over the past 30 days, Nov 24, 2026',
            }),
      trend,
    })),
    ...(next
      ? [
          {
            id: 'next',
            label: t({
              message: 'Next date',
              comment: 'Name of the next event on the home page',
            }),
            to: next.to,
            value: next.day,
            day: next.date,
            note: next.title,
          },
        ]
      : []),
  ];
}
