import { idempotencyHeader, newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { privacyLetter } from '../durability/stream.ts';
import type { LoadRequest } from './load.ts';

/** What browsers take; a prerendered page lies packed on the server, a rendered one is packed for each answer. */
const encodings = 'gzip, deflate, br';

/** Visitors who read one page. */
export function readers(host: string, path: string): LoadRequest[] {
  return [{ method: 'GET', path, headers: { host, 'accept-encoding': encodings } }];
}

const queries = ['copper', 'aluminum cans', 'what is a core charge', 'baterries', 'prices today', 'zzyyxx'];

/** Visitors who search for different things: with many answers, with few, with slips, with none. */
export function searchers(host: string): LoadRequest[] {
  return queries.flatMap((query) => readers(host, `/search?s=${encodeURIComponent(query)}`));
}

/** The same visitors, each with a question that is new to the server: no page that it kept answers them. */
export function firstSearchers(host: string): LoadRequest[] {
  return Array.from(
    { length: 20_000 },
    (_, number) => `${queries[number % queries.length]} ${number}`,
  ).flatMap((query) => readers(host, `/search?s=${encodeURIComponent(query)}`));
}

/** A submission on its way, with the id under which it must be found. */
export type Submission = LoadRequest & { id: string };

/** Numbers of the submissions so far, so that no two have the same content. */
let written = 0;

/** Visitors who each send one privacy request from an address of their own, one for each answer to the human check. */
export function senders(host: string, answers: readonly string[]): Submission[] {
  return answers.map((answer) => {
    const number = written++;
    const id = newSubmissionId();
    const { path, body } = privacyLetter(`n${number}`, answer);
    const text = JSON.stringify(body);
    const address = [10, number >> 16, number >> 8, number].map((part) => part & 255).join('.');
    return {
      id,
      method: 'POST',
      path,
      body: text,
      headers: {
        host,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        [idempotencyHeader]: id,
      },
    };
  });
}
