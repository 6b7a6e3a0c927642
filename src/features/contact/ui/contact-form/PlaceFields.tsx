import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#design-system/field/index.ts';
import { ScriptOnly, Stack } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import type { ContactFormName, ContactValues } from '../../model/contact-request.ts';
import { contactFieldWords, countryPlaceholder, statePlaceholder } from './contact-words.ts';
import { PlainPlaceFields } from './PlainPlaceFields.tsx';
import { useList } from './use-list.ts';
import { useStates } from './use-states.ts';

/** Props of `PlaceFields`. */
export interface PlaceFieldsProps {
  variant: ContactFormName;
  filled: FilledForm<ContactValues>;
}

/**
 * Country and state. Renders two lists: the countries are fetched when the form is created, the states when a country
 * is chosen. A page without script gets other lists instead, whole from the start.
 */
export function PlaceFields({ variant, filled }: PlaceFieldsProps) {
  const { i18n, t } = useLingui();
  const { form, defaultValues, keepTyped } = filled;
  const { control, register, setValue, getValues, formState } = form;
  const country = useWatch({ control, name: 'country' });
  const countries = useList(formCalls.countries);
  const states = useStates(country);
  const isCanada = country === 'CA';

  useEffect(() => {
    // A form that comes back knows its answers before the lists are there to show them.
    for (const [field, { entries }] of [['country', countries] as const, ['state', states] as const]) {
      const answer = getValues(field);
      if (entries.some(({ code }) => code === answer)) setValue(field, answer);
    }
  }, [countries, states, getValues, setValue]);

  const noneNeeded = states.state === 'loaded' && states.entries.length === 0;
  const placeholder =
    country === '' ? statePlaceholder.none : isCanada ? statePlaceholder.provinces : statePlaceholder.states;

  return (
    <>
      <ScriptOnly>
        <Stack gap="fields">
          <SelectField
            {...keepTyped(
              'country',
              register('country', { onChange: () => setValue('state', '', { shouldDirty: true }) }),
            )}
            id="contact-country"
            label={i18n._(contactFieldWords.country)}
            autoComplete="country"
            defaultValue={defaultValues.country}
            options={[
              { value: '', label: i18n._(countryPlaceholder[variant]) },
              ...countries.entries.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          <SelectField
            {...keepTyped('state', register('state'))}
            id="contact-state"
            label={i18n._(contactFieldWords.state)}
            hint={
              noneNeeded
                ? t`We do not need a state or province for this country.`
                : t`The list follows the country that you choose.`
            }
            autoComplete="address-level1"
            defaultValue={defaultValues.state}
            options={[
              { value: '', label: i18n._(placeholder) },
              ...states.entries.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          <StatusRegion hidden>{listNews()}</StatusRegion>
        </Stack>
      </ScriptOnly>
      <PlainPlaceFields
        variant={variant}
        defaultValues={defaultValues}
        stateError={formState.errors.state?.message}
      />
    </>
  );

  /** The list changes away from where the visitor is: it says so, and the focus stays. */
  function listNews(): string {
    if (states.state !== 'loaded') return '';
    if (noneNeeded) return t`We do not need a state or province for this country.`;
    return isCanada ? t`The list of provinces has been updated.` : t`The list of states has been updated.`;
  }
}
