import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { FieldPair, RadioGroup, TextField } from '#design-system/field/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { ReturnFacts } from './return.server.ts';

type ReturnFormProps = Pick<ReturnFacts, 'span' | 'question' | 'wrong'>;

/** Asks how many shares were bought when, and what became of dividends. Renders a GET `form` under its errors. */
export function ReturnForm({ span, question, wrong }: ReturnFormProps) {
  const { t } = useLingui();
  const first = formatDay(span.first);
  const last = formatDay(span.last);
  const sharesError = t({
    message: 'Please enter a number of shares, such as 100',
    comment: 'A field of the return calculator was filled wrong',
  });
  const dateError = t({
    message: `Please enter a day from ${first} to ${last}`,
    comment: 'A field of the return calculator was filled wrong; first and last are days',
  });
  const errors = [
    ...(wrong.shares ? [{ fieldId: 'return-shares', message: sharesError }] : []),
    ...(wrong.date ? [{ fieldId: 'return-date', message: dateError }] : []),
  ];
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary
          headingId="result"
          title={t({ message: 'Please check what you entered', comment: 'Heading above errors of a form' })}
          errors={errors}
        />
      )}
      <Form
        data-print="hide"
        method="get"
        action={pathTo('return-calculator', { hash: 'result' })}
        aria-label={t({ message: 'Calculate a return', comment: 'Names a form' })}
      >
        <Stack gap="fields">
          <FieldPair sx={{ alignItems: 'end' }}>
            <TextField
              key={`shares-${question.shares}`}
              id="return-shares"
              name="shares"
              inputMode="decimal"
              autoComplete="off"
              maxLength={15}
              label={t({ message: 'Number of shares', comment: 'Label of a field' })}
              error={wrong.shares && sharesError}
              defaultValue={question.shares}
            />
            <TextField
              key={`date-${question.date}`}
              id="return-date"
              name="date"
              type="date"
              min={span.first}
              max={span.last}
              label={t({ message: 'Bought on', comment: 'Label of a field: the day of a purchase' })}
              hint={t({
                message: `From ${first} to ${last}`,
                comment: 'Hint of a field for a date; first and last are days',
              })}
              error={wrong.date && dateError}
              defaultValue={question.date}
            />
          </FieldPair>
          <RadioGroup
            key={question.dividends}
            id="return-dividends"
            name="dividends"
            legend={t({
              message: 'Dividends on the way',
              comment: 'Question of a form: what happened to dividends',
            })}
            defaultValue={question.dividends}
            options={[
              {
                value: 'keep',
                label: t({ message: 'Keep them as money', comment: 'Choice: what to do with dividends' }),
              },
              {
                value: 'reinvest',
                label: t({
                  message: 'Buy more shares with them',
                  comment: 'Choice: what to do with dividends',
                }),
              },
            ]}
          />
          <div>
            <Button type="submit">
              <Trans comment="Button of a calculator">Calculate</Trans>
            </Button>
          </div>
        </Stack>
      </Form>
    </>
  );
}
