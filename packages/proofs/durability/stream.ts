import { composeContactRequest, emptyContactValues } from '#features/contact/model/contact-request.ts';
import { emptyOfficeHours } from '#features/office-hours/model/office-hours.ts';
import { emptyPrivacyRequest } from '#features/privacy-request/model/privacy-request.ts';
import { customerFields, formCalls } from '#features/submissions/model/api-contract.ts';
import { idempotencyHeader, newSubmissionId } from '#features/submissions/model/idempotency.ts';

/** A filled form on its way: the same id and the same body however often it is sent. */
export type Letter = { id: string; path: string; body: string };

/** What became of the letters so far. */
export type Stream = {
  /** Ids that a server acknowledged. */
  acknowledged: Set<string>;
  /** Letters without an acknowledgement: their senders keep them, as a browser does. */
  pending: Letter[];
  /** Statuses that no sender should see, with how often. */
  refusals: Map<number, number>;
  /** How many acknowledgements said that the letter had arrived before. */
  replayed: number;
};

/** A stream before its first letter. */
export function newStream(): Stream {
  return { acknowledged: new Set(), pending: [], refusals: new Map(), replayed: 0 };
}

/** Letters of the three forms in turn; no two have the same content, so that two equal ones were stored twice. */
export function writeLetter(number: number): Letter {
  const id = newSubmissionId();
  const write = [privacyLetter, contactLetter, officeHoursLetter][number % 3] ?? privacyLetter;
  const { path, body } = write(`n${number}`, `answer-${id}`);
  return { id, path, body: JSON.stringify(body) };
}

/**
 * Sends a letter to one server, or to all of them at once, as a sender does who is unsure: an acknowledgement of any of them
 * counts. A letter without one goes back to the pending ones.
 */
export async function send(stream: Stream, letter: Letter, origins: readonly string[]): Promise<boolean> {
  const statuses = await Promise.all(origins.map((origin) => post(letter, origin)));
  for (const status of statuses) {
    if (status === 200) stream.replayed += 1;
    const isExpected = status === 'no answer' || [200, 201, 503].includes(status);
    if (!isExpected) stream.refusals.set(status, (stream.refusals.get(status) ?? 0) + 1);
  }
  const isAcknowledged = statuses.includes(200) || statuses.includes(201);
  if (isAcknowledged) stream.acknowledged.add(letter.id);
  else stream.pending.push(letter);
  return isAcknowledged;
}

/** Statuses that no sender should see, in words: `408 2 times, 429 1 times`, or nothing. */
export function refusalsOf({ refusals }: Pick<Stream, 'refusals'>): string {
  return [...refusals].map(([status, times]) => `${status} ${times} times`).join(', ');
}

/** Sends what is pending until all of it is acknowledged. Rejects when some of it never is. */
export async function drain(stream: Stream, origin: string): Promise<void> {
  for (let tries = 0; stream.pending.length > 0; tries += 1) {
    if (tries === 50) {
      throw new Error(
        `${stream.pending.length} submissions were never acknowledged. Unexpected answers: ${refusalsOf(stream) || 'none'}.`,
      );
    }
    const letters = stream.pending.splice(0);
    for (let start = 0; start < letters.length; start += 8) {
      await Promise.all(letters.slice(start, start + 8).map((letter) => send(stream, letter, [origin])));
    }
    if (stream.pending.length > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function post({ id, path, body }: Letter, origin: string): Promise<number | 'no answer'> {
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        [idempotencyHeader]: id,
      },
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'no answer';
  }
}

/** A privacy request of this name, with this answer to the human check. */
export function privacyLetter(name: string, recaptcha: string) {
  const body = {
    ...emptyPrivacyRequest,
    name,
    streetAddress: '12 Alder Court',
    city: 'Portland',
    state: 'OR',
    zip: '97204',
    // Each from somebody else: a mailbox has two acknowledgements a day, and these are all counted.
    email: `${name}@example.com`,
    phone: '503-555-0100',
    requestType: 'Right to Know',
    customers: { ...emptyPrivacyRequest.customers, [customerFields.recycling]: true },
    recaptcha,
  };
  return { path: formCalls.submitPrivacyRequest, body };
}

function contactLetter(lastName: string, recaptcha: string) {
  const values = {
    ...emptyContactValues,
    firstName: 'Ana',
    lastName,
    company: 'Alder',
    email: 'ana@example.com',
    phone: '503-555-0100',
    recaptcha,
  };
  return { path: formCalls.submitContactRequest, body: composeContactRequest(values, 'Durability') };
}

function officeHoursLetter(employeeNumber: string) {
  const body = { ...emptyOfficeHours, employeeNumber, phone: '503-555-0100', email: 'ana@example.com' };
  return { path: formCalls.submitOfficeHours, body };
}
