import { useEffect, useRef, useState } from 'react';
import { referenceOf } from '../../model/reference.ts';
import type { SealingKey } from '../../model/sealed.ts';
import { browserQueue } from '../queue/browser-queue.ts';
import type { WireContent } from '../queue/device-queue.ts';
import { follow } from '../queue/followers.ts';
import { keepPageOpen } from '../queue/keep-page-open.ts';
import { copyOfForm } from './copy-of-form.ts';

/** How delivery stands, as the page tells it: `slow` follows ten seconds of `sending`. */
export type DeliveryStage = 'sending' | 'slow' | 'received' | 'refused';

/** A form that the visitor has submitted. */
export interface FollowedSubmission<Values> {
  id: string;
  reference: string;
  /** When it was submitted, in milliseconds since 1970. */
  at: number;
  /** False when the device keeps no copy and this page has to stay open. */
  durable: boolean;
  stage: DeliveryStage;
  /** Status of the answer; 0 until the server has stored the request. */
  status: number;
  /** The signed receipt of a request that the server has stored. */
  receipt?: string | undefined;
  /** What the form held when it was submitted, in the words of the page. */
  copy: string;
  values: Values;
}

/** Where a form's submissions go, and for how long. */
export interface SubmissionRoute<Values> {
  /** The server's public key, to seal what waits on the device. */
  key: SealingKey | undefined;
  url: string;
  /** How long later pages go on trying by themselves, in milliseconds. */
  stay: number;
  /** What travels, made of what the form holds. */
  contentOf: (values: Values) => WireContent;
  /** Begins the id of every field of the form. */
  prefix: string;
}

/** How long the page says "sending" before it explains. */
const slowAfter = 10_000;

/** Hands submissions to the device queue and follows what becomes of the last one. */
export function useSubmission<Values>({ key, url, stay, contentOf, prefix }: SubmissionRoute<Values>) {
  const [submission, setSubmission] = useState<FollowedSubmission<Values>>();
  const current = useRef('');

  useEffect(() => follow(() => current.current), []);

  useEffect(
    () =>
      browserQueue().listen((news) => {
        if (news.id !== current.current) return;
        if (news.stage === 'renumbered') {
          current.current = news.to;
          setSubmission((known) => known && { ...known, id: news.to, reference: referenceOf(news.to) });
        } else if (news.stage === 'received') {
          const { stage, status, receipt } = news;
          // From here on the clock of the server counts: it is the one that the receipt tells.
          setSubmission(
            (known) =>
              known && { ...known, stage, status, receipt: receipt?.code, at: receipt?.at ?? known.at },
          );
        } else if (news.stage === 'refused') {
          setSubmission((known) => known && { ...known, stage: 'refused', status: 0 });
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

  const refusedId = stage === 'refused' ? submission?.id : undefined;
  useEffect(() => {
    // The page that took it tells of it, so no later page has to.
    if (refusedId !== undefined) void browserQueue().dismiss(refusedId);
  }, [refusedId]);

  /** Resolves when the submission is safe on the device, or cannot be made so; the page flips then. */
  async function submit(id: string, values: Values): Promise<void> {
    const at = Date.now();
    current.current = id;
    const content = contentOf(values);
    const copy = copyOfForm(prefix);
    const { durable } = await browserQueue().submit({ id, url, content, key, stay });
    if (!durable) keepPageOpen(id, browserQueue());
    setSubmission({ id, reference: referenceOf(id), at, durable, stage: 'sending', status: 0, copy, values });
  }

  return { submission, submit };
}
