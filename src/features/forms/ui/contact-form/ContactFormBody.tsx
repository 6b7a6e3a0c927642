import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { brand } from '#brand';
import { formCalls } from '../../model/api-contract.ts';
import {
  type ContactFault,
  type ContactField,
  type ContactFormName,
  type ContactValues,
  contactFaults,
  contactFields,
  emptyContactValues,
  fitContactValues,
} from '../../model/contact-request.ts';
import type { HumanCheckSettings } from '../../model/ports.ts';
import { type BannerState, readSharedState, tabStorage } from '../../model/shared-state.ts';
import { contactFormField, leadSourceField } from '../../model/trap.ts';
import { FormFrame, type FormFrameProps } from '../form-parts/FormFrame.tsx';
import { type FormSpec, fieldErrors, resolverOf } from '../form-parts/form-spec.ts';
import type { TakeOver } from '../form-parts/use-conduct.ts';
import { useTypedBefore } from '../form-parts/use-typed-before.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactFieldWords, contactMessage } from './contact-words.ts';

/** Props of `ContactFormBody`. */
export interface ContactFormBodyProps {
  variant: ContactFormName;
  title: FormFrameProps<ContactValues>['title'];
  humanCheck: HumanCheckSettings;
  formToken: string;
  /** Where the visitor came from, as far as the request for the page tells. */
  source: BannerState;
  values: ContactValues | undefined;
  faults: readonly ContactFault[] | undefined;
  onSubmit: TakeOver<ContactValues>;
}

const spec: FormSpec<ContactValues> = {
  prefix: 'contact',
  fields: contactFields,
  prepare: fitContactValues,
  faultsOf: (values) => contactFaults(values),
  label: (field) => contactFieldWords[field],
  message: contactMessage,
  // Only the list of a page without script can be at odds with the country.
  target: (field: ContactField) => (field === 'state' ? 'contact-plain-state' : `contact-${field}`),
};

const resolver = resolverOf(spec);

/** The contact form itself. Renders a `form`. */
export function ContactFormBody({
  variant,
  title,
  humanCheck,
  formToken,
  source,
  values,
  faults,
  onSubmit,
}: ContactFormBodyProps) {
  const defaultValues = useMemo(
    () => ({
      ...emptyContactValues,
      supplyChannel: source.supplyChannelName,
      businessType: source.businessTypeName,
      ...values,
      // An answer is good for one request.
      recaptcha: '',
    }),
    [values, source],
  );
  const errors = useMemo(() => fieldErrors<ContactValues>(faults ?? []), [faults]);
  const form = useForm<ContactValues>({
    mode: 'onTouched',
    resolver,
    defaultValues,
    errors,
    // The summary takes the focus; the library would take it on to the first field.
    shouldFocusError: false,
  });
  const keepTyped = useTypedBefore(form, defaultValues);
  const { getValues, setValue } = form;

  useEffect(() => {
    // What a banner has stored stands in the lists, where the visitor can see and change it.
    if (values !== undefined) return;
    const { supplyChannelName, businessTypeName } = readSharedState(tabStorage());
    if (getValues('supplyChannel') === '') setValue('supplyChannel', supplyChannelName);
    if (getValues('businessType') === '') setValue('businessType', businessTypeName);
  }, [values, getValues, setValue]);

  const { href: phoneLink, display: phone } = brand.phone;
  const topics: Record<string, string> =
    variant === '3pr'
      ? {}
      : { supplyChannel: source.supplyChannelName, businessType: source.businessTypeName };

  return (
    <FormFrame
      spec={spec}
      form={form}
      action={formCalls.submitContactRequest}
      title={title}
      humanCheck={humanCheck}
      formToken={formToken}
      hiddenFields={{
        [contactFormField]: variant,
        [leadSourceField]: source.lastWebPageName,
        ...topics,
      }}
      cameWithFaults={faults !== undefined && faults.length > 0}
      phone={brand.phone}
      phoneNote={
        <Trans comment="phone is a telephone number">
          You can also call our general office:{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <ContactFields {...{ variant, form, defaultValues, keepTyped }} />
    </FormFrame>
  );
}
