import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import type { Log } from '#server/log.ts';
import { type ConcurrencyLimit, concurrencyLimit } from '#server/middleware/concurrency-limit.ts';
import { createLoopTurns, passesForOthers } from '#server/middleware/loop-turns.ts';
import { methodNotAllowed, problem, tooManyRequests } from '#server/middleware/problem.ts';
import { type RateLimit, type RateLimitOptions, rateLimit } from '#server/middleware/rate-limit.ts';
import type { KeyRing } from '#server/storage/key-ring.ts';
import type { Storage } from '#server/storage/storage.ts';
import { formCalls } from '../model/api-contract.ts';
import { countriesIn } from '../model/countries.ts';
import { regions } from '../model/regions.ts';
import { subdivisionsOf } from '../model/subdivisions.ts';
import { createAltcha } from './altcha.ts';
import type { FormDefinition, FormPage } from './form-definition.ts';
import { createFormTokens } from './form-token.ts';
import { anyOf } from './human-check.ts';
import { listReply } from './list-reply.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createReceipts } from './receipts.ts';
import { createSealing } from './sealing.ts';
import type { FormsSettings } from './settings.ts';
import { submitForm } from './submit-form.ts';

/** What the calls of forms are made of. */
export type FormsApiDependencies = {
  /** The forms that are taken. */
  forms: readonly FormDefinition[];
  settings: Pick<FormsSettings, 'origins' | 'recaptcha' | 'receiptKeys'>;
  storage: Storage;
  keys: KeyRing;
  log: Log;
  /** Names a caller for the rate limits without keeping who it was. */
  callerKey: (context: Context) => string;
  /** The path of a page with a form, for posts from a page without script. */
  formPath: (language: Language, page: FormPage, parameters?: Record<string, string>) => string;
  /** The language of a call, chosen as for pages. Default: always English. */
  languageOf?: (request: Request) => Language;
  /** The clock, in milliseconds. Default the machine's. */
  now?: () => number;
  /** Makes the limits. Default: each counts in the memory of this process. */
  rateLimits?: (options: RateLimitOptions) => RateLimit;
  /** What one caller may submit. Default: 10 submissions of each form in 10 minutes. */
  submitLimit?: RateLimit;
  /** What all callers together may submit of a form without a human check before one is asked for. Default: 100 in an hour. */
  openFormLimit?: RateLimit;
  /** What all callers together may submit of a form from pages without script before each is asked for a sum. Default: 300 in an hour. */
  plainCrowdLimit?: RateLimit;
  /** How often a caller from a page without script is given back what it typed though it was not taken. Default: 20 times in 10 minutes. */
  keepLimit?: RateLimit;
  /** How many submissions are taken at once. Default: 40, about what a tenth of a second stores. */
  concurrency?: ConcurrencyLimit;
  /** Waits, in milliseconds. Default: a timer. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Default: 30 challenges in a minute. */
  challengeLimit?: RateLimit;
  /** How many challenges one caller gets before they take more work. Default: 6 in a minute. */
  eagerLimit?: RateLimit;
  /** The same of all callers together. Default: 120 in a minute. */
  crowdChallengeLimit?: RateLimit;
  /** Origins a form may be sent from beside the configured ones. Default none. */
  furtherOrigins?: readonly string[];
};

/** How many times the work a challenge takes for a caller who asks for many, and for all while many are asked for. */
const harderForOne = 4;
const harderForAll = 2;

