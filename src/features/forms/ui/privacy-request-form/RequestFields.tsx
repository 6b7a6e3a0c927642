import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type FocusEvent, useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { brand } from '#brand';
import { CheckboxGroup, SelectField, TextField } from '#design-system/field/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { customerBrands, customerFields, customerPath } from '../../model/api-contract.ts';
import {
  fitPrivacyRequest,
  otherRequest,
  type PrivacyRequest,
  requestTypes,
} from '../../model/privacy-request.ts';
import { defaultRegionIndex, type RegionCode } from '../../model/regions.ts';
import { regionWords } from '../form-parts/region-words.ts';
import type { KeepTyped } from '../form-parts/use-typed-before.ts';
import { fieldId } from './field-ids.ts';
import { faultMessage, fieldWords, type RequestField, requestTypeWords } from './request-words.ts';
import { type ListedRegion, useRegions } from './use-regions.ts';

type TextName = Exclude<RequestField, 'customers' | 'recaptcha'>;

/** Props of `RequestFields`. */
export interface RequestFieldsProps {
  form: UseFormReturn<PrivacyRequest>;
  /** What stands in the fields before anyone types, rendered on the server as well. */
  defaultValues: PrivacyRequest;
  keepTyped: KeepTyped<PrivacyRequest>;
}

/** An ending the fixed e-mail rule refuses although such addresses exist. */
const longEnding = /\.[a-z]{5,}$/i;

/** The fields a person fills in, in the order of the page. */
export function RequestFields({ form, defaultValues, keepTyped }: RequestFieldsProps) {
  const { i18n, t } = useLingui();
  const { control, register, setValue, getValues, trigger, formState } = form;
  const regions = useRegions();
  const [email, requestType] = useWatch({ control, name: ['email', 'requestType'] });

  const listedDefault = regions[defaultRegionIndex]?.code;
  const stateIsUntouched = !formState.dirtyFields.state;
  useEffect(() => {
    // The seventh entry of the list that was loaded, unless the visitor has chosen, now or in a form that came back.
    const isFirstVisit = defaultValues.name === '';
    if (listedDefault !== undefined && isFirstVisit && stateIsUntouched) setValue('state', listedDefault);
  }, [listedDefault, defaultValues, stateIsUntouched, setValue]);

  const preselected = regionName(regions[defaultRegionIndex]);
  const { href: phoneLink, display: phone } = brand.privacyPhone;
  const emailCannotPass = errorOf('email') !== undefined && longEnding.test(email);

  return (
    <Fields>
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
      <TextField
        {...text('zip')}
        required
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t`or Canadian postal code, e.g. V5K 0A1`}
      />
      <TextField
        {...text('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <>
            {t`Use lower-case letters.`}
            {emailCannotPass && (
              <>
                {' '}
                <Trans comment="phone is a telephone number">
                  This form cannot take an address that ends in more than four letters. Please call{' '}
                  <a _t="link" href={phoneLink}>
                    {phone}
                  </a>
                  , and we take your request by telephone.
                </Trans>
              </>
            )}
          </>
        }
      />
      <TextField
        {...text('phone')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t`Up to 15 characters, for example 503-555-0100`}
      />
      <SelectField
        {...text('requestType')}
        required
        options={[
          { value: '', label: t({ message: 'Choose a type of request', comment: 'First entry of a list' }) },
          ...requestTypes.map((type) => ({ value: type, label: i18n._(requestTypeWords[type]) })),
        ]}
      />
      <OtherRequest hidden={requestType !== otherRequest}>
        <TextField
          {...text('otherRequestType')}
          hint={t`Optional. Tell us in your own words what you would like.`}
        />
      </OtherRequest>
      <CheckboxGroup
        id={fieldId('customers')}
        legend={i18n._(fieldWords.customers)}
        hint={t`Check all that apply.`}
        error={errorOf('customers')}
        required
        options={customerBrands.map((company) => ({ label: brand.brands[company], ...box(company) }))}
      />
    </Fields>
  );

  /** Props of a text field or list: what react-hook-form needs, what the server renders, and the field's words. */
  function text(name: TextName) {
    return {
      ...keepTyped(name, register(name, { onBlur: () => showFitted(name) })),
      id: fieldId(name),
      label: i18n._(fieldWords[name]),
      error: errorOf(name),
      defaultValue: defaultValues[name],
    };
  }

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

  /** Shows what will be sent: the field ends up with the value as it is checked. */
  function showFitted(name: TextName) {
    const fitted = fitPrivacyRequest({ ...getValues(), requestType: otherRequest })[name];
    if (name !== 'requestType' && fitted !== getValues(name)) setValue(name, fitted, { shouldDirty: true });
  }

  function errorOf(name: RequestField): string | undefined {
    const code = formState.errors[name]?.message;
    return typeof code === 'string' ? i18n._(faultMessage(name, code)) : undefined;
  }

  function regionName(region: ListedRegion | undefined): string {
    const words = region && regionWords[region.code as RegionCode];
    return words === undefined ? (region?.name ?? '') : i18n._(words);
  }
}

const Fields = styled('div')({ display: 'grid', gap: space.s6 });

// Without script nothing can reveal the field, so it is there from the start.
const OtherRequest = styled('div')({ '&[hidden]': { [media.noScript]: { display: 'block !important' } } });
