import type { MiddlewareHandler } from 'hono';
import type { SiteStatusPort } from '#features/site-status/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import type { CallerKey } from '#server/api/caller.ts';
import type { FileMap } from '#server/files/read-folder.ts';
import type { Log } from '#server/log.ts';
import type { RateLimit, RateLimitOptions } from '#server/middleware/rate-limit.ts';
import { mediaType, readText } from '#server/middleware/read-json.ts';
import type { StaffSettings } from '#server/staff-env.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { DeskNotice, NoticeCode } from '../model/desk-view.ts';
import type { CompanyLogin } from './company-login.ts';
import type { DeskVisit, RenderDesk, SignedIn } from './desk-visit.ts';

/** What the desk is made of. */
export type DeskOptions = {
  settings: Pick<StaffSettings, 'origin'>;
  storage: Pick<Storage, 'desk' | 'submissions' | 'outbox' | 'alerts' | 'visits'>;
  /** How the site stands. */
  status: SiteStatusPort;
  /** The address of the page about the API, on the site that visitors see. */
  apiGuide: (language: Language) => string;
  vault: Vault;
  login: CompanyLogin;
  render: RenderDesk;
  /** The files of `public/`, of which the desk hands out the typeface and the icon. */
  publicFiles: FileMap;
  callerKey: CallerKey;
  rateLimits: (options: RateLimitOptions) => RateLimit;
  log: Log;
  /** What each job is called, by its id. */
  jobTitles: Record<Language, ReadonlyMap<string, string>>;
  now?: () => number;
};

/** What the parts of the desk share. */
export type DeskKit = Required<
  Pick<DeskOptions, 'storage' | 'render' | 'now' | 'jobTitles' | 'status' | 'apiGuide'>
> & {
  notice: (visit: DeskVisit, code: NoticeCode, more?: Partial<DeskNotice>) => Response;
  /** A route for whoever is signed in. */
  signedIn: (answer: (visit: SignedIn) => Promise<Response>) => MiddlewareHandler;
};

/** Reads the fields of a form of the desk; undefined for anything else. Hardly any is long. */
export async function readForm(request: Request, longest = 4096): Promise<URLSearchParams | undefined> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded') return undefined;
  const text = await readText(request, longest);
  return text.ok ? new URLSearchParams(text.value) : undefined;
}
