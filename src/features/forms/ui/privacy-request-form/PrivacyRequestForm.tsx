import { Trans } from '@lingui/react/macro';
import { formCalls } from '../../model/api-contract.ts';
import type { FormReply, HumanCheckSettings } from '../../model/ports.ts';
import type { PrivacyRequest } from '../../model/privacy-request.ts';
import type { SealingKey } from '../../model/sealed.ts';
import { privacyRequestStay } from '../../queue/retry-schedule.ts';
import { FormNotice } from '../form-parts/FormNotice.tsx';
import { useSubmission } from '../form-parts/use-submission.ts';
import { RequestForm } from './RequestForm.tsx';
import { SubmittedRequest } from './SubmittedRequest.tsx';

/** Props of `PrivacyRequestForm`. */
export interface PrivacyRequestFormProps {
  humanCheck: HumanCheckSettings;
  /** The server's public key, to seal what waits on the device. */
  sealingKey: SealingKey | undefined;
  formToken: string;
  /** What a post without script left behind. */
  reply?: FormReply;
  /** A request that was stored by a post without script: its reference and when the page was made. */
  stored?: { reference: string; at: number };
  /** The server could not store a post without script just now. Default `false`. */
  busy?: boolean;
}

/**
 * The data privacy form from first field to confirmation. After a valid submit the form gives way to the confirmation
 * at once, before the server answers; the device queue sees to delivery. Only if the server refuses for good does the
 * form come back, filled in, with a word about it: silence would lose a legal request.
 */
export function PrivacyRequestForm({
  humanCheck,
  sealingKey,
  formToken,
  reply,
  stored,
  busy = false,
}: PrivacyRequestFormProps) {
  const { submission, submit } = useSubmission<PrivacyRequest>({
    key: sealingKey,
    url: formCalls.submitPrivacyRequest,
    stay: privacyRequestStay,
    contentOf: (values) => values,
  });
  const refusedId = submission?.stage === 'refused' ? submission.id : undefined;

  if (submission !== undefined && submission.stage !== 'refused') {
    const { reference, at, stage, durable, values } = submission;
    return <SubmittedRequest {...{ reference, at, stage, durable, values }} takesFocus />;
  }
  if (submission === undefined && stored !== undefined) {
    return <SubmittedRequest {...stored} stage="received" durable />;
  }
  return (
    <>
      {submission !== undefined && (
        <FormNotice assertive>
          <Trans>
            We could not accept this request. Nothing was sent. Please check your answers and submit again.
          </Trans>
        </FormNotice>
      )}
      {submission === undefined && busy && (
        <FormNotice>
          <Trans>We could not store your request just now. Please submit it again in a few minutes.</Trans>
        </FormNotice>
      )}
      {submission === undefined && reply?.reason === 'again' && (
        <FormNotice>
          <Trans>The form was open for too long or was sent twice. Please submit it once more.</Trans>
        </FormNotice>
      )}
      <RequestForm
        key={refusedId ?? 'first'}
        humanCheck={humanCheck}
        formToken={formToken}
        values={submission?.values ?? reply?.values}
        faults={submission === undefined ? reply?.faults : undefined}
        onSubmit={submit}
      />
    </>
  );
}
