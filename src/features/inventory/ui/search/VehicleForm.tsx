import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { optionsIn, SelectField, TextField } from '#design-system/field/index.ts';
import { QueryForm, QueryPairs, useQueryForm } from '#design-system/query-form/index.ts';
import { formatFigure } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { vehicleParameters } from '../../model/vehicles-call.ts';
import { useVehicleFaults } from './use-vehicle-faults.ts';
import type { VehiclePageData } from './vehicle-page.server.ts';

/**
 * Asks for make, model, years, yard, week and place. Renders a GET form; with script the answer comes without loading a
 * document, and the focus and what was typed stay.
 */
export function VehicleForm({ page }: { page: VehiclePageData }) {
  const { t } = useLingui();
  const faults = useVehicleFaults(page);
  const { make, makes, model, from, to, yard, yards, near, isNew } = page;
  const asked = { make, model, from, to, yard, near, [vehicleParameters.isNew]: isNew ? '1' : '' };
  const asking = useQueryForm(pathTo('vehicle-inventory'), asked);

  return (
    <QueryForm
      {...asking}
      label={t({ message: 'Find a vehicle', comment: 'Name of the form that looks for vehicles' })}
    >
      <QueryPairs>
        {' '}
        <SelectField
          id="vehicle-make"
          name={vehicleParameters.make}
          label={t({ message: 'Make', comment: 'Label of a list: Foothill, Harrow and so on' })}
          defaultValue={make}
          error={faults.make}
          options={[
            { value: '', label: t({ message: 'Any make', comment: 'First choice in a list of makes' }) },
            ...makes.map((each) => {
              const [value = '', count = ''] = each.split('|');
              return { value, label: `${value} (${formatFigure(Number(count))})` };
            }),
          ]}
        />
        <TextField
          id="vehicle-model"
          name={vehicleParameters.model}
          label={t({ message: 'Model', comment: 'Label of a field: Clover, R-150 and so on' })}
          defaultValue={model}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <TextField
          id="vehicle-from"
          name={vehicleParameters.from}
          label={t({ message: 'From year', comment: 'Label of a field: the earliest model year' })}
          hint={t({ message: 'Four digits, such as 2009', comment: 'Hint of a field for a year' })}
          defaultValue={from}
          error={faults.from}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
        <TextField
          id="vehicle-to"
          name={vehicleParameters.to}
          label={t({ message: 'To year', comment: 'Label of a field: the latest model year' })}
          defaultValue={to}
          error={faults.to}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
        <SelectField
          id="vehicle-yard"
          name={vehicleParameters.yard}
          label={t({ message: 'Yard', comment: 'Label of a list of parts yards' })}
          defaultValue={yard}
          error={faults.yard}
          options={[
            {
              value: '',
              label: t({ message: 'All yards', comment: 'First choice in a list of parts yards' }),
            },
            ...optionsIn(yards),
          ]}
        />
        <TextField
          id="vehicle-near"
          name={vehicleParameters.near}
          label={t({
            message: 'ZIP or postal code',
            comment: 'Label of a field: distances are measured from there',
          })}
          defaultValue={near}
          error={faults.near}
          maxLength={200}
          autoComplete="postal-code"
        />
        <SelectField
          id="vehicle-new"
          name={vehicleParameters.isNew}
          label={t({ message: 'Arrived', comment: 'Label of a list: when a vehicle came to the yard' })}
          defaultValue={isNew ? '1' : ''}
          options={[
            { value: '', label: t({ message: 'Any day', comment: 'Choice: when a vehicle arrived' }) },
            { value: '1', label: t({ message: 'This week', comment: 'Choice: when a vehicle arrived' }) },
          ]}
        />
        <Button type="submit" icon="search">
          {t({ message: 'Show vehicles', comment: 'Button that shows the vehicles in the parts yards' })}
        </Button>
      </QueryPairs>{' '}
    </QueryForm>
  );
}
