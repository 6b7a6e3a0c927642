import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { TextField } from '#design-system/field/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { fixed2, money } from '#features/investors/model/figures.ts';
import { directionOf } from '#features/investors/model/quote.ts';
import { formatDay, formatFigure } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { LookUp } from './prices.server.ts';
import { useClosedWords } from './use-closed-words.ts';

interface PriceOnDayProps {
  lookUp: LookUp;
}

/** The price on a day that the reader names: the answer, then the question. Renders a section with a GET `form`. */
export function PriceOnDay({ lookUp: { first, last, asked, answer } }: PriceOnDayProps) {
  const { t } = useLingui();
  const firstDay = first && formatDay(first);
  return (
    <SideSection
      id="day"
      size="h2"
      title={
        <Trans comment="Heading above a form that asks for the price on a day">The price on a day</Trans>
      }
      lead={
        firstDay && (
          <Trans comment="{firstDay} is a day">
            Prices go back to {firstDay}. On days without trading, the price of the day before counts.
          </Trans>
        )
      }
    >
      {answer?.kind === 'quote' && <DayAnswer answer={answer} asked={asked} />}
      {answer && answer.kind !== 'quote' && answer.kind !== 'no day' && (
        <Callout
          tone="note"
          title={t({ message: 'There is no price for this day', comment: 'Title of the answer to a form' })}
        >
          <Text>
            {answer.kind === 'ahead' ? (
              <Trans>This day lies ahead.</Trans>
            ) : (
              <Trans>This day is too long ago.</Trans>
            )}
          </Text>
        </Callout>
      )}
      <Row
        method="get"
        action={pathTo('stock-information', { hash: 'day' })}
        aria-label={t({ message: 'Look up a price', comment: 'Names a form' })}
      >
        <TextField
          key={asked}
          id="price-date"
          name="date"
          type="date"
          label={t({ message: 'Day', context: 'look-up', comment: 'Label of a field: a date' })}
          hint={t({ message: 'A date such as 2026-11-18', comment: 'Hint of a field for a date' })}
          error={
            answer?.kind === 'no day' &&
            t({ message: 'Please enter a date of the calendar', comment: 'A date was mistyped' })
          }
          defaultValue={asked}
          min={first ?? undefined}
          max={last}
        />
        <Button type="submit">
          <Trans comment="Button that asks for the price on a day">Show the price</Trans>
        </Button>
      </Row>
    </SideSection>
  );
}

type Answer = Extract<NonNullable<LookUp['answer']>, { kind: 'quote' }>;

function DayAnswer({ answer, asked }: { answer: Answer; asked: string }) {
  const { t } = useLingui();
  const closedWords = useClosedWords();
  const { tradingDate, lastTrade, changeNumber, changePercent, open, high, low, volume, isToday } = answer;
  const day = formatDay(tradingDate);
  const price = money(lastTrade);
  const change = fixed2(Math.abs(changeNumber));
  const percent = fixed2(Math.abs(changePercent));
  const moves = {
    up: t({
      message: `Up $${change}, or ${percent} percent`,
      comment: 'Change of a price since the day before',
    }),
    down: t({
      message: `Down $${change}, or ${percent} percent`,
      comment: 'Change of a price since the day before',
    }),
    unchanged: t({ message: 'Unchanged', comment: 'Change of a price since the day before' }),
  };
  const lines = [
    {
      id: 'change',
      term: t({ message: 'Since the close before', comment: 'Change of a price' }),
      text: moves[directionOf(changeNumber)],
    },
    { id: 'open', term: t({ message: 'Opened at', comment: 'First price of a day' }), text: money(open) },
    { id: 'high', term: t({ message: 'Highest', comment: 'Highest price of a day' }), text: money(high) },
    { id: 'low', term: t({ message: 'Lowest', comment: 'Lowest price of a day' }), text: money(low) },
    {
      id: 'volume',
      term: t({ message: 'Shares traded', comment: 'How many shares changed hands on a day' }),
      text: volume === null ? '' : formatFigure(volume),
    },
  ];
  return (
    <Callout
      tone={answer.closed ? 'note' : 'good'}
      headingLevel={3}
      title={
        isToday
          ? t({
              message: `${day}: ${price} so far`,
              comment: 'A day and the price of a share on it; trading goes on',
            })
          : t({ message: `${day}: ${price}`, comment: 'A day and the closing price of a share on it' })
      }
    >
      {answer.closed && <Text>{closedWords(asked, answer)}</Text>}
      <DefinitionList items={lines.filter(({ text }) => text !== '')} />
    </Callout>
  );
}

const Row = styled(Form)({
  display: 'grid',
  gap: space.s4,
  alignItems: 'end',
  justifyItems: 'start',
  '& > div': { width: '100%' },
  [media.medium]: { gridTemplateColumns: 'minmax(0, 18rem) auto' },
  [media.print]: { display: 'none' },
});
