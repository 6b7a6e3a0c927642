import { useEffect, useRef, useState } from 'react';
import { formCalls } from '../../model/api-contract.ts';
import type { PrivacyRequest } from '../../model/privacy-request.ts';
import { referenceOf } from '../../model/reference.ts';
import type { SealingKey } from '../../model/sealed.ts';
import { browserQueue } from '../../queue/browser-queue.ts';
import { keepPageOpen } from '../../queue/keep-page-open.ts';
import { privacyRequestStay } from '../../queue/retry-schedule.ts';

/** How delivery stands, as the page tells it: `slow` follows ten seconds of `sending`. */
export type DeliveryStage = 'sending' | 'slow' | 'received' | 'refused';

/** A request that the visitor has submitted. */
export interface SubmittedPrivacyRequest {
  id: string;
  reference: string;
  /** When it was submitted, in milliseconds since 1970. */
  at: number;
  /** False when the device keeps no copy and this page has to stay open. */
  durable: boolean;
  stage: DeliveryStage;
  values: PrivacyRequest;
}

/** How long the page says "sending" before it explains. */
const slowAfter = 10_000;

/** Hands requests to the device queue and follows what becomes of the last one. */
export function useSubmission(key: SealingKey | undefined) {
  const [submission, setSubmission] = useState<SubmittedPrivacyRequest>();
  const current = useRef('');

  useEffect(
    () =>
      browserQueue().listen((news) => {
        if (news.id !== current.current) return;
        if (news.stage === 'renumbered') {
          current.current = news.to;
          setSubmission((known) => known && { ...known, id: news.to, reference: referenceOf(news.to) });
        } else if (news.stage !== 'waiting') {
          const { stage } = news;
          setSubmission((known) => known && { ...known, stage });
        }
      }),
    [],
  );

  const stage = submission?.stage;
  useEffect(() => {
    if (stage !== 'sending') return;
    const timer = setTimeout(() => {
      setSubmission(
        (known) => known && { ...known, stage: known.stage === 'sending' ? 'slow' : known.stage },
      );
    }, slowAfter);
    return () => clearTimeout(timer);
  }, [stage]);

  const mustStay =
    submission !== undefined && !submission.durable && (stage === 'sending' || stage === 'slow');
  useEffect(() => (mustStay ? keepPageOpen() : undefined), [mustStay]);

  /** Resolves when the request is safe on the device, or cannot be made so; the page flips then. */
  async function submit(id: string, values: PrivacyRequest): Promise<void> {
    const at = Date.now();
    current.current = id;
    const { durable } = await browserQueue().submit({
      id,
      url: formCalls.submitPrivacyRequest,
      content: values,
      key,
      stay: privacyRequestStay,
    });
    setSubmission({ id, reference: referenceOf(id), at, durable, stage: 'sending', values });
  }

  return { submission, submit };
}
