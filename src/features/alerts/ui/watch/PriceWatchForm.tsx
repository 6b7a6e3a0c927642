import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { optionsIn, SelectField, TextField } from '#design-system/field/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { WatchForm } from './WatchForm.tsx';
import { WatchSection } from './WatchSection.tsx';
import type { PriceFormData } from './watch-form.server.ts';

/** Asks to be told when a price passes a mark. Renders a section, or nothing while the page shows no metal. */
export function PriceWatchForm({ state, question, name, yards, lands }: PriceFormData) {
  const { t } = useLingui();
  if (name === null) return null;
  const landOf = (each: string) => {
    const [id = '', unit = ''] = each.split('|');
    const label =
      id === 'USD'
        ? t({
            message: `All yards in the United States (US$ per ${unit})`,
            comment: 'Choice in a list of yards; {unit} is pound, net ton and so on',
          })
        : t({
            message: `All yards in Canada (CA$ per ${unit})`,
            comment: 'Choice in a list of yards; {unit} is kilogram, metric ton and so on',
          });
    return { value: id, label };
  };
  return (
    <WatchSection
      title={t({ message: 'Tell me when the price moves', comment: 'Heading above a form' })}
      instead={
        state === null ? (
          <Trans comment="In place of a form, while no emails are sent">
            We do not send emails about prices yet. Keep the address of this page: it shows what this metal
            brings whenever you open it.
          </Trans>
        ) : (
          lands.length === 0 && (
            <Trans comment="In place of a form: no yard says a price">
              No yard lists a price for this metal right now, so there is none for us to watch. Call your
              yard, or check again tomorrow.
            </Trans>
          )
        )
      }
    >
      {state && (
        <WatchForm page="scrap-prices" state={state} question={question}>
          <Text>
            <Trans comment="Above a form; {name} is a metal: No. 1 copper and so on">
              We write to you once, as soon as {name} passes your price. Of all yards the best price counts.
            </Trans>
          </Text>
          <SelectField
            id="watch-place"
            name="place"
            label={t({ message: 'Where', comment: 'Label of a list of yards' })}
            error={state.faults.place}
            defaultValue={state.values.place}
            options={[...lands.map(landOf), ...optionsIn(yards)]}
          />
          <SelectField
            id="watch-when"
            name="when"
            label={t({ message: 'When it pays', comment: 'Label of a list: at least, less than' })}
            error={state.faults.when}
            defaultValue={state.values.when}
            options={[
              {
                value: 'at-least',
                label: t({ message: 'At least', comment: 'Choice: a price or more' }),
              },
              {
                value: 'less-than',
                label: t({ message: 'Less than', comment: 'Choice: below a price' }),
              },
            ]}
          />
          <TextField
            id="watch-mark"
            name="mark"
            label={t({ message: 'Price', comment: 'Label of a field: the price that is waited for' })}
            hint={t({
              message: 'In the money and unit of that yard’s table above.',
              comment: 'Under the field Price',
            })}
            error={state.faults.mark}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            defaultValue={state.values.mark}
          />
        </WatchForm>
      )}
    </WatchSection>
  );
}
