import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { SelectField } from '#design-system/field/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { countriesIn } from '#features/submissions/model/countries.ts';
import type { RegionCode } from '#features/submissions/model/regions.ts';
import { dividedCountries, subdivisionsOf } from '#features/submissions/model/subdivisions.ts';
import { plainLists } from '#features/submissions/model/trap.ts';
import { addRegionMessages, regionWords } from '#features/submissions/ui/region-words/index.ts';
import { language } from '#i18n/current.ts';
import type { ContactFormName, ContactValues } from '../../model/contact-request.ts';
import { contactFieldWords, contactMessage, countryPlaceholder } from './contact-words.ts';

/** Props of `PlainPlaceFields`. */
export interface PlainPlaceFieldsProps {
  variant: ContactFormName;
  defaultValues: ContactValues;
  /** The code of what is wrong with the state. */
  stateError: string | undefined;
}

if (import.meta.env.SSR) addRegionMessages();

// A browser never renders what stands in `noscript`, so the lists stay out of its script.
const countries = import.meta.env.SSR ? countriesIn(language) : [];
const divided = import.meta.env.SSR
  ? dividedCountries.map((code) => ({ code, states: subdivisionsOf(code) ?? [] }))
  : [];

/**
 * Country and state for a page without script. Renders a `noscript` with two lists; the second holds the states of all
 * countries that have any, each under its country's name, since nothing can fetch them later. In a browser with script
 * it is empty, as it would be anyway, so that these lists are no part of what the page loads.
 */
export const PlainPlaceFields: ComponentType<PlainPlaceFieldsProps> = import.meta.env.SSR
  ? PlainLists
  : () => <noscript />;

function PlainLists({ variant, defaultValues, stateError }: PlainPlaceFieldsProps) {
  const { i18n, t } = useLingui();
  const states = divided.flatMap(({ code: country, states: entries }) => {
    const countryName = countries.find(({ code }) => code === country)?.name ?? country;
    return entries.map(({ code, name }) => ({
      value: `${country}-${code}`,
      label: `${countryName}: ${(country === 'US' || country === 'CA') && code in regionWords ? i18n._(regionWords[code as RegionCode]) : name}`,
    }));
  });

  return (
    <noscript>
      <Stack gap="fields">
        <SelectField
          id="contact-plain-country"
          name={plainLists.country}
          label={i18n._(contactFieldWords.country)}
          autoComplete="country"
          defaultValue={defaultValues.country}
          options={[
            { value: '', label: i18n._(countryPlaceholder[variant]) },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <SelectField
          id="contact-plain-state"
          name={plainLists.state}
          label={i18n._(contactFieldWords.state)}
          error={stateError === undefined ? undefined : i18n._(contactMessage('state', stateError))}
          autoComplete="address-level1"
          defaultValue={states.find(({ value }) => value.endsWith(`-${defaultValues.state}`))?.value ?? ''}
          options={[
            {
              value: '',
              label: t({
                message: 'None of these',
                comment: 'First entry of a list of states of three countries',
              }),
            },
            ...states,
          ]}
        />
      </Stack>
    </noscript>
  );
}
