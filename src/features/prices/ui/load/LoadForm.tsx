import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { FieldPair, FieldRow, optionsIn, SelectField, TextField } from '#design-system/field/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { pathTo } from '#site/paths.ts';
import { loadParameters, mostRows } from '../../model/load-estimate.ts';
import { useWeightUnits } from '../compare/use-weight-units.ts';
import type { LoadPageData } from './load-page.server.ts';
import { useLoadFaults } from './use-load-faults.ts';

/**
 * Asks for the yard and for what is on the truck. Renders a plain GET form under its errors: its answer has an address, whose
 * fragment takes the focus to the heading that says the sum or, where something is wrong, to that of the errors.
 */
export function LoadForm({ page }: { page: LoadPageData }) {
  const { t } = useLingui();
  const { yard, yards, metals, unit, rows } = page;
  const { errors, of: faults } = useLoadFaults(page);
  const units = useWeightUnits();
  const optionsOf = (first: string, packed: readonly string[]) => [
    { value: '', label: first },
    ...optionsIn(packed),
  ];
  const metalOptions = optionsOf(
    t({ message: 'Choose a metal', comment: 'First choice in a list of metals' }),
    metals,
  );
  return (
    <Stack gap="fields">
      {errors.length > 0 && (
        <ErrorSummary
          // Where the form's fragment leads: a browser leaves `autofocus` aside in an address that has one.
          headingId="sheet"
          title={t({
            message: 'Something in the list does not add up',
            comment: 'Heading above what is wrong with a list of metals and weights',
          })}
          errors={errors}
          autoFocus
        />
      )}
      <form
        method="get"
        action={pathTo('load-estimate', { hash: 'sheet' })}
        role="search"
        noValidate
        data-print="hide"
        aria-label={t({ message: 'What is on your truck', comment: 'Names the form that reckons a load' })}
      >
        <Stack gap="fields">
          <Text>
            {t({
              message: 'Choose a yard and fill in at least one line.',
              comment: 'Above the fields of the form that reckons a load',
            })}
            {rows.length < mostRows && (
              <>
                {' '}
                {t({
                  message: 'Once these lines are filled, more come, up to six.',
                  comment:
                    'Above the fields of the form that reckons a load, behind the sentence on the yard',
                })}
              </>
            )}
          </Text>
          <FieldPair>
            <SelectField
              id="load-yard"
              name={loadParameters.yard}
              label={t({ message: 'Which yard?', comment: 'Label of a list of yards' })}
              defaultValue={yard}
              error={faults['load-yard']}
              options={optionsOf(
                t({ message: 'Choose a yard', comment: 'First choice in a list of yards' }),
                yards,
              )}
            />
            <SelectField
              id="load-unit"
              name={loadParameters.unit}
              label={t({ message: 'Weights are in', comment: 'Label of a list: in pounds, kilograms …' })}
              defaultValue={unit}
              options={units}
            />
          </FieldPair>
          {rows.map((row, at) => {
            const number = at + 1;
            const field = (name: 'metal' | 'gross' | 'off') => ({
              id: `load-${name}${number}`,
              name: `${loadParameters[name]}${number}`,
              defaultValue: row[name],
              error: faults[`load-${name}${number}`],
            });
            const weight = { inputMode: 'decimal', maxLength: 40, autoComplete: 'off' } as const;
            return (
              <FieldRow
                key={number}
                role="group"
                aria-label={t({
                  message: `Line ${number}`,
                  comment: 'Names a line of a list of metals and weights',
                })}
              >
                <SelectField
                  {...field('metal')}
                  label={t({
                    message: `Metal ${number}`,
                    comment: 'Label of a list of metals; {number} is the line in which it stands',
                  })}
                  options={metalOptions}
                />
                <TextField
                  {...field('gross')}
                  {...weight}
                  label={t({
                    message: 'Gross weight',
                    comment: 'Label of a field: what the scale shows with truck or drum',
                  })}
                />
                <TextField
                  {...field('off')}
                  {...weight}
                  label={t({
                    message: 'Take off (tare), if any',
                    comment: 'Label of a field: the weight of the empty truck or drum, or of dirt',
                  })}
                />
              </FieldRow>
            );
          })}
          <Stack row gap="actions">
            <Button type="submit">
              {t({ message: 'Work out the load', comment: 'Button that reckons what a load brings' })}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Stack>
  );
}
