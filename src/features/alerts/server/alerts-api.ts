import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { humanCheckHeader } from '#features/submissions/model/idempotency.ts';
import type { FormTokens } from '#features/submissions/server/form-token.ts';
import { type HumanCheck, notAPerson } from '#features/submissions/server/human-check.ts';
import type { Language } from '#i18n/language.ts';
import { errorFields, type Log } from '#server/log.ts';
import { createLoopTurns, passesForOthers } from '#server/middleware/loop-turns.ts';
import { methodNotAllowed, problem, tooManyRequests } from '#server/middleware/problem.ts';
import {
  excessWait,
  type RateLimit,
  type RateLimitOptions,
  rateLimit,
} from '#server/middleware/rate-limit.ts';
import { mediaType, readJson, readText } from '#server/middleware/read-json.ts';
import { isSameOrigin } from '#server/middleware/same-origin.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type AlertTopic, alertCalls, knownTopics } from '../model/alerts.ts';
import { alertManageSchema, alertTokenSchema, checkAlertRequest, judgeAlert } from './alert-schemas.ts';
import { withEvenEntries } from './even-time.ts';
import { oneClick } from './one-click.ts';
import { type PlainAlertOptions, plainAlerts } from './plain-alerts.ts';
import { type PlainWatchOptions, plainWatches } from './plain-watches.ts';

/** What the calls about alerts are made of. */
export type AlertsApiDependencies = Pick<PlainAlertOptions, 'alertPath' | 'steps'> &
  Pick<PlainWatchOptions, 'watchSources' | 'watchPath'> & {
    storage: Pick<Storage, 'alerts' | 'replies'>;
    formTokens: FormTokens;
    /** Judges who signs up by JSON beyond what all callers may ask for. */
    humanCheck: Pick<HumanCheck, 'verify'>;
    /** Whether there is a mail server that could carry the letters. */
    isOpen: boolean;
    /** Every origin of this site. */
    origins: readonly string[];
    log: Log;
    /** Names a caller for the rate limits without keeping who it was. */
    callerKey: (context: Context) => string;
    /** Something was put into the outbox. Default: nothing. */
    onLetter?: () => void;
    /** The language of a link in a mail program. */
    languageOf: (request: Request) => Language;
    rateLimits?: (options: RateLimitOptions) => RateLimit;
    /** Sign-ups of one caller. Default: 10 in 10 minutes. */
    subscribeLimit?: RateLimit;
    /** Sign-ups of one caller in the long run, so that a few cannot use up what all may send. Default: 30 in a day. */
    subscriberDayLimit?: RateLimit;
    /** Letters that all callers together may ask for; what is wrong with its address asks for none. Default: 300 in an hour. */
    everyoneLimit?: RateLimit;
    /** Lets the token of a form that asks for a sum through. Default: once in a day, as long as a token is good. */
    sumLimit?: RateLimit;
    /** Lets an answer of the human check through once. Default: once in two hours, longer than a challenge is good. */
    checkLimit?: RateLimit;
    /** How often a caller beyond these is given back what it typed, which costs a write. Default: 20 times in 10 minutes. */
    keepLimit?: RateLimit;
    /** Calls of one caller that bring a token. Default: 60 in a minute. */
    tokenLimit?: RateLimit;
    /** The same of a mail program's own posts, many of which come from few addresses. Default: 600 in a minute. */
    oneClickLimit?: RateLimit;
    /** Waits, in milliseconds. Default: a timer. */
    pause?: (milliseconds: number) => Promise<unknown>;
    /** The clock, in milliseconds. Default the machine's. */
    now?: () => number;
  };

/** The largest body: an address, six topics, a token of the form. */
const maxBytes = 4 * 1024;

const retrySeconds = 20;

const plainForm = 'application/x-www-form-urlencoded';

/**
 * The calls about email alerts, under their full paths. Whoever types an address learns nothing about it: a sign-up is
 * always answered alike. Whoever brings a token holds a letter, so no other proof is asked for. Nothing is changed by a
 * GET, since programs that look into mail open every link.
 */
