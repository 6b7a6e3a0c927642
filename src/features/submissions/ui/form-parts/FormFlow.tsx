import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect } from 'react';
import type { FieldFault } from '../../model/form-rules.ts';
import type { FormReply, HumanCheckSettings, Receipt } from '../../model/ports.ts';
import type { SealingKey } from '../../model/sealed.ts';
import { FormNotice } from './FormNotice.tsx';
import type { DeliveryStatus } from './Submitted.tsx';
import { useDraftUntil } from './use-draft.ts';
import type { TakeOver } from './use-form-behavior.ts';
import { type SubmissionRoute, useSubmission } from './use-submission.ts';

/** What a page's loader brings for a form. */
export interface FormPageData<Values> {
  humanCheck: HumanCheckSettings;
  /** The server's public key, to seal what waits on the device. */
  sealingKey: SealingKey | undefined;
  /** Takes the place of the human check when the form is posted without script. */
  formToken: string;
  /** What a post without script left behind. */
  reply?: FormReply<Values, FieldFault<keyof Values & string>> | undefined;
  /** The receipt of a request that was stored by a post without script. */
  stored?: Receipt | undefined;
  /** The server could not store a post without script just now. Default `false`. */
  busy?: boolean | undefined;
}

/** A submitted form, as its confirmation shows it. */
export interface SubmittedForm<Values> extends DeliveryStatus {
  /** When it was submitted, in milliseconds since 1970. */
  at: number;
  /** What was sent; a page without script does not have it. */
  values?: Values;
  /** Moves the focus to the sentence. Default `false`. */
  takesFocus?: boolean;
}

/** A form to be filled in, as its fields begin. */
export interface FormToFill<Values> {
  values: Values | undefined;
  faults: readonly FieldFault<keyof Values & string>[] | undefined;
  onSubmit: TakeOver<Values>;
}

/** Props of `FormFlow`. */
export interface FormFlowProps<Values> {
  data: Omit<FormPageData<Values>, 'humanCheck' | 'formToken'>;
  route: Omit<SubmissionRoute<Values>, 'key' | 'prefix'>;
  /** The form's prefix, under which the tab remembers its answers. */
  prefix: string;
  /** Told once the server has stored a submission, with the status of its answer. */
  onReceived?: (status: number) => void;
  confirmation: (submitted: SubmittedForm<Values>) => ReactNode;
  children: (begin: FormToFill<Values>) => ReactNode;
}

/**
 * A form of the site from first field to confirmation. After a valid submit the form gives way to the confirmation at
 * once, before the server answers; the device queue sees to delivery. Only if the server refuses for good does the
 * form come back, filled in, with a word about it: silence would break the promise of the sentence above it.
 */
export function FormFlow<Values>({
  data: { sealingKey, reply, stored, busy = false },
  route,
  prefix,
  onReceived,
  confirmation,
  children,
}: FormFlowProps<Values>) {
  const { submission, submit } = useSubmission<Values>({ ...route, prefix, key: sealingKey });
  const isRefused = submission?.stage === 'refused';
  const isStored = submission === undefined && stored !== undefined;
  useDraftUntil((submission !== undefined && !isRefused) || isStored, prefix);
  const status = submission?.stage === 'received' ? submission.status : 0;
  useEffect(() => {
    if (status > 0) onReceived?.(status);
  }, [status, onReceived]);

  if (submission !== undefined && submission.stage !== 'refused') {
    const { reference, at, stage, durable, receipt, copy, values } = submission;
    return confirmation({ reference, at, stage, durable, receipt, copy, values, takesFocus: true });
  }
  if (isStored) {
    const { reference, at, code: receipt } = stored;
    return confirmation({ reference, at, receipt, stage: 'received', durable: true });
  }
  return (
    <>
      {isRefused && (
        <FormNotice assertive>
          <Trans>
            We could not accept this request. Nothing was sent. Please check your answers and submit again.
          </Trans>
        </FormNotice>
      )}
      {!isRefused && busy && (
        <FormNotice>
          <Trans>We could not store your request just now. Please submit it again in a few minutes.</Trans>
        </FormNotice>
      )}
      {!isRefused && reply?.reason === 'again' && (
        <FormNotice>
          <Trans>The form was open for too long or was sent twice. Please submit it once more.</Trans>
        </FormNotice>
      )}
      {!isRefused && reply?.reason === 'question' && (
        <FormNotice>
          <Trans>
            So many requests are coming in right now that we have to ask one more question, above the button.
            Please answer it and submit again. Nothing has been sent yet.
          </Trans>
        </FormNotice>
      )}
      {!isRefused && reply?.reason === 'wrong-sum' && (
        <FormNotice>
          <Trans>
            That was not the sum, so nothing was sent yet. Please answer the new question above the button and
            submit again.
          </Trans>
        </FormNotice>
      )}
      <Fragment key={submission?.id ?? 'first'}>
        {children({
          values: submission?.values ?? reply?.values,
          faults: submission === undefined ? reply?.faults : undefined,
          onSubmit: submit,
        })}
      </Fragment>
    </>
  );
}
