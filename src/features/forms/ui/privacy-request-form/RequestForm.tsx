import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { brand } from '#brand';
import { formCalls } from '../../model/api-contract.ts';
import type { HumanCheckSettings } from '../../model/ports.ts';
import { emptyPrivacyRequest, type Fault, type PrivacyRequest } from '../../model/privacy-request.ts';
import { defaultRegionIndex, regions as knownRegions } from '../../model/regions.ts';
import { FormFrame } from '../form-parts/FormFrame.tsx';
import type { FormSpec } from '../form-parts/form-spec.ts';
import type { TakeOver } from '../form-parts/use-conduct.ts';
import { useTypedBefore } from '../form-parts/use-typed-before.ts';
import { fieldTarget } from './field-ids.ts';
import { RequestFields } from './RequestFields.tsx';
import { fieldErrors, requestResolver, requestRules } from './request-resolver.ts';
import { faultMessage, fieldWords, type RequestField } from './request-words.ts';

/** Props of `RequestForm`. */
export interface RequestFormProps {
  humanCheck: HumanCheckSettings;
  /** Takes the place of the human check when the form is posted without script. */
  formToken: string;
  /** What was typed before, for a form that comes back. */
  values?: PrivacyRequest;
  /** What the server found wrong with `values`. */
  faults?: readonly Fault[];
  onSubmit: TakeOver<PrivacyRequest>;
}

const spec: FormSpec<PrivacyRequest> = {
  prefix: 'request',
  fields: Object.keys(emptyPrivacyRequest) as RequestField[],
  ...requestRules,
  label: (field) => fieldWords[field],
  message: faultMessage,
  target: fieldTarget,
};

/** The data privacy form itself. Renders a `form`. */
export function RequestForm({ humanCheck, formToken, values, faults, onSubmit }: RequestFormProps) {
  const defaultValues = useMemo(
    () => ({
      ...emptyPrivacyRequest,
      state: knownRegions[defaultRegionIndex]?.code ?? '',
      ...values,
      // An answer is good for one request.
      recaptcha: '',
    }),
    [values],
  );
  const errors = useMemo(() => fieldErrors<PrivacyRequest>(faults ?? []), [faults]);
  const form = useForm<PrivacyRequest>({
    mode: 'onTouched',
    resolver: requestResolver,
    defaultValues,
    errors,
    // The summary takes the focus; the library would take it on to the first field.
    shouldFocusError: false,
  });
  const keepTyped = useTypedBefore(form, defaultValues);
  const { href: phoneLink, display: phone } = brand.privacyPhone;

  return (
    <FormFrame
      spec={spec}
      form={form}
      action={formCalls.submitPrivacyRequest}
      title={{ heading: <Trans comment="Heading above the form">Your request</Trans> }}
      humanCheck={humanCheck}
      formToken={formToken}
      cameWithFaults={faults !== undefined && faults.length > 0}
      phone={brand.privacyPhone}
      phoneNote={
        <Trans comment="phone is a telephone number">
          You can also make your request by telephone, free of charge:{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <RequestFields form={form} defaultValues={defaultValues} keepTyped={keepTyped} />
    </FormFrame>
  );
}
