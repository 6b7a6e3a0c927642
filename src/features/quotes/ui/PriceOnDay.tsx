import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { FieldRow, TextField } from '#design-system/field/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { LookUp } from './prices.server.ts';

interface PriceOnDayProps {
  lookUp: LookUp;
}

/** The price on a day that the reader names: the answer, then the question. Renders a section with a GET `form`. */
export function PriceOnDay({ lookUp: { first, last, asked, answer } }: PriceOnDayProps) {
  const { t } = useLingui();
  const firstDay = first && formatDay(first);
  const lastDay = formatDay(last);
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
      {answer?.kind === 'quote' && <DayAnswer answer={answer} />}
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
      <Form
        data-print="hide"
        method="get"
        action={pathTo('stock-information', { hash: 'day' })}
        aria-label={t({ message: 'Look up a price', comment: 'Names a form' })}
      >
        <FieldRow>
          <TextField
            key={asked}
            id="price-date"
            name="date"
            type="date"
            label={t({ message: 'Day', context: 'look-up', comment: 'Label of a field: a date' })}
            hint={
              firstDay &&
              t({
                message: `From ${firstDay} to ${lastDay}`,
                comment: 'Hint of a field for a date; firstDay and lastDay are days',
              })
            }
            error={
              answer?.kind === 'no day' &&
              t({ message: 'Please enter a date that exists', comment: 'A date was mistyped' })
            }
            defaultValue={asked}
            min={first ?? undefined}
            max={last}
          />
          <Button type="submit">
            <Trans comment="Button that asks for the price on a day">Show the price</Trans>
          </Button>
        </FieldRow>
      </Form>
    </SideSection>
  );
}

type Answer = Extract<NonNullable<LookUp['answer']>, { kind: 'quote' }>;

function DayAnswer({ answer: { day, price, sentences, closed, isToday } }: { answer: Answer }) {
  const { t } = useLingui();
  return (
    <Callout
      tone={closed ? 'note' : 'good'}
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
      {sentences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </Callout>
  );
}
