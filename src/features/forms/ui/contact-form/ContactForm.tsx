import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/contact-form.po';
import { messages as partMessages } from '#locale/form-parts.po';
import { formCalls } from '../../model/api-contract.ts';
import {
  type ContactFormName,
  type ContactValues,
  composeContactRequest,
} from '../../model/contact-request.ts';
import type { ContactReply, HumanCheckSettings } from '../../model/ports.ts';
import type { SealingKey } from '../../model/sealed.ts';
import { type BannerState, readSharedState, tabStorage } from '../../model/shared-state.ts';
import { contactRequestStay } from '../../queue/retry-schedule.ts';
import type { FormFrameProps } from '../form-parts/FormFrame.tsx';
import { FormNotice } from '../form-parts/FormNotice.tsx';
import { useSubmission } from '../form-parts/use-submission.ts';
import { ContactFormBody } from './ContactFormBody.tsx';
import { SubmittedContact } from './SubmittedContact.tsx';

// The form stands on pages of several areas: it brings its words with it.
addMessages(partMessages);
addMessages(messages);

/** What a page's loader brings for the form. */
export interface ContactFormData {
  humanCheck: HumanCheckSettings;
  /** The server's public key, to seal what waits on the device. */
  sealingKey: SealingKey | undefined;
  formToken: string;
  /** What the request tells of where the visitor came from. */
  source: BannerState;
  /** What a post without script left behind. */
  reply?: ContactReply | undefined;
  /** A request that was stored by a post without script: its reference and when the page was made. */
  stored?: { reference: string; at: number } | undefined;
  /** The server could not store a post without script just now. Default `false`. */
  busy?: boolean;
}

/** Props of `ContactForm`. */
export interface ContactFormProps extends ContactFormData {
  variant: ContactFormName;
  /** The form's heading, or the id of a heading that stands outside. */
  title: FormFrameProps<ContactValues>['title'];
}

/**
 * A contact form from first field to confirmation. After a valid submit the form gives way to the confirmation at once,
 * before the server answers; the device queue sees to delivery. Only if the server refuses for good does the form come
 * back, filled in, with a word about it.
 */
export function ContactForm({
  variant,
  title,
  humanCheck,
  sealingKey,
  formToken,
  source,
  reply,
  stored,
  busy = false,
}: ContactFormProps) {
  const { submission, submit } = useSubmission<ContactValues>({
    key: sealingKey,
    url: formCalls.submitContactRequest,
    stay: contactRequestStay,
    contentOf: (values) => contentOf(values, variant, source),
  });
  const status = submission?.stage === 'received' ? submission.status : 0;
  useEffect(() => {
    // For whoever looks after the site; it names nobody.
    if (status > 0) console.info(status);
  }, [status]);

  if (submission !== undefined && submission.stage !== 'refused') {
    const { reference, at, stage, durable } = submission;
    return <SubmittedContact {...{ reference, at, stage, durable }} takesFocus />;
  }
  if (submission === undefined && stored !== undefined) {
    return <SubmittedContact {...stored} stage="received" durable />;
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
      <ContactFormBody
        key={submission?.id ?? 'first'}
        {...{ variant, title, humanCheck, formToken, source }}
        values={submission?.values ?? reply?.values}
        faults={submission === undefined ? reply?.faults : undefined}
        onSubmit={submit}
      />
    </>
  );
}

/** What travels: the filled form, and what the visitor's way here has left in the shared state. */
function contentOf(values: ContactValues, variant: ContactFormName, source: BannerState) {
  const known = readSharedState(tabStorage());
  // The form about third-party recycling asks for these; there the visitor's answer counts, even if it is none.
  const topics =
    variant === '3pr'
      ? {}
      : {
          supplyChannel: source.supplyChannelName || known.supplyChannelName,
          businessType: source.businessTypeName || known.businessTypeName,
        };
  return composeContactRequest({ ...values, ...topics }, known.lastWebPageName || source.lastWebPageName);
}
