import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { HumanCheckSettings } from '#features/submissions/model/ports.ts';
import { defaultRegionIndex, regions as knownRegions } from '#features/submissions/model/regions.ts';
import type { FormToFill } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { FormFrame } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { useFilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { HumanCheck } from '#features/submissions/ui/human-check/index.ts';
import { emptyPrivacyRequest, type PrivacyRequest } from '../model/privacy-request.ts';
import { RequestFields } from './RequestFields.tsx';
import { requestSpec } from './request-spec.ts';

/** Props of `RequestForm`. */
export interface RequestFormProps extends FormToFill<PrivacyRequest> {
  humanCheck: HumanCheckSettings;
  /** Takes the place of the human check when the form is posted without script. */
  formToken: string;
}

const initial: PrivacyRequest = {
  ...emptyPrivacyRequest,
  state: knownRegions[defaultRegionIndex]?.code ?? '',
};

/** The data privacy form itself. Renders a `form`. */
export function RequestForm({ humanCheck, formToken, values, faults, onSubmit }: RequestFormProps) {
  const filled = useFilledForm(requestSpec, { initial, values, faults });
  const { href: phoneLink, display: phone } = brand.privacyPhone;

  return (
    <FormFrame
      spec={requestSpec}
      filled={filled}
      action={formCalls.submitPrivacyRequest}
      title={{ heading: <Trans comment="Heading above the form">Your request</Trans> }}
      check={(events) => (
        <HumanCheck id="request-recaptcha" settings={humanCheck} phone={phone} {...events} />
      )}
      formToken={formToken}
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
      <RequestFields filled={filled} />
    </FormFrame>
  );
}
