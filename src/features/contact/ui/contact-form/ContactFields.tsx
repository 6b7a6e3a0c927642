import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { brand } from '#brand';
import { EmailField, FieldPair, PhoneField, SelectField, TextField } from '#design-system/field/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { EmailHint } from '#features/submissions/ui/form-parts/EmailHint.tsx';
import { useFields } from '#features/submissions/ui/form-parts/use-fields.ts';
import type { FilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { type ContactFormName, type ContactValues, contactTable } from '../../model/contact-request.ts';
import { businessTypes, supplyChannels } from '../../model/contact-topics.ts';
import { contactSpec } from './contact-spec.ts';
import { businessTypeWords, supplyChannelWords } from './contact-words.ts';
import { PlaceFields } from './PlaceFields.tsx';

type TextName = 'firstName' | 'lastName' | 'email' | 'company' | 'phone';

/** Props of `ContactFields`. */
export interface ContactFieldsProps {
  variant: ContactFormName;
  filled: FilledForm<ContactValues>;
}

/** The fields a person fills in, in the order of the page. */
export function ContactFields({ variant, filled }: ContactFieldsProps) {
  const { i18n, t } = useLingui();
  const typed = useWatch({ control: filled.form.control });
  const { text, errorOf } = useFields(contactSpec, filled);
  const notChosen = {
    value: '',
    label: t({ message: 'Not chosen', comment: 'First entry of an optional list' }),
  };

  return (
    <Stack gap="fields">
      <FieldPair>
        <TextField {...limited('firstName')} required autoComplete="given-name" />
        <TextField {...limited('lastName')} required autoComplete="family-name" />
      </FieldPair>
      <EmailField
        {...text('email')}
        required
        hint={
          <>
            <EmailHint
              email={typed.email}
              isRefused={errorOf('email') !== undefined}
              telephone={brand.phone}
            />{' '}
            {tooLong('email')}
          </>
        }
      />
      <TextField {...limited('company')} required autoComplete="organization" />
      <PhoneField {...limited('phone')} />
      <PlaceFields variant={variant} filled={filled} />
      {variant === '3pr' && (
        <>
          <SelectField
            {...text('supplyChannel')}
            options={[
              notChosen,
              ...supplyChannels.map((value) => ({ value, label: i18n._(supplyChannelWords[value]) })),
            ]}
          />
          <SelectField
            {...text('businessType')}
            options={[
              notChosen,
              ...businessTypes.map((value) => ({ value, label: i18n._(businessTypeWords[value]) })),
            ]}
          />
        </>
      )}
    </Stack>
  );

  /** Props of a field whose message does not name its limit. */
  function limited(name: TextName) {
    return { ...text(name), hint: tooLong(name) };
  }

  /** The sentence of an error is fixed and does not say that a text may be too long: the hint does. */
  function tooLong(name: TextName): string | undefined {
    const limit = contactTable[name].limit;
    if ((typed[name] ?? '').trim().length <= limit) return undefined;
    return t({ message: `Up to ${limit} characters.`, comment: 'limit is the most that a field takes' });
  }
}
