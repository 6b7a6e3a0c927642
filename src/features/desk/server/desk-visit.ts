import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { officeZone } from '#features/submissions/server/delivery/letters.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { deskPath } from '../model/desk-paths.ts';
import type { DeskStore, StaffSession } from '../model/desk-store.ts';
import type { DeskPage, DeskView, NoticeCode } from '../model/desk-view.ts';
import { mayAtDesk } from '../model/roles.ts';
import { readCookie, sessionCookie } from './desk-cookies.ts';
import { deskPolicy } from './desk-policy.ts';

/** Turns a view into a page, in the words of a language. */
export type RenderDesk = (language: Language, view: DeskView) => string;

/** A request of the desk, with what is known of who asks. */
export type DeskVisit = {
  c: Context;
  language: Language;
  /** The address behind the language. */
  rest: string;
  /** What it asks for behind that, with its question mark. */
  search: string;
  session: StaffSession | null;
  /** The browser brought a cookie, though it may be over. */
  hadCookie: boolean;
};

/** A request of somebody who is signed in. */
export type SignedIn = DeskVisit & { session: StaffSession };

/** Looks up who asks. */
export async function visitOf(
  c: Context,
  language: Language,
  store: Pick<DeskStore, 'session'>,
  now: number,
): Promise<DeskVisit> {
  const token = readCookie(c.req.raw.headers, sessionCookie);
  const session = token === undefined ? undefined : await store.session(token, now);
  const { pathname, search } = new URL(c.req.url);
  return {
    c,
    language,
    search,
    rest: pathname.replace(/^\/[^/]*/, '').replace(/\/$/, ''),
    session: session ?? null,
    hadCookie: token !== undefined,
  };
}

/** Answers with a page. */
export function showPage(
  render: RenderDesk,
  { language, rest, search, session }: Pick<DeskVisit, 'language' | 'rest' | 'search' | 'session'>,
  page: DeskPage,
  status = 200,
): Response {
  const nonce = randomBytes(16).toString('base64');
  const html = render(language, {
    nonce,
    rest,
    search,
    timeZone: officeZone,
    session: session && {
      ...session,
      mayAudit: mayAtDesk(session.roles, 'audit'),
      maySeeState: mayAtDesk(session.roles, 'state'),
    },
    page,
  });
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': htmlLang[language],
      'content-security-policy': deskPolicy(nonce),
    },
  });
}

/** The status of each notice. */
export const noticeStatus: Record<NoticeCode, number> = {
  'sign-in': 401,
  expired: 401,
  'expired-change': 401,
  'signed-out': 200,
  'no-role': 403,
  'login-away': 503,
  'login-refused': 403,
  'login-lost': 400,
  'too-many': 429,
  'other-site': 403,
  forbidden: 403,
  'bad-form': 400,
  'unknown-page': 404,
  'no-reference': 400,
  'unknown-reference': 404,
  several: 409,
  stale: 409,
  'erased-before': 409,
  'person-erased': 200,
  'person-changed': 409,
  failed: 500,
};

/** Leads on to another address. */
export function leadOn(location: string, cookies: readonly string[] = [], status = 303): Response {
  const response = new Response(null, { status, headers: { location } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Where the login begins that leads back to where somebody is. */
export function signInPath({ language, rest }: Pick<DeskVisit, 'language' | 'rest'>): string {
  return deskPath(language, '/sign-in', { return: rest });
}
