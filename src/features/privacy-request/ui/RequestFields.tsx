import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { brand } from '#brand';
import { CheckboxGroup, EmailField, PhoneField, SelectField, TextField } from '#design-system/field/index.ts';
import { keepWhole, Stack } from '#design-system/layout/index.ts';
import { media } from '#design-system/theme/roles.ts';
import { customerBrands, customerFields, customerPath } from '#features/submissions/model/api-contract.ts';
import { defaultRegionIndex, type RegionCode } from '#features/submissions/model/regions.ts';
import { EmailHint } from '#features/submissions/ui/form-parts/EmailHint.tsx';
import { useFields } from '#features/submissions/ui/form-parts/use-fields.ts';
import type { FilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { addRegionMessages, regionWords } from '#features/submissions/ui/region-words/index.ts';
import { otherRequest, type PrivacyRequest, requestTypes } from '../model/privacy-request.ts';
import { fieldId } from './field-ids.ts';
import { requestSpec } from './request-spec.ts';
import { fieldWords, requestTypeWords } from './request-words.ts';
import { StateQuestion } from './StateQuestion.tsx';
import { type ListedRegion, useRegions } from './use-regions.ts';

addRegionMessages();

/** Props of `RequestFields`. */
export interface RequestFieldsProps {
  filled: FilledForm<PrivacyRequest>;
}

/** The fields a person fills in, in the order of the page. */
export function RequestFields({ filled }: RequestFieldsProps) {
  const { i18n, t } = useLingui();
  const { form, defaultValues, keepTyped } = filled;
  const { control, register, setValue, trigger, getFieldState, formState } = form;
  const { text, errorOf } = useFields(requestSpec, filled);
  const regions = useRegions();
  const [email, requestType, state, zip] = useWatch({
    control,
    name: ['email', 'requestType', 'state', 'zip'],
  });

  const listedDefault = regions[defaultRegionIndex]?.code;
  const stateIsUntouched = !formState.dirtyFields.state;
  useEffect(() => {
    // The seventh entry of the list that was loaded, unless the visitor has chosen: now, before a reload, or in a form
    // that came back. Asked at this moment, since a draft may have been put in after the last rendering.
    const isFirstVisit = defaultValues.name === '';
    const mayChoose = isFirstVisit && stateIsUntouched && !getFieldState('state').isDirty;
    if (listedDefault !== undefined && mayChoose) setValue('state', listedDefault);
  }, [listedDefault, defaultValues, stateIsUntouched, setValue, getFieldState]);

  const preselected = regionName(regions[defaultRegionIndex]);

  return (
    <Stack gap="fields">
      <TextField {...text('name')} required autoComplete="name" />
      <TextField {...text('streetAddress')} required autoComplete="street-address" />
      <TextField {...text('city')} required autoComplete="address-level2" />
      <SelectField
        {...text('state')}
        autoComplete="address-level1"
        hint={t({
          message: `We preselected ${preselected}; change it if you live elsewhere.`,
          comment: 'preselected is the name of a state',
        })}
        options={regions.map((region) => ({ value: region.code, label: regionName(region) }))}
      />
      <div>
        <TextField
          {...text('zip')}
          required
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t`or Canadian postal code, e.g. V5K 0A1`}
        />
        <StateQuestion
          zip={zip}
          state={state}
          nameOf={(code) => regionName(regions.find((region) => region.code === code))}
          onChange={(code) => {
            setValue('state', code, { shouldDirty: true });
            // The button goes with its question; the list says what it holds now.
            document.getElementById(fieldId('state'))?.focus();
          }}
        />
      </div>
      <EmailField
        {...text('email')}
        required
        hint={
          <EmailHint
            email={email}
            isRefused={errorOf('email') !== undefined}
            telephone={brand.privacyPhone}
          />
        }
      />
      <PhoneField
        {...text('phone')}
        required
        hint={keepWhole(t`Up to 15 characters, for example 503-555-0100`)}
      />
      <SelectField
        {...text('requestType')}
        required
        options={[
          { value: '', label: t({ message: 'Choose a type of request', comment: 'First entry of a list' }) },
          ...requestTypes.map((type) => ({ value: type, label: i18n._(requestTypeWords[type]) })),
        ]}
      />
      {/* Without script nothing can reveal the field, so it is there from the start. */}
      <Stack
        hidden={requestType !== otherRequest}
        sx={{ '&[hidden]': { [media.noScript]: { display: 'block !important' } } }}
      >
        <TextField
          {...text('otherRequestType')}
          hint={t`Optional. Tell us in your own words what you would like.`}
        />
      </Stack>
      <CheckboxGroup
        id={fieldId('customers')}
        legend={i18n._(fieldWords.customers)}
        hint={t`Check all that apply, at least one.`}
        error={errorOf('customers')}
        required
        options={customerBrands.map((company) => ({ label: brand.brands[company], ...box(company) }))}
      />
    </Stack>
  );

  /**
   * Props of a customer box. The group is judged as a whole, at every change and when it is left; going from one box to
   * the next is not leaving it.
   */
  function box(company: (typeof customerBrands)[number]) {
    const name = customerPath(company);
    const judgeGroup = () => void trigger('customers');
    const { onBlur, ...registered } = keepTyped(name, register(name, { onChange: judgeGroup }));
    return {
      ...registered,
      defaultChecked: defaultValues.customers[customerFields[company]],
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        const goesTo = event.relatedTarget;
        if (goesTo !== null && event.currentTarget.closest('fieldset')?.contains(goesTo)) return;
        void onBlur(event);
        judgeGroup();
      },
    };
  }

  function regionName(region: ListedRegion | undefined): string {
    const words = region && regionWords[region.code as RegionCode];
    return words === undefined ? (region?.name ?? '') : i18n._(words);
  }
}
