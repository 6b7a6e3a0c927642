import { randomBytes } from 'node:crypto';
import { isLanguage } from '#i18n/language.ts';
import { errorFields } from '#server/log.ts';
import { writeDetail } from '../model/audit-detail.ts';
import { deskPath, restToReturnTo } from '../model/desk-paths.ts';
import { callbackPath, type LoggedIn, LoginFault } from './company-login.ts';
import {
  closeLogin,
  cookieOf,
  loginCookie,
  openLogin,
  readCookie,
  sessionCookie,
  withoutCookie,
} from './desk-cookies.ts';
import type { DeskKit, DeskOptions } from './desk-kit.ts';
import { type DeskVisit, leadOn } from './desk-visit.ts';

/**
 * How long a session lasts, in milliseconds, however busy it is: after it the company's login is asked again who somebody is and
 * what they may do, which for a browser that is still logged in there takes one press.
 */
export const sessionLength = 30 * 60_000;

/** What signing in and out is made of. */
export type SignInOptions = Pick<
  DeskOptions,
  'settings' | 'login' | 'vault' | 'storage' | 'callerKey' | 'rateLimits' | 'log'
> &
  Pick<DeskKit, 'notice' | 'now'>;

/** Signing in by the company's login, and out again. */
export function createSignIn(options: SignInOptions) {
  const { login, vault, callerKey, rateLimits, log, notice, now } = options;
  const { desk } = options.storage;
  const limit = rateLimits({ name: 'desk-login', points: 30, seconds: 600 });

  /** What the company's login could not do, as a page. */
  function faultPage(visit: DeskVisit, error: unknown, rest: string): Response {
    if (!(error instanceof LoginFault)) throw error;
    log.warn('desk login failed', { kind: error.reason, ...errorFields(error.cause) });
    return notice(visit, error.reason === 'away' ? 'login-away' : 'login-refused', {
      signIn: deskPath(visit.language, '/sign-in', { return: rest }),
    });
  }

  return {
    async begin(visit: DeskVisit): Promise<Response> {
      const { c, language } = visit;
      const rest = restToReturnTo(c.req.query('return'));
      const allowed = await limit(callerKey(c));
      if (!allowed.allowed) {
        const reply = notice(visit, 'too-many');
        reply.headers.set('retry-after', String(Math.ceil(allowed.retryAfter)));
        return reply;
      }
      try {
        const { url, underWay } = await login.begin();
        return leadOn(url.href, [closeLogin(vault, { underWay, language, rest, at: now() })], 302);
      } catch (error) {
        return faultPage(visit, error, rest);
      }
    },

    async finish(stranger: DeskVisit): Promise<Response> {
      const { c } = stranger;
      const kept = openLogin(vault, c.req.raw.headers, now());
      if (!kept || !isLanguage(kept.language))
        return notice(stranger, 'login-lost', { signIn: deskPath(stranger.language, '/sign-in') });
      const { language, rest } = kept;
      const visit = { ...stranger, language };
      // As the browser sees it: a proxy in front may have taken TLS away.
      const address = new URL(`${callbackPath}${new URL(c.req.url).search}`, options.settings.origin);
      const reply = await letIn(visit, rest, () => login.finish(address, kept.underWay));
      // One login, one cookie: what comes back a second time is nobody's.
      reply.headers.append('set-cookie', withoutCookie(loginCookie));
      return reply;
    },

    async end({ c, language, session }: DeskVisit): Promise<Response> {
      const token = readCookie(c.req.raw.headers, sessionCookie);
      if (token !== undefined && session) {
        const { subject, name } = session;
        await desk.record({ at: now(), subject, name, act: 'sign-out' });
        await desk.closeSession(token);
      }
      return leadOn(deskPath(language, '/signed-out'), [withoutCookie(sessionCookie)]);
    },

    async ended(visit: DeskVisit): Promise<Response> {
      const endAddress = login.endAddress()?.href;
      return notice(visit, 'signed-out', {
        signIn: deskPath(visit.language, '/sign-in'),
        ...(endAddress !== undefined && { endAddress }),
      });
    },
  };

  async function letIn(visit: DeskVisit, rest: string, finish: () => Promise<LoggedIn>): Promise<Response> {
    let person: LoggedIn;
    try {
      person = await finish();
    } catch (error) {
      return faultPage(visit, error, rest);
    }
    const { subject, name, roles, hasClaim } = person;
    const at = now();
    if (roles.length === 0) {
      await desk.record({ at, subject, name, act: 'sign-in-refused' });
      // One person without a role is as it should be; a wrong setting shuts out everybody, and is seen here alone.
      log.warn(hasClaim ? 'desk sign-in without a role' : 'desk sign-in without the claim STAFF_ROLE_CLAIM');
      const endAddress = login.endAddress()?.href;
      return notice(visit, 'no-role', {
        signIn: deskPath(visit.language, '/sign-in', { return: rest }),
        ...(endAddress !== undefined && { endAddress }),
      });
    }
    // A new token at each login: nobody can have put it into the browser before.
    const token = randomBytes(32).toString('base64url');
    await desk.record({ at, subject, name, act: 'sign-in', detail: writeDetail({ roles }) });
    await desk.openSession(token, { subject, name, roles, endsAt: at + sessionLength }, at);
    return leadOn(deskPath(visit.language, rest), [cookieOf(sessionCookie, token)]);
  }
}
