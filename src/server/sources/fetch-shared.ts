import type { SharedCopies } from '../storage/storage.ts';
import { DocumentRefused } from './fetch-document.ts';

/** A text and when it was read from its source. */
export type DatedText = { text: string; readAt: number };

/** How one instance of several reads a document. */
export type FetchSharedOptions = {
  copies: SharedCopies;
  /** The name of the document that all instances give it. */
  source: string;
  /** Asks the source. @throws DocumentRefused when it fails or its answer makes no sense: such a text is not kept for others. */
  fetch: () => Promise<string>;
  /** How long a copy counts as fresh, in milliseconds. */
  freshFor: number;
  /** How long a failed source is left alone by all, in milliseconds. */
  retryAfter: number;
  now: () => number;
};

/** Longer than a source may take to answer, in milliseconds: who asked and died lets the next one ask then. */
const leaseFor = 10_000;
/** How often one looks whether another's answer has come, in milliseconds. */
const glance = 200;

/**
 * Reads a document that other instances read as well: a copy that one of them has just read, or else the document itself, once for
 * all. Who finds another asking waits for its answer, and for no longer than it may take.
 * @throws DocumentRefused as `fetch` does; also for what failed where another asked; with `elsewhere` when that one says nothing.
 */
export async function fetchShared(options: FetchSharedOptions): Promise<DatedText> {
  const { copies, source, fetch, freshFor, retryAfter, now } = options;
  const end = now() + leaseFor;
  for (;;) {
    const known = await copies.find(source);
    const age = now() - (known?.readAt ?? Number.NEGATIVE_INFINITY);
    const fresh = age >= 0 && age < freshFor ? await copies.read(source) : null;
    if (fresh) return fresh;
    const isHeld = known !== null && known.leasedUntil > now();
    if (isHeld && known.failure !== null) throw new DocumentRefused(known.failure);
    const start = now();
    if (await copies.lease(source, { now: start, until: start + leaseFor, staleAt: start - freshFor })) {
      try {
        const copy = { text: await fetch(), readAt: now() };
        await copies.keep(source, copy);
        return copy;
      } catch (error) {
        if (error instanceof DocumentRefused) await copies.fail(source, error.code, now() + retryAfter);
        throw error;
      }
    }
    if (now() >= end) throw new DocumentRefused('elsewhere');
    await new Promise((resolve) => {
      setTimeout(resolve, glance);
    });
  }
}
