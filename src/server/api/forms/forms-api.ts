import { type Context, Hono } from 'hono';
import { formCalls } from '#features/forms/model/api-contract.ts';
import type { Language } from '#i18n/language.ts';
import { createAltcha } from '../../forms/altcha.ts';
import { createFormTokens } from '../../forms/form-token.ts';
import { anyOf } from '../../forms/human-check.ts';
import { createRecaptcha } from '../../forms/recaptcha.ts';
import { createSealing } from '../../forms/sealing.ts';
import type { FormsSettings } from '../../forms/settings.ts';
import type { Log } from '../../log.ts';
import { methodNotAllowed, tooManyRequests } from '../../middleware/problem.ts';
import { type RateLimit, rateLimit } from '../../middleware/rate-limit.ts';
import type { KeyRing } from '../../storage/key-ring.ts';
import type { Storage } from '../../storage/storage.ts';
import { regionsReply } from './regions-reply.ts';
import { submitPrivacyRequest } from './submit-privacy-request.ts';

/** What the calls of forms are made of. */
export type FormsApiDependencies = {
  settings: Pick<FormsSettings, 'origins' | 'recaptcha'>;
  storage: Storage;
  keys: KeyRing;
  log: Log;
  /** Names a caller for the rate limits without keeping who it was. */
  callerKey: (context: Context) => string;
  /** The path of the data privacy page, for posts from a page without script. */
  formPath: (language: Language) => string;
  /** The clock, in milliseconds. Default the machine's. */
  now?: () => number;
  /** Default: 10 submissions in 10 minutes. */
  submitLimit?: RateLimit;
  /** Default: 30 challenges in a minute. */
  challengeLimit?: RateLimit;
  /** Origins a form may be sent from beside the configured ones. Default none. */
  furtherOrigins?: readonly string[];
};

/** All calls of forms, under their full paths. */
export function formsApi(dependencies: FormsApiDependencies): Hono {
  const { settings, storage, keys, log, callerKey, formPath, now = Date.now } = dependencies;
  const {
    submitLimit = rateLimit({ name: 'submit', points: 10, seconds: 600 }),
    challengeLimit = rateLimit({ name: 'challenge', points: 30, seconds: 60 }),
    furtherOrigins = [],
  } = dependencies;
  const altcha = createAltcha(keys);
  const humanCheck = anyOf(settings.recaptcha ? [altcha, createRecaptcha(settings.recaptcha)] : [altcha]);
  const submit = submitPrivacyRequest({
    storage,
    log,
    humanCheck,
    sealing: createSealing(keys),
    formTokens: createFormTokens(keys),
    origins: [...Object.values(settings.origins), ...furtherOrigins],
    limit: submitLimit,
    formPath,
    now,
  });

  const app = new Hono();

  // The specification writes this path with a slash at its end; browsers and people leave it out.
  for (const path of [formCalls.regions, formCalls.regions.replace(/\/$/, '')]) {
    app.get(path, (context) => regionsReply(context.req.raw));
    app.all(path, () => methodNotAllowed('GET, HEAD'));
  }

  app.post(formCalls.submitPrivacyRequest, (context) => submit(context.req.raw, callerKey(context)));
  app.all(formCalls.submitPrivacyRequest, () => methodNotAllowed('POST'));

  app.get(formCalls.challenge, async (context) => {
    const decision = await challengeLimit(callerKey(context));
    if (!decision.allowed) return tooManyRequests(decision.retryAfter);
    return Response.json(await altcha.challenge(now()), { headers: { 'cache-control': 'no-store' } });
  });
  app.all(formCalls.challenge, () => methodNotAllowed('GET, HEAD'));

  return app;
}
