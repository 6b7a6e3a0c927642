import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkline } from '#design-system/chart/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { pathTo } from '#site/paths.ts';
import { readOffer } from './offer-row.ts';
import type { PricePageData } from './price-page.server.ts';
import { usePriceFaults } from './use-price-faults.ts';

/** What the yards pay, a table for each money; or a sentence that says why not. Renders a section. */
export function PriceBoards({ page }: { page: PricePageData }) {
  const { t } = useLingui();
  const { name, from, count, groups, isFailed } = page;
  const isAnswer = useIsAnswer();
  const faults = Object.values(usePriceFaults(page)).filter((fault) => fault !== undefined);
  const result = t({
    message: plural(count, { one: '# yard pays for it', other: '# yards pay for it' }),
    comment: 'Said to listeners when prices of a metal were found',
  });
  if (name === null) return null;
  return (
    // Who has asked shall see the first answer in the first screen of a phone.
    <Section room={isAsked(page) ? 'tight' : 'block'}>
      <Column span={12}>
        <StatusRegion hidden>{isAnswer && [...faults, result].join(' ')}</StatusRegion>
        <Stack gap="tight">
          <Heading level={2} size={isAsked(page) ? 'h4' : 'h3'} id="board">
            {from === null
              ? name
              : t({
                  message: `${name}, near ${from}`,
                  comment: 'Heading above prices: {name} is a metal, {from} a place',
                })}
          </Heading>
          {isFailed ? (
            <Text>
              <Trans comment="In place of the prices of all yards, while the computer that knows them does not answer">
                We cannot show prices right now because the yards’ lists have not come in. Try again in a few
                minutes, or call a yard for today’s price.
              </Trans>
            </Text>
          ) : (
            <BoardNotes page={page} />
          )}
          {count === 0 && !isFailed && (
            <Text>
              <Trans comment="In place of prices: the list of no yard has the metal today">
                No yard has this metal on its board today. Call the yard nearest to you.
              </Trans>
            </Text>
          )}
        </Stack>
      </Column>
      {groups.map((group) => (
        <Column key={`${group.currency} ${group.unit}`} span={12}>
          <OfferTable page={page} group={group} />
        </Column>
      ))}
      {count > 0 && (
        <Column span={12}>
          <Stack>
            <MoreNotes page={page} />
            <Stack row>
              <PrintButton label={t({ message: 'Print these prices', comment: 'Button under prices' })} />
              <Link to={pathTo('what-we-buy', { hash: page.metal })}>
                <Trans comment="Link from the prices of a metal to the catalog">
                  What belongs to this metal, and how to prepare it
                </Trans>
              </Link>
            </Stack>
          </Stack>
        </Column>
      )}
    </Section>
  );
}

/** Whoever has asked what a load brings, or what is paid nearby, looks for the first figure; the rest may stand below. */
const isAsked = ({ from, hasLoad }: PricePageData): boolean => from !== null || hasLoad;

/** What must be known before a price is read: what belongs to the metal, of when the boards are, and in which order they stand. Renders paragraphs. */
function BoardNotes({ page }: { page: PricePageData }) {
  const { grade, days, lastCopyOf, sample, order, otherOrder } = page;
  const { first, last } = days ?? { first: '', last: '' };
  return (
    <>
      {lastCopyOf !== null && (
        <Text>
          <Trans comment="{lastCopyOf} is a day, a time and a time zone">
            We are not getting new prices right now. These are the last we received, on {lastCopyOf}.
          </Trans>
        </Text>
      )}
      <Text size="small">
        {!isAsked(page) && grade}{' '}
        {days &&
          (first === last ? (
            <Trans comment="The day on which the yards wrote their prices">Boards of {last}.</Trans>
          ) : (
            <Trans comment="The days on which the yards wrote their prices">
              Boards of {first} to {last}.
            </Trans>
          ))}{' '}
        {days && sample && <strong>{sample.title}.</strong>}{' '}
        {otherOrder !== null &&
          (order === 'distance' ? (
            <Trans comment="Under the prices of yards: the order in which they stand, and a link to the other one">
              The nearest yard first. <Link to={otherOrder}>Who pays most first</Link>
            </Trans>
          ) : (
            <Trans comment="Under the prices of yards: the order in which they stand, and a link to the other one">
              Who pays most first. <Link to={otherOrder}>The nearest yard first</Link>
            </Trans>
          ))}
      </Text>
    </>
  );
}