export function alertsApi(dependencies: AlertsApiDependencies): Hono {
  const { isOpen, origins, log, callerKey, humanCheck, rateLimits = rateLimit } = dependencies;
  const storage = withEvenEntries(dependencies.storage);
  const {
    onLetter = () => undefined,
    pause = (milliseconds) => setTimeout(milliseconds),
    now = Date.now,
  } = dependencies;
  const {
    subscribeLimit = rateLimits({ name: 'alerts', points: 10, seconds: 600 }),
    subscriberDayLimit = rateLimits({ name: 'alerts-day', points: 30, seconds: 86_400 }),
    everyoneLimit = rateLimits({ name: 'alerts-all', points: 300, seconds: 3600 }),
    sumLimit = rateLimits({ name: 'alerts-sum', points: 1, seconds: 86_400 }),
    checkLimit = rateLimits({ name: 'alerts-check', points: 1, seconds: 7200 }),
    keepLimit = rateLimits({ name: 'alerts-kept', points: 20, seconds: 600 }),
    tokenLimit = rateLimits({ name: 'alerts-token', points: 60, seconds: 60 }),
    oneClickLimit = rateLimits({ name: 'alerts-one-click', points: 600, seconds: 60 }),
  } = dependencies;
  const { alerts } = storage;
  /** Asked last, once a letter is all that is left to do: what is refused anyway must not use up what others may ask for. */
  const mayAskForLetter = async () => (await everyoneLimit('everyone')).allowed;
  const plain = plainAlerts({ ...dependencies, storage, onLetter, mayAskForLetter, sumLimit, now });
  const app = new Hono();

  const turns = createLoopTurns({ passes: passesForOthers });

  const mayKeep = (caller: string) => async () => {
    const { allowed } = await keepLimit(caller);
    if (!allowed) await pause(excessWait);
    return allowed;
  };

  /** One call that takes JSON or a form without script: guards first, then its own work. */
  function take(
    path: string,
    limit: RateLimit,
    takeJson: (value: Record<string, unknown>, headers: Headers) => Promise<Response>,
    takePlain: (
      form: URLSearchParams,
      isWithinLimit: boolean,
      mayKeep: () => Promise<boolean>,
    ) => Promise<Response>,
  ): void {
    app.post(path, async (context) => {
      const request = context.req.raw;
      if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return problem(413, 'body.size');
      if (!isSameOrigin(request.headers, origins)) return problem(403, 'origin');
      const decision = await limit(callerKey(context));
      if (mediaType(request) === plainForm) {
        const text = await readText(request, maxBytes);
        if (!text.ok) return problem(text.status, text.error);
        // Begun together, fifty that come at once would keep pages waiting for the last of them.
        await turns.next();
        return await takePlain(
          new URLSearchParams(text.value),
          decision.allowed,
          mayKeep(callerKey(context)),
        );
      }
      if (!decision.allowed) return tooManyRequests(decision.retryAfter);
      const body = await readJson(request, { maxBytes });
      if (!body.ok) return problem(body.status, body.error);
      try {
        return await takeJson(body.value, request.headers);
      } catch (error) {
        log.error('alerts could not be stored', errorFields(error));
        return problem(503, 'storage', { headers: { 'retry-after': String(retrySeconds) } });
      }
    });
    app.all(path, () => methodNotAllowed('POST'));
  }

  /** What is wrong with the answer of the built-in check; null for a fresh one, which is then used. */
  async function refuseUnlessPerson(check: string | null): Promise<Response | null> {
    if (check === null) return notAPerson({ kind: 'expired' });
    const verdict = await humanCheck.verify(check, { now: now() });
    if (verdict.kind !== 'ok') return notAPerson(verdict);
    const name = createHash('sha256').update(verdict.use.signature).digest('base64url');
    return (await checkLimit(name)).allowed ? null : notAPerson({ kind: 'expired' });
  }

  /** Letters to addresses that somebody typed: one limit for topics and watches. */
  const subscribing: RateLimit = async (caller) => {
    const own = await subscribeLimit(caller);
    return own.allowed ? subscriberDayLimit(caller) : own;
  };

  take(
    alertCalls.subscribe,
    subscribing,
    async (value, headers) => {
      const checked = checkAlertRequest(value);
      if ('faults' in checked) return problem(400, 'invalid', { fields: checked.faults });
      if (!isOpen) return problem(503, 'alerts.closed');
      // So many asked that a person has to show for it: whoever floods the call shuts it for no one else.
      if (!(await mayAskForLetter())) {
        const refusal = await refuseUnlessPerson(headers.get(humanCheckHeader));
        if (refusal !== null) return refusal;
      }
      await alerts.subscribe({ ...checked.request, now: now() });
      onLetter();
      return answer(202, { state: 'check-inbox' });
    },
    plain.subscribe,
  );

  take(
    alertCalls.confirm,
    tokenLimit,
    async (value) => {
      const judged = judgeAlert(value, alertTokenSchema, ['token']);
      if ('faults' in judged) return problem(400, 'invalid', { fields: judged.faults });
      const token = String(judged.value.token);
      if (await alerts.confirm(token, now())) {
        const found = await alerts.findByConfirmToken(token, now());
        return found ? answer(200, { ...found }) : unknown();
      }
      const watch =
        (await alerts.watches.confirm(token, now())) &&
        (await alerts.watches.findByConfirmToken(token, now()));
      return watch ? answer(200, { state: 'confirmed', topics: [], language: watch.language }) : unknown();
    },
    plain.confirm,
  );

  take(
    alertCalls.manage,
    tokenLimit,
    async (value) => {
      const judged = judgeAlert(value, alertManageSchema, ['token', 'topics']);
      if ('faults' in judged) return problem(400, 'invalid', { fields: judged.faults });
      const { token, topics } = judged.value as { token: string; topics?: AlertTopic[] };
      const before = await alerts.findByStopToken(token);
      if (before?.state !== 'confirmed') return unknown();
      if (topics === undefined) return answer(200, { ...before });
      const changed = knownTopics(topics);
      return (await alerts.change(token, changed)) ? answer(200, { ...before, topics: changed }) : unknown();
    },
    plain.manage,
  );

  take(
    alertCalls.stop,
    tokenLimit,
    async (value) => {
      const judged = judgeAlert(value, alertTokenSchema, ['token']);
      if ('faults' in judged) return problem(400, 'invalid', { fields: judged.faults });
      // Again is no fault: whoever presses twice wanted the same both times.
      await alerts.stop(String(judged.value.token), now());
      return answer(200, { state: 'stopped' });
    },
    plain.stop,
  );

  const takeWatch = plainWatches({ ...dependencies, storage, onLetter, mayAskForLetter, sumLimit, now });
  app.post(alertCalls.watch, async (context) => {
    const request = context.req.raw;
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return problem(413, 'body.size');
    if (!isSameOrigin(request.headers, origins)) return problem(403, 'origin');
    if (mediaType(request) !== plainForm) return problem(415, 'body.type');
    const decision = await subscribing(callerKey(context));
    const text = await readText(request, maxBytes);
    if (!text.ok) return problem(text.status, text.error);
    await turns.next();
    return takeWatch(new URLSearchParams(text.value), decision.allowed, mayKeep(callerKey(context)));
  });
  app.all(alertCalls.watch, () => methodNotAllowed('POST'));

  const click = oneClick({ ...dependencies, limit: oneClickLimit, now });
  app.post(alertCalls.oneClick, (context) => click.post(context.req.raw, callerKey(context)));
  app.all(alertCalls.oneClick, (context) => click.other(context.req.raw));
  return app;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

function unknown(): Response {
  return problem(404, 'alerts.unknown');
}
