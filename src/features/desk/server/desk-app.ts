import { Hono, type MiddlewareHandler } from 'hono';
import { htmlLang, languages } from '#i18n/language.ts';
import type { ServerEnv } from '#server/api/api-types.ts';
import { fileReply } from '#server/files/file-reply.ts';
import { errorFields } from '#server/log.ts';
import { answerAsRequest } from '#server/middleware/answer-as-request.ts';
import { problem } from '#server/middleware/problem.ts';
import { requestLog } from '#server/middleware/request-log.ts';
import { isSameOrigin } from '#server/middleware/same-origin.ts';
import { withSecurityHeaders } from '#server/middleware/security-headers.ts';
import { deskPath, languageOfStep } from '../model/desk-paths.ts';
import { callbackPath } from './company-login.ts';
import type { DeskKit, DeskOptions } from './desk-kit.ts';
import { choiceOf } from './desk-language.ts';
import { listPages } from './desk-list.ts';
import { personPages } from './desk-person.ts';
import { recordPages } from './desk-record.ts';
import { createSignIn } from './desk-sign-in.ts';
import { statePages } from './desk-state.ts';
import { trailPages } from './desk-trail.ts';
import { type DeskVisit, noticeStatus, type SignedIn, showPage, signInPath, visitOf } from './desk-visit.ts';

/** The first step of the desk's addresses. In a group of its own: the router would take `en|es` apart. */
const inLanguage = `/:language{(?:${languages.map((each) => htmlLang[each]).join('|')})}`;

/** Files that a page of the desk asks for. */
const ownFiles = /^\/(?:fonts\/|favicon\.svg$)/;

/** `/record/AB12-CD34/take` → `/record/AB12-CD34`: after signing in again one is where the button was. */
const shownBefore = (rest: string): string => /^\/record\/[^/]+/.exec(rest)?.[0] ?? '';

/**
 * The desk, for a listener of its own. Nothing of it stands in the public app, so no mistake in a rule can let visitors in: they
 * cannot even ask.
 */
export function createDeskApp(options: DeskOptions): Hono<ServerEnv> {
  const {
    settings,
    storage,
    render,
    publicFiles,
    jobTitles,
    status,
    apiGuide,
    log,
    now = Date.now,
  } = options;
  const { hostname } = new URL(settings.origin);

  const notice: DeskKit['notice'] = (visit, code, more = {}) =>
    showPage(render, visit, { kind: 'notice', code, ...more }, noticeStatus[code]);

  const kit: DeskKit = {
    storage,
    render,
    now,
    jobTitles,
    status,
    apiGuide,
    notice,
    signedIn: (answer) =>
      async function onlySignedIn(c) {
        const visit = await visitHere(c);
        if (visit.session !== null) return await answer(visit as SignedIn);
        const isChange = c.req.method === 'POST';
        const code = isChange ? 'expired-change' : visit.hadCookie ? 'expired' : 'sign-in';
        return notice(visit, code, {
          signIn: signInPath(isChange ? { ...visit, rest: shownBefore(visit.rest) } : visit),
        });
      },
  };

  const visitHere = (c: Parameters<MiddlewareHandler>[0]): Promise<DeskVisit> =>
    visitOf(c, languageOfStep(c.req.path.split('/')[1]) ?? choiceOf(c.req.raw.headers), storage.desk, now());
  const stranger = (c: Parameters<MiddlewareHandler>[0]): DeskVisit => ({
    c,
    language: languageOfStep(c.req.path.split('/')[1]) ?? choiceOf(c.req.raw.headers),
    rest: '',
    search: '',
    session: null,
    hadCookie: false,
  });

  const app = new Hono<ServerEnv>();
  app.use(answerAsRequest([settings.origin]));
  app.use(async function noReports(c, next) {
    await next();
    // The desk takes no reports: browsers would send them where nothing answers.
    c.res.headers.delete('reporting-endpoints');
  });
  app.use(withSecurityHeaders);
  app.use(requestLog(log, now));
  app.use(async function keepNothing(c, next) {
    await next();
    c.res.headers.set('x-robots-tag', 'noindex, nofollow');
    if (!ownFiles.test(c.req.path)) c.res.headers.set('cache-control', 'no-store');
  });
  app.use(async function ownHostOnly(c, next) {
    if (new URL(c.req.url).hostname !== hostname) return problem(421, 'host');
    return await next();
  });
  app.use(async function ownPagesOnly(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return await next();
    if (c.req.method !== 'POST') return problem(405, 'method', { headers: { allow: 'GET, HEAD, POST' } });
    if (!isSameOrigin(c.req.raw.headers, [settings.origin])) return notice(stranger(c), 'other-site');
    return await next();
  });

  app.get('/', (c) => c.redirect(deskPath(choiceOf(c.req.raw.headers)), 302));
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  app.get('*', async (c, next) => {
    const file = ownFiles.test(c.req.path) ? publicFiles.get(c.req.path) : undefined;
    return file ? await fileReply(c.req.raw, file) : await next();
  });

  const signIn = createSignIn({ ...options, notice, now });
  app.get(callbackPath, (c) => signIn.finish(stranger(c)));
  app.get(`${inLanguage}/sign-in`, async (c) => signIn.begin(await visitHere(c)));
  app.post(`${inLanguage}/sign-out`, async (c) => signIn.end(await visitHere(c)));
  app.get(`${inLanguage}/signed-out`, async (c) => signIn.ended(await visitHere(c)));

  app.route(`${inLanguage}`, listPages(kit));
  app.route(`${inLanguage}/audit`, trailPages(kit));
  app.route(`${inLanguage}/state`, statePages(kit));
  app.route(`${inLanguage}/record`, recordPages(kit));
  app.route(`${inLanguage}/person`, personPages(kit));

  app.notFound(async (c) => notice(await visitHere(c), 'unknown-page'));
  app.onError((error, c) => {
    log.error('desk failed', { path: c.req.path, ...errorFields(error) });
    return notice(stranger(c), 'failed');
  });
  return app;
}
