import { formCalls } from '../../model/api-contract.ts';
import { newSubmissionId } from '../../model/idempotency.ts';
import { referenceOf } from '../../model/reference.ts';
import { type SealedContent, type SealingKey, seal, sealedMediaType } from '../../model/sealed.ts';
import { postSubmission, type SubmissionPost } from './post-submission.ts';
import type { QueuedRecord, QueueStore, ReceivedRecord, RefusedRecord } from './queue-store.ts';
import { retryDelay } from './retry-schedule.ts';
import type { SubmissionState } from './submission-state.ts';

/** What a form hands over: its wire value, with the answer of the human check under `recaptcha`. */
export type WireContent = object & { recaptcha?: string };

/** A submission to take over. */
export interface DeviceSubmission {
  id: string;
  /** The address to post to: a path of this site. */
  url: string;
  content: WireContent;
  /** The server's public key. Without it nothing is kept on the device. */
  key: SealingKey | undefined;
  /** How long later pages go on trying by themselves, in milliseconds. Then they ask the visitor. */
  stay: number;
}

/**
 * What the queue tells its listeners: where a submission stands, and whether this page took it (`own`) or an earlier
 * one did; or that it goes on under another id.
 */
export type QueueNews =
  | (SubmissionState & { own: boolean })
  | { stage: 'renumbered'; id: string; to: string };

/** What the queue needs from the browser it runs in. */
export interface QueueDependencies {
  store: QueueStore;
  fetch: typeof fetch;
  /** A fresh answer to the human check, or undefined when none could be had just now. */
  solveCheck(): Promise<string | undefined>;
  /** Runs `work` while no other page of this site does so under the same name. */
  withLock(name: string, work: () => Promise<void>): Promise<void>;
  /** Resolves after so many milliseconds, or as soon as trying again makes sense. */
  pause(milliseconds: number): Promise<void>;
  /** Has the browser send what is kept by itself, once this page is gone. Nothing where it cannot. */
  askForSync(): void;
  /** Remembers across pages whether anything is left in the store. */
  markPending(isPending: boolean): void;
  now(): number;
  random(): number;
}

/** One submission on its way, as this page knows it. */
interface PendingSubmission {
  id: string;
  url: string;
  at: number;
  stay: number;
  /** The readable content: only the page that took the submission has it. */
  content: WireContent | undefined;
  key: SealingKey | undefined;
  /** The copy from the device: all that a later page has. */
  sealed: SealedContent | undefined;
  durable: boolean;
}

/** A browser that has not written a small record by then will not; the visitor does not wait for it. */
const storePatience = 1500;

/**
 * How often a store is read that cannot be: Firefox, started again after it was killed, refuses its databases for a moment
 * (UnknownError), and a page that took that for an empty store would leave a request lying until the next visit.
 */
const readsTried = 8;

/** A fresh answer that is called expired again and again points at a wrong clock, not at a slow network. */
const freshAnswersTried = 3;

const newsType = 'news';

class QueueNewsEvent extends Event {
  readonly news: QueueNews;

  constructor(news: QueueNews) {
    super(newsType);
    this.news = news;
  }
}

/**
 * Keeps a form's promise. `submit` seals the content, writes it to the device and resolves; from then on the
 * submission is delivered by this page or, if this page goes away, by the next one that calls `resume`.
 *
 * The page that took the submission sends the readable content, as the API describes it. Only that page has it: the
 * device keeps the sealed copy, which the server opens and treats as the same submission, known by its id.
 */
export class DeviceQueue extends EventTarget {
  readonly #dependencies: QueueDependencies;
  readonly #underWay = new Set<string>();
  /** What was refused in this page and nobody has taken note of yet; a device that keeps nothing has no other copy. */
  readonly #refused = new Map<string, { at: number; url: string }>();

  constructor(dependencies: QueueDependencies) {
    super();
    this.#dependencies = dependencies;
  }

  /** Calls `listener` with all news from now on; returns the function that stops it. */
  listen(listener: (news: QueueNews) => void): () => void {
    const onNews = (event: Event) => {
      if (event instanceof QueueNewsEvent) listener(event.news);
    };
    this.addEventListener(newsType, onNews);
    return () => this.removeEventListener(newsType, onNews);
  }