/** What else is true of the prices. Renders paragraphs. */
function MoreNotes({ page }: { page: PricePageData }) {
  const { grade, readAt, sample, hasLoad } = page;
  return (
    <>
      {isAsked(page) && <Text size="small">{grade}</Text>}
      {hasLoad && (
        <Text size="small">
          <Trans comment="Under what a load would bring">
            What your load brings is worked out from the weight you typed; the yard’s scale and the grade it
            finds decide. None of it is sent to a yard.
          </Trans>
        </Text>
      )}
      <Text size="small">
        <Trans comment="Under the prices of all yards">The price at the gate is the one that counts.</Trans>{' '}
        <Trans comment="{readAt} is a day, a time and a time zone">The boards were read on {readAt}.</Trans>{' '}
        {sample && (
          <>
            <strong>{sample.title}.</strong> {sample.text}
          </>
        )}
      </Text>
    </>
  );
}

interface OfferTableProps {
  page: PricePageData;
  group: PricePageData['groups'][number];
}

/** What the yards of one money pay, a row each. Renders a table. */
function OfferTable({ page, group: { currency, unit, rows } }: OfferTableProps) {
  const { t } = useLingui();
  const offers = rows.map(readOffer);
  const hasDays = offers.some(({ day }) => day !== '');
  return (
    <DataTable
      isBoard
      caption={
        currency === 'USD'
          ? t({
              message: `U.S. dollars for one ${unit}`,
              comment: 'Names a table of prices; {unit} is pound, net ton, kilogram or metric ton',
            })
          : t({
              message: `Canadian dollars for one ${unit}`,
              comment: 'Names a table of prices; {unit} is pound, net ton, kilogram or metric ton',
            })
      }
      columns={[
        { id: 'yard', room: 17, label: t({ message: 'Yard', comment: 'Head of a column of yards' }) },
        // What was asked for comes first: on a phone the last columns lie out of sight.
        ...(page.hasLoad
          ? [
              {
                id: 'load',
                room: 8,
                label: t({
                  message: 'Your load',
                  comment: 'Head of a column: what a load brings in dollars',
                }),
                numeric: true,
              },
            ]
          : []),
        ...(page.from === null
          ? []
          : [
              {
                id: 'distance',
                room: 8,
                label: t({ message: 'Distance', comment: 'Head of a column: how far a yard is' }),
                numeric: true,
              },
            ]),
        {
          id: 'price',
          room: 9,
          label: t({ message: 'Pays today', comment: 'Head of a column of prices' }),
          numeric: true,
        },
        {
          id: 'month',
          room: 9,
          label: t({ message: 'Past 30 days', comment: 'Head of a column: how far a price has changed' }),
          numeric: true,
        },
        {
          id: 'quarter',
          room: 12,
          label: t({ message: 'Past 90 days', comment: 'Head of a column: how far a price has changed' }),
          numeric: true,
        },
        ...(hasDays
          ? [
              {
                id: 'day',
                room: 9,
                label: t({ message: 'Board of', comment: 'Head of a column: the day a price was written' }),
              },
            ]
          : []),
      ]}
      rows={offers.map(({ id, name, path, quarter, day, ...cells }) => ({
        id,
        cells: {
          ...cells,
          day: day && <time dateTime={page.writtenDays[day]}>{day}</time>,
          load: cells.load || undefined,
          month: cells.month || undefined,
          yard: (
            <Link to={pathTo('yard', { parameters: { id }, search: { grade: page.metal }, hash: 'prices' })}>
              {name}
            </Link>
          ),
          quarter:
            path === '' ? undefined : (
              <>
                <Sparkline path={path} /> {quarter}
              </>
            ),
        },
      }))}
    />
  );
}
