import type { Language } from '#i18n/language.ts';
import { errorFields } from '#server/log.ts';
import { problem, tooManyRequests } from '#server/middleware/problem.ts';
import { excessWait } from '#server/middleware/rate-limit.ts';
import { type JsonObject, mediaType, readJson, readText } from '#server/middleware/read-json.ts';
import { isSameOrigin } from '#server/middleware/same-origin.ts';
import {
  humanCheckHeader,
  idempotencyHeader,
  isSubmissionId,
  newSubmissionId,
  replayedHeader,
} from '../model/idempotency.ts';
import { readSealedBody, sealedMediaType } from '../model/sealed.ts';
import type { NewSubmission } from '../model/submission-store.ts';
import { deliveryTopicsOf } from './delivery/delivery-topics.ts';
import type { FormDefinition } from './form-definition.ts';
import { notAPerson } from './human-check.ts';
import type { ReceiptedSubmission } from './receipts.ts';
import type { SubmitOptions } from './submit-options.ts';
import { sendLater, submitPlainForm } from './submit-plain-form.ts';

/** A body of a filled form is well below it; the answer of a human check is the longest thing in it. */
const maxBytes = 32 * 1024;

/** When there is too much to do: about as long as the ones inside take. */
const busySeconds = 2;

/** When storing failed: soon enough for a visitor, late enough for a restart. */
const retrySeconds = 20;

const plainFormType = 'application/x-www-form-urlencoded';

/**
 * Takes a form as JSON, sealed, or from a page without script. The order is the point: cheap refusals first;
 * a repeat is recognised before the human check, whose answer may have expired since; an acknowledgement leaves only
 * after the transaction is on disk.
 */
