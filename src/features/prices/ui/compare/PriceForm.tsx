import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { optionsIn, SelectField, TextField } from '#design-system/field/index.ts';
import { QueryForm, useQueryForm } from '#design-system/query-form/index.ts';
import { pathTo } from '#site/paths.ts';
import { priceParameters } from '../../model/prices-call.ts';
import type { PricePageData } from './price-page.server.ts';
import { usePriceFaults } from './use-price-faults.ts';
import { useWeightUnits } from './use-weight-units.ts';

/**
 * Asks for one metal, a place and a load. Renders a GET form in a line; with script the answer comes without loading a
 * document, and the focus and what was typed stay.
 */
export function PriceForm({ page }: { page: PricePageData }) {
  const { t } = useLingui();
  const faults = usePriceFaults(page);
  const { metal, metals, near, weight, unit } = page;
  const asking = useQueryForm(pathTo('scrap-prices'), { metal, near, weight, unit });
  const units = useWeightUnits();
  return (
    <QueryForm
      {...asking}
      label={t({ message: 'Ask for prices', comment: 'Name of the form that asks what a metal brings' })}
    >
      <SelectField
        id="price-metal"
        name={priceParameters.metal}
        label={t({ message: 'Which metal?', comment: 'Label of the list of metals that have a price' })}
        defaultValue={metal || undefined}
        error={faults.metal}
        options={optionsIn(metals)}
      />
      <TextField
        id="price-weight"
        name={priceParameters.weight}
        label={t({ message: 'Weight', comment: 'Label of a field: how much a load weighs' })}
        defaultValue={weight}
        error={faults.weight}
        inputMode="decimal"
        maxLength={40}
        autoComplete="off"
      />
      <SelectField
        id="price-unit"
        name={priceParameters.unit}
        label={t({
          message: 'Weight is in',
          comment: 'Label of a list after a weight: in pounds, kilograms …',
        })}
        defaultValue={unit}
        options={units}
      />
      <TextField
        id="price-near"
        name={priceParameters.near}
        label={t({
          message: 'ZIP or postal code',
          comment: 'Label of a field: distances are measured from there',
        })}
        defaultValue={near}
        error={faults.near}
        maxLength={200}
        autoComplete="postal-code"
        enterKeyHint="search"
      />
      <Button type="submit" icon="search">
        {t({ message: 'Show prices', comment: 'Button that shows what yards pay' })}
      </Button>
    </QueryForm>
  );
}
