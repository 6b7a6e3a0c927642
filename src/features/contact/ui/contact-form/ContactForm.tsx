import './add-words.ts';
import { useEffect } from 'react';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { tabStorage } from '#features/submissions/model/tab-storage.ts';
import { FormFlow, type FormPageData } from '#features/submissions/ui/form-parts/FormFlow.tsx';
import type { FormFrameProps } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { contactRequestStay } from '#features/submissions/ui/queue/retry-schedule.ts';
import {
  type ContactFormName,
  type ContactValues,
  composeContactRequest,
} from '../../model/contact-request.ts';
import { type BannerState, readSharedState, storeSharedState } from '../../model/shared-state.ts';
import { ContactFormBody } from './ContactFormBody.tsx';
import { contactSpec } from './contact-spec.ts';
import { pageBefore } from './page-before.ts';
import { SubmittedContact } from './SubmittedContact.tsx';

/** What a page's loader brings for the form. */
export interface ContactFormData extends FormPageData<ContactValues> {
  /** What the request tells of where the visitor came from. */
  source: BannerState;
}

/** Props of `ContactForm`. */
export interface ContactFormProps extends ContactFormData {
  variant: ContactFormName;
  /** The form's heading, or the id of a heading that stands outside. */
  title: FormFrameProps<ContactValues>['title'];
}

/** A contact form from first field to confirmation. Renders a `form`, or the confirmation in its place. */
export function ContactForm({ variant, title, source, humanCheck, formToken, ...data }: ContactFormProps) {
  useEffect(() => {
    // The confirmation offers the way back; only the browser knows which page that is.
    const returnPageUrl = pageBefore();
    if (returnPageUrl !== undefined) storeSharedState(tabStorage(), { returnPageUrl });
  }, []);
  return (
    <FormFlow
      data={data}
      route={{
        url: formCalls.submitContactRequest,
        stay: contactRequestStay,
        contentOf: (values) => contentOf(values, variant, source),
      }}
      prefix={contactSpec.prefix}
      onReceived={tellStatus}
      confirmation={(submitted) => <SubmittedContact {...submitted} />}
    >
      {(begin) => <ContactFormBody {...begin} {...{ variant, title, source, humanCheck, formToken }} />}
    </FormFlow>
  );
}

/** For whoever looks after the site; it names nobody. */
function tellStatus(status: number): void {
  console.info(status);
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
