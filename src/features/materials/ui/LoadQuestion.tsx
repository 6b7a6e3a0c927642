import { Button } from '#design-system/button/index.ts';
import { FieldRow, TextField } from '#design-system/field/index.ts';
import { Heading, Stack } from '#design-system/layout/index.ts';
import type { HitLoad } from '../model/catalogue.ts';
import { filterParameters, longestQuestion } from '../model/filters.ts';
import { materialForm } from './MaterialSearch.tsx';

/**
 * Asks what a visitor's own load brings: its weight and where the visitor is. A part of the catalogue's form that stands below the
 * prices that it makes one's own, and answers when it is sent: half a ZIP code is no question. Renders a heading and fields.
 */
export function LoadQuestion({ load: { heading, weight, near, submit } }: { load: HitLoad }) {
  const shared = { form: materialForm, maxLength: longestQuestion };
  return (
    <div data-print="hide" data-wakes="">
      <Stack gap="fields">
        <Heading level={3}>{heading}</Heading>
        <FieldRow>
          <TextField
            {...shared}
            id="material-weight"
            name={filterParameters.weight}
            label={weight.label}
            error={weight.error}
            defaultValue={weight.value}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...shared}
            id="material-near"
            name={filterParameters.near}
            label={near.label}
            error={near.error}
            defaultValue={near.value}
            autoComplete="postal-code"
          />
          <Button type="submit" form={materialForm}>
            {submit}
          </Button>
        </FieldRow>
      </Stack>
    </div>
  );
}