/** All calls of forms, under their full paths. */
export function formsApi(dependencies: FormsApiDependencies): Hono {
  const { forms, settings, storage, keys, log, callerKey, formPath, now = Date.now } = dependencies;
  const {
    rateLimits = rateLimit,
    submitLimit,
    openFormLimit = rateLimits({ name: 'open-form', points: 100, seconds: 3600 }),
    plainCrowdLimit,
    keepLimit = rateLimits({ name: 'kept-form', points: 20, seconds: 600 }),
    challengeLimit = rateLimits({ name: 'challenge', points: 30, seconds: 60 }),
    eagerLimit = rateLimits({ name: 'challenge-eager', points: 6, seconds: 60 }),
    crowdChallengeLimit = rateLimits({ name: 'challenge-crowd', points: 120, seconds: 60 }),
    concurrency = concurrencyLimit(40),
    pause = (milliseconds) => setTimeout(milliseconds),
    furtherOrigins = [],
    languageOf = () => defaultLanguage,
  } = dependencies;
  const altcha = createAltcha(keys);
  const humanCheck = anyOf(settings.recaptcha ? [altcha, createRecaptcha(settings.recaptcha)] : [altcha]);
  const common = {
    storage,
    log,
    humanCheck,
    concurrency,
    turns: createLoopTurns({ passes: passesForOthers }),
    pause,
    sealing: createSealing(keys, storage.sealingKeys),
    formTokens: createFormTokens(keys),
    receipts: createReceipts(keys, settings.receiptKeys),
    keepLimit,
    origins: [...Object.values(settings.origins), ...furtherOrigins],
    formPath,
    languageOf,
    now,
  };

  /** Each form counts by itself, so that filling one in takes nothing from another. */
  function limitOf({ kind }: FormDefinition): RateLimit {
    return submitLimit ?? rateLimits({ name: `submit-${kind}`, points: 10, seconds: 600 });
  }

  /** One form that is flooded asks nothing of who fills in another. */
  function plainCrowdLimitOf({ kind }: FormDefinition): RateLimit {
    return plainCrowdLimit ?? rateLimits({ name: `plain-${kind}`, points: 300, seconds: 3600 });
  }

  const app = new Hono();

  /** A list at its address, with and without a slash at its end: the specification writes one, people leave it out. */
  function offer(path: string, reply: (request: Request, parameter: string) => Response) {
    const bare = path.replace(/\/$/, '');
    for (const address of [bare, `${bare}/`]) {
      app.get(address, (context) => reply(context.req.raw, context.req.param('country') ?? ''));
      app.all(address, () => methodNotAllowed('GET, HEAD'));
    }
  }

  offer(formCalls.regions, (request) => listReply(request, regions));
  // On a local host both languages ask at one address, and the cookie tells them apart.
  offer(formCalls.countries, (request) => listReply(request, countriesIn(languageOf(request)), 'Cookie'));
  offer(`${formCalls.states}/:country`, (request, country) => {
    const list = subdivisionsOf(country.toUpperCase());
    return list === undefined ? problem(404, 'country.unknown') : listReply(request, list);
  });

  for (const form of forms) {
    const submit = submitForm({
      ...common,
      form,
      limit: limitOf(form),
      crowdLimit: form.needsHumanCheck ? undefined : openFormLimit,
      plainCrowdLimit: plainCrowdLimitOf(form),
    });
    const bare = form.path.replace(/\/$/, '');
    for (const address of [bare, `${bare}/`]) {
      app.post(address, (context) => submit(context.req.raw, callerKey(context)));
      app.all(address, () => methodNotAllowed('POST'));
    }
  }

  app.get(formCalls.challenge, async (context) => {
    const decision = await challengeLimit(callerKey(context));
    if (!decision.allowed) return tooManyRequests(decision.retryAfter);
    const [own, all] = await Promise.all([eagerLimit(callerKey(context)), crowdChallengeLimit('everyone')]);
    // In a flood a person waits a few seconds more; whoever makes many pays for each.
    const harder = (own.allowed ? 1 : harderForOne) * (all.allowed ? 1 : harderForAll);
    return Response.json(await altcha.challenge(now(), harder), { headers: { 'cache-control': 'no-store' } });
  });
  app.all(formCalls.challenge, () => methodNotAllowed('GET, HEAD'));

  return app;
}