export function submitForm(options: SubmitOptions): (request: Request, caller: string) => Promise<Response> {
  const { form, storage, log, humanCheck, sealing, origins, limit, concurrency, languageOf, now } = options;
  const { crowdLimit, plainCrowdLimit, keepLimit, turns, pause } = options;

  return async function submit(request, caller) {
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return problem(413, 'body.size');
    if (!isSameOrigin(request.headers, origins)) return problem(403, 'origin');
    const isPlainForm = mediaType(request) === plainFormType;
    // Before the limit: to have been sent away takes nothing from what a caller may send.
    if (concurrency.isReached() && !isPlainForm) return busy();
    const decision = await limit(caller);
    if (isPlainForm) {
      const text = await readText(request, maxBytes);
      if (!text.ok) return problem(text.status, text.error);
      const sent = new URLSearchParams(text.value);
      // Each is judged and written in one go: fifty that come at once would keep pages waiting for the last of them.
      await turns.next();
      const isTaken = decision.allowed && !concurrency.isReached();
      // Without a place: fifty of one caller that wait would leave none to anybody else.
      if (!isTaken && !(await keepLimit(caller)).allowed) {
        await pause(excessWait);
        return sendLater(sent, options);
      }
      // Whoever sends too often by themselves asks nothing of others.
      const isAsked = decision.allowed && !(await plainCrowdLimit('everyone')).allowed;
      return await inside(() => submitPlainForm(sent, { isTaken, isAsked }, options));
    }
    if (!decision.allowed) return tooManyRequests(decision.retryAfter);

    const body = await readJson(request, { maxBytes, types: ['application/json', sealedMediaType] });
    if (!body.ok) return problem(body.status, body.error);
    // A place is taken once the body is here: forty slow senders must not keep everybody else out.
    if (concurrency.isReached()) return busy();
    return await inside(() => submitJson(request, body.value));
  };

  async function inside(work: () => Promise<Response>): Promise<Response> {
    const release = concurrency.tryAcquire();
    return await work().finally(() => release?.());
  }

  async function submitJson(request: Request, value: JsonObject): Promise<Response> {
    try {
      const given =
        mediaType(request) === sealedMediaType ? await unseal(request, value) : identify(request, value);
      if (given instanceof Response) return given;
      const checked = form.check(given.value);
      if ('faults' in checked) return problem(400, 'invalid', { fields: checked.faults });
      return await take(given, checked, languageOf(request));
    } catch (error) {
      log.error(`${form.name} could not be stored`, errorFields(error));
      return problem(503, 'storage', { headers: { 'retry-after': String(retrySeconds) } });
    }
  }

  /** A JSON body with the id of its header. The body alone is the specification's, so a missing header is made up for. */
  function identify(request: Request, value: JsonObject): Given | Response {
    const header = request.headers.get(idempotencyHeader);
    const answer = answerIn(request);
    if (header === null) return { id: newSubmissionId(), value, mayBeOld: false, answer };
    const id = header.trim().toLowerCase();
    return isSubmissionId(id) ? { id, value, mayBeOld: false, answer } : problem(400, 'id');
  }

  async function unseal(request: Request, value: JsonObject): Promise<Given | Response> {
    const sealedBody = readSealedBody(value);
    if (!sealedBody) return problem(400, 'sealed.shape');
    const header = request.headers.get(idempotencyHeader);
    if (header !== null && header.trim().toLowerCase() !== sealedBody.id) return problem(400, 'id');
    const opened = await sealing.open(sealedBody);
    if (typeof opened !== 'object' || opened === null) return problem(400, 'sealed.closed');
    const { id, recaptcha } = sealedBody;
    const answer = answerIn(request);
    if (recaptcha === undefined) return { id, value: opened, mayBeOld: true, answer };
    // Beside the sealed body there is room for an answer, also where the body itself has none.
    return form.needsHumanCheck
      ? { id, value: { ...opened, recaptcha }, mayBeOld: false, answer: undefined }
      : { id, value: opened, mayBeOld: false, answer: answer ?? recaptcha };
  }

  /** The answer in the header, for a form that has no other place for it. */
  function answerIn(request: Request): string | undefined {
    return form.needsHumanCheck ? undefined : (request.headers.get(humanCheckHeader) ?? undefined);
  }

  async function take(
    { id, mayBeOld, answer }: Given,
    { recaptcha, content }: Exclude<ReturnType<FormDefinition['check']>, { faults: unknown }>,
    language: Language,
  ): Promise<Response> {
    const { kind } = form;
    const submission = { id, kind, content, topics: deliveryTopicsOf[kind] };
    const before = await storage.submissions.compare(submission);
    if (before !== 'unknown') return repeated(submission, before);
    const moment = now();
    const isOpen = !form.needsHumanCheck && answer === undefined;
    if (isOpen && (await crowdLimit?.('everyone'))?.allowed !== false)
      return store({ ...submission, language, createdAt: moment });
    // So many came that a person has to show for it: whoever floods the form shuts it for no one else.
    if (isOpen) return notAPerson({ kind: 'expired' });
    const verdict = await humanCheck.verify(answer ?? recaptcha, { now: moment });
    if (verdict.kind === 'refused' && mayBeOld) return notAPerson({ kind: 'expired' });
    if (verdict.kind !== 'ok') return notAPerson(verdict);
    return store({ ...submission, language, createdAt: moment, check: verdict.use });
  }

  async function store(submission: NewSubmission): Promise<Response> {
    const outcome = await storage.submissions.add(submission);
    if (outcome === 'check-used') return notAPerson({ kind: 'expired' });
    if (outcome !== 'stored') return repeated(submission, outcome);
    log.info(`${form.name} was stored`, { kind: submission.kind });
    return acknowledge(201, submission);
  }

  /** The answer to an id that is known: the first answer again, or a conflict when the content is another. */
  async function repeated(
    submission: Pick<NewSubmission, 'id' | 'kind' | 'content'>,
    comparison: 'same' | 'different',
  ): Promise<Response> {
    if (comparison === 'different') return problem(409, 'conflict');
    const createdAt = (await storage.submissions.createdAt(submission.id)) ?? now();
    return acknowledge(200, { ...submission, createdAt }, { [replayedHeader]: 'true' });
  }

  function acknowledge(
    status: 200 | 201,
    submission: ReceiptedSubmission,
    headers: Record<string, string> = {},
  ): Response {
    const { reference, code, at } = options.receipts.issue(submission);
    return Response.json(
      { reference, received: at, receipt: code },
      { status, headers: { ...headers, 'cache-control': 'no-store' } },
    );
  }
}

/** What was sent, opened. */
type Given = {
  id: string;
  value: unknown;
  /**
   * The answer of the human check was sealed with the rest and has waited as long: the check may have been another one
   * then, or its keys are gone. It is asked for again before anything is refused for good.
   */
  mayBeOld: boolean;
  /** An answer that came beside the body of a form without room for it. */
  answer: string | undefined;
};

function busy(): Response {
  return problem(503, 'busy', { headers: { 'retry-after': String(busySeconds) } });
}
