import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { brand } from '#brand';
import { SelectField, TextField } from '#design-system/field/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import {
  type ContactFormName,
  type ContactValues,
  contactLimits,
  fitContactValues,
} from '../../model/contact-request.ts';
import { businessTypes, supplyChannels } from '../../model/contact-topics.ts';
import type { KeepTyped } from '../form-parts/use-typed-before.ts';
import { businessTypeWords, contactFieldWords, contactMessage, supplyChannelWords } from './contact-words.ts';
import { PlaceFields } from './PlaceFields.tsx';

type TextName = 'firstName' | 'lastName' | 'email' | 'company' | 'phone';

/** Props of `ContactFields`. */
export interface ContactFieldsProps {
  variant: ContactFormName;
  form: UseFormReturn<ContactValues>;
  /** What stands in the fields before anyone types, rendered on the server as well. */
  defaultValues: ContactValues;
  keepTyped: KeepTyped<ContactValues>;
}

/** An ending the fixed e-mail rule refuses although such addresses exist. */
const longEnding = /\.[a-z]{5,}$/i;

/** The fields a person fills in, in the order of the page. */
export function ContactFields({ variant, form, defaultValues, keepTyped }: ContactFieldsProps) {
  const { i18n, t } = useLingui();
  const { control, register, setValue, getValues, formState } = form;
  const typed = useWatch({ control });
  const { href: phoneLink, display: phone } = brand.phone;
  const emailCannotPass = errorOf('email') !== undefined && longEnding.test(typed.email ?? '');
  const notChosen = {
    value: '',
    label: t({ message: 'Not chosen', comment: 'First entry of an optional list' }),
  };

  return (
    <Fields>
      <Names>
        <TextField {...text('firstName')} required autoComplete="given-name" />
        <TextField {...text('lastName')} required autoComplete="family-name" />
      </Names>
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
            {t`Use lower-case letters.`} {tooLong('email')}
            {emailCannotPass && (
              <Trans comment="phone is a telephone number">
                This form cannot take an address that ends in more than four letters. Please call{' '}
                <a _t="link" href={phoneLink}>
                  {phone}
                </a>
                , and we take your request by telephone.
              </Trans>
            )}
          </>
        }
      />
      <TextField {...text('company')} required autoComplete="organization" />
      <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <PlaceFields {...{ variant, form, defaultValues, keepTyped }} />
      {variant === '3pr' && (
        <>
          <SelectField
            {...list('supplyChannel')}
            options={[
              notChosen,
              ...supplyChannels.map((value) => ({ value, label: i18n._(supplyChannelWords[value]) })),
            ]}
          />
          <SelectField
            {...list('businessType')}
            options={[
              notChosen,
              ...businessTypes.map((value) => ({ value, label: i18n._(businessTypeWords[value]) })),
            ]}
          />
        </>
      )}
    </Fields>
  );

  /** Props of a text field: what react-hook-form needs, what the server renders, and the field's words. */
  function text(name: TextName) {
    return {
      ...keepTyped(name, register(name, { onBlur: () => showFitted(name) })),
      id: `contact-${name}`,
      label: i18n._(contactFieldWords[name]),
      hint: tooLong(name),
      error: errorOf(name),
      defaultValue: defaultValues[name],
    };
  }

  function list(name: 'supplyChannel' | 'businessType') {
    return {
      ...keepTyped(name, register(name)),
      id: `contact-${name}`,
      label: i18n._(contactFieldWords[name]),
      defaultValue: defaultValues[name],
    };
  }

  /** The sentence of an error is fixed and does not say that a text may be too long: the hint does. */
  function tooLong(name: TextName): string | undefined {
    const limit = contactLimits[name];
    if ((typed[name] ?? '').trim().length <= limit) return undefined;
    return t({ message: `Up to ${limit} characters.`, comment: 'limit is the most that a field takes' });
  }

  /** Shows what will be sent: the field ends up with the value as it is checked. */
  function showFitted(name: TextName) {
    const fitted = fitContactValues(getValues())[name];
    if (fitted !== getValues(name)) setValue(name, fitted, { shouldDirty: true });
  }

  function errorOf(name: TextName): string | undefined {
    const code = formState.errors[name]?.message;
    return typeof code === 'string' ? i18n._(contactMessage(name, code)) : undefined;
  }
}

const Fields = styled('div')({ display: 'grid', gap: space.s6, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The two names stand side by side where there is room, as they are said. */
const Names = styled('div')({
  display: 'grid',
  gap: space.s6,
  alignItems: 'start',
  maxWidth: '40rem',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
