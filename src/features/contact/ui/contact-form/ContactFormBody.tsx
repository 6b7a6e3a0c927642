import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { brand } from '#brand';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { HumanCheckSettings } from '#features/submissions/model/ports.ts';
import { tabStorage } from '#features/submissions/model/tab-storage.ts';
import { contactFormField, leadSourceField } from '#features/submissions/model/trap.ts';
import type { FormToFill } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { FormFrame, type FormFrameProps } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { useFilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { HumanCheck } from '#features/submissions/ui/human-check/index.ts';
import { type ContactFormName, type ContactValues, emptyContactValues } from '../../model/contact-request.ts';
import { type BannerState, readSharedState } from '../../model/shared-state.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactSpec } from './contact-spec.ts';

/** Props of `ContactFormBody`. */
export interface ContactFormBodyProps extends FormToFill<ContactValues> {
  variant: ContactFormName;
  title: FormFrameProps<ContactValues>['title'];
  humanCheck: HumanCheckSettings;
  formToken: string;
  /** Where the visitor came from, as far as the request for the page tells. */
  source: BannerState;
}

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
  const initial = useMemo(
    () => ({
      ...emptyContactValues,
      supplyChannel: source.supplyChannelName,
      businessType: source.businessTypeName,
    }),
    [source],
  );
  const filled = useFilledForm(contactSpec, { initial, values, faults });
  const { getValues, setValue } = filled.form;

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
      spec={contactSpec}
      filled={filled}
      action={formCalls.submitContactRequest}
      title={title}
      check={(events) => (
        <HumanCheck id="contact-recaptcha" settings={humanCheck} phone={phone} {...events} />
      )}
      formToken={formToken}
      hiddenFields={{
        [contactFormField]: variant,
        [leadSourceField]: source.lastWebPageName,
        ...topics,
      }}
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
      <ContactFields variant={variant} filled={filled} />
    </FormFrame>
  );
}