  /**
   * Takes a submission over. `durable` is false when the device could not keep a copy: then only this page can
   * deliver it, and the visitor should keep it open.
   */
  async submit({ id, url, content, key, stay }: DeviceSubmission): Promise<{ durable: boolean }> {
    const at = this.#dependencies.now();
    const pending: PendingSubmission = { id, url, at, stay, content, key, sealed: undefined, durable: false };
    pending.durable = await this.#keep(pending);
    void this.#deliver(pending);
    return { durable: pending.durable };
  }

  /**
   * Goes on with what earlier pages left: sends what waits, and tells of what the worker of the queue delivered, what was
   * refused, and what waits for the visitor's word.
   */
  async resume(): Promise<void> {
    for (const [id, { at, url }] of this.#refused) this.#tell({ stage: 'refused', id, at, url, own: true });
    const records = await this.#patiently(() => this.#dependencies.store.all());
    if (records?.length === 0) this.#dependencies.markPending(false);
    for (const record of records ?? []) {
      if (record.state === 'queued') {
        const { id, url, at, stay, sealed } = record;
        void this.#deliver({ id, url, at, stay, content: undefined, key: undefined, sealed, durable: true });
      } else this.#tellNote(record);
    }
  }

  /** Sends a submission that waited for the visitor's word. */
  async send(id: string): Promise<void> {
    const record = await this.#patiently(() => this.#dependencies.store.get(id));
    if (record?.state !== 'queued') return;
    // Its time begins anew, so that the next page goes on when this one cannot send it either.
    const renewed = { ...record, stay: this.#dependencies.now() - record.at + record.stay };
    await this.#dependencies.store.put(renewed).catch(() => undefined);
    const { url, at, stay, sealed } = renewed;
    await this.#deliver({ id, url, at, stay, content: undefined, key: undefined, sealed, durable: true });
  }

  /** Takes a submission from the device: the visitor was told what became of it, or does not want it sent any more. */
  async dismiss(id: string): Promise<void> {
    this.#refused.delete(id);
    await this.#forget(id);
  }

  /** Writes the sealed copy; true once it has reached the disk. */
  async #keep({ id, url, at, stay, content, key }: PendingSubmission): Promise<boolean> {
    if (content === undefined || key === undefined) return false;
    const write = async () => {
      const sealed = await seal(key, id, content);
      const record: QueuedRecord = { state: 'queued', id, url, at, stay, sealed };
      // Before and after: a page that finds the store empty in between takes the flag away.
      this.#dependencies.markPending(true);
      await this.#dependencies.store.put(record);
      this.#dependencies.markPending(true);
      return true;
    };
    return withinTime(write(), storePatience);
  }

  /** Sends until there is an answer, as the only page that does so for this id. */
  async #deliver(pending: PendingSubmission): Promise<void> {
    const { id } = pending;
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    try {
      await this.#dependencies.withLock(`site-queue-${id}`, async () => {
        if (pending.content === undefined) {
          const record = await this.#patiently(() => this.#dependencies.store.get(id));
          // While this page waited for its turn, another one or the worker may have delivered the record.
          if (record?.state !== 'queued') {
            if (record !== undefined) this.#tellNote(record);
            return;
          }
        }
        await this.#sendUntilAnswered(pending);
      });
    } finally {
      this.#underWay.delete(id);
    }
  }

  async #sendUntilAnswered(pending: PendingSubmission): Promise<void> {
    const { id, url, at, stay, durable } = pending;
    const own = pending.content !== undefined;
    let freshAnswer: string | undefined;
    let freshAnswers = 0;
    // The page that took it goes on for as long as it is open: the visitor is there and sees how it stands.
    for (let failures = 0; own || this.#dependencies.now() <= at + stay; failures += 1) {
      if (durable) this.#dependencies.askForSync();
      const { outcome, status, retryAfter, receipt } = await postSubmission(
        compose(pending, freshAnswer),
        this.#dependencies.fetch,
      );
      if (outcome === 'accepted') {
        await this.#forget(id);
        const reference = referenceOf(id);
        this.#tell({ stage: 'received', id, at, url, reference, status, receipt, own });
        return;
      }
      if (outcome === 'conflict' && own) {
        await this.#sendUnderNewId(pending);
        return;
      }
      const checkFails = outcome === 'check-again' && freshAnswers >= freshAnswersTried;
      if (outcome === 'refused' || outcome === 'conflict' || checkFails) {
        await this.#refuse(pending);
        return;
      }
      if (outcome === 'check-again') {
        freshAnswer = await this.#dependencies.solveCheck().catch(() => undefined);
        if (freshAnswer !== undefined) {
          freshAnswers += 1;
          continue;
        }
      }
      this.#tell({ stage: 'waiting', id, durable, own });
      await this.#dependencies.pause(retryDelay(failures, this.#dependencies.random(), retryAfter));
    }
    // It stays: what somebody sent is never dropped in silence, and never sent without them a week later.
    this.#tell({ stage: 'overdue', id, at, url, own });
  }

  /** The server knows this id with other content, which is a fault of ours and not of the visitor's words. */
  async #sendUnderNewId(pending: PendingSubmission): Promise<void> {
    console.error(`Submission ${pending.id} is known with other content; it goes on under a new id.`);
    const renumbered = { ...pending, id: newSubmissionId() };
    renumbered.durable = await this.#keep(renumbered);
    await this.#forget(pending.id);
    this.#tell({ stage: 'renumbered', id: pending.id, to: renumbered.id });
    void this.#deliver(renumbered);
  }

  /** Keeps no more than the fact, so that a later page can still tell if this one is closed before anyone reads it. */
  async #refuse({ id, url, at, content }: PendingSubmission): Promise<void> {
    this.#dependencies.markPending(true);
    await this.#dependencies.store.put({ state: 'refused', id, url, at }).catch(() => undefined);
    this.#tellRefusal({ id, at, url, own: content !== undefined });
  }

  /** Tells what became of a submission while no page was there. */
  #tellNote(record: RefusedRecord | ReceivedRecord): void {
    const { id, at, url = formCalls.submitPrivacyRequest } = record;
    if (record.state === 'refused') this.#tell({ stage: 'refused', id, at, url, own: false });
    else {
      const { status, receipt } = record;
      const reference = referenceOf(id);
      this.#tell({ stage: 'received', id, at, url, reference, status, receipt, own: false });
    }
  }

  /** A refusal may come while the visitor goes from one page to the next and nobody listens: `resume` tells it again. */
  #tellRefusal(refusal: { id: string; at: number; url: string; own: boolean }): void {
    const { id, at, url } = refusal;
    this.#refused.set(id, { at, url });
    this.#tell({ stage: 'refused', ...refusal });
  }

  /** Reads the store, again and again while that fails, and gives up with undefined. */
  async #patiently<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
    for (let failures = 0; failures < readsTried; failures += 1) {
      try {
        return await read();
      } catch {
        await this.#dependencies.pause(retryDelay(failures, 1));
      }
    }
    return undefined;
  }

  async #forget(id: string): Promise<void> {
    const { store } = this.#dependencies;
    try {
      await store.remove(id);
      if ((await store.all()).length === 0) this.#dependencies.markPending(false);
    } catch {
      // What cannot be removed is sent once more by a later page, and the server answers as the first time.
    }
  }

  #tell(news: QueueNews): void {
    this.dispatchEvent(new QueueNewsEvent(news));
  }
}

/** The readable content while the page that took it lives, else the sealed copy; either with a fresh check answer. */
function compose(
  { id, url, content, sealed }: PendingSubmission,
  freshAnswer: string | undefined,
): SubmissionPost {
  const fresh = freshAnswer === undefined ? {} : { recaptcha: freshAnswer };
  if (content === undefined)
    return { id, url, mediaType: sealedMediaType, body: { id, sealed, ...fresh }, check: freshAnswer };
  // A form without a human check has a body that takes no further field.
  const body = 'recaptcha' in content ? { ...content, ...fresh } : content;
  return { id, url, mediaType: 'application/json', body, check: freshAnswer };
}

/** Resolves with false when `work` fails or takes longer than `milliseconds`. */
async function withinTime(work: Promise<boolean>, milliseconds: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([work.catch(() => false), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
