import { Hono } from 'hono';
import type { Log } from '../log.ts';
import { methodNotAllowed } from '../middleware/problem.ts';
import { type RateLimit, type RateLimitOptions, rateLimit } from '../middleware/rate-limit.ts';
import { type JsonObject, mediaType, readJson, readText } from '../middleware/read-json.ts';
import { isSameOrigin } from '../middleware/same-origin.ts';
import type { ServerEnv } from './api-types.ts';
import { type CallerKey, mayGoOn } from './caller.ts';
import { browserReportSchema, visitSchema } from './report-schemas.ts';

/** What the calls need that browsers report to. */
export type ReportCallOptions = {
  log: Log;
  /** Every origin that the site is served under. */
  origins: readonly string[];
  callerKey: CallerKey;
  /** Counts a view of a page. */
  countVisit: (day: string, path: string) => Promise<void>;
  /** The address of a page as the site spells it, or `null` when no page is there; keeps the list of counts short. */
  knownPath: (path: string) => string | null;
  /** Makes the limiters. Default: each process counts for itself. */
  rateLimits?: (options: RateLimitOptions) => RateLimit;
  now?: () => number;
};

/** The media types in which browsers report what a policy stopped. */
export const violationTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

const largestReport = 4 * 1024;
const noContent = (): Response => new Response(null, { status: 204 });

/**
 * The calls that browsers report to: errors, page views, stopped resources. All answer 204 whatever comes in: the
 * sender can do nothing about a refusal, and an error handler whose own call fails must not start again.
 */
export function reportCalls(options: ReportCallOptions): Hono<ServerEnv> {
  const { log, origins, callerKey, countVisit, knownPath, rateLimits = rateLimit, now = Date.now } = options;
  const api = new Hono<ServerEnv>();
  const minute = 60;
  const limits = {
    log: [
      rateLimits({ name: 'log', points: 10, seconds: minute }),
      rateLimits({ name: 'log-all', points: 300, seconds: minute }),
    ],
    csp: [
      rateLimits({ name: 'csp', points: 10, seconds: minute }),
      rateLimits({ name: 'csp-all', points: 120, seconds: minute }),
    ],
    visits: [
      rateLimits({ name: 'visits', points: 120, seconds: minute }),
      rateLimits({ name: 'visits-all', points: 6000, seconds: minute }),
    ],
  } as const;

  api.post('/log', async (c) => {
    const request = c.req.raw;
    if (!isSameOrigin(request.headers, origins)) return noContent();
    if (!(await mayGoOn(callerKey(c), ...limits.log))) return noContent();
    const body = await readJson(request, { maxBytes: largestReport, maxDepth: 1 });
    const report = body.ok ? browserReport(body.value) : null;
    if (report) log.warn('browser report', report);
    return noContent();
  });

  api.post('/visits', async (c) => {
    const request = c.req.raw;
    // A browser that asks not to be followed is not counted, whatever its page was told.
    if (request.headers.get('sec-gpc') === '1') return noContent();
    if (!isSameOrigin(request.headers, origins)) return noContent();
    if (!(await mayGoOn(callerKey(c), ...limits.visits))) return noContent();
    const body = await readJson(request, { maxBytes: 1024, maxDepth: 1 });
    const path = body.ok && visitSchema.isValidSync(body.value) ? knownPath(body.value.path) : null;
    if (path !== null) {
      // A count that cannot be stored is lost, and that is all right: no visitor waits for it.
      await countVisit(new Date(now()).toISOString().slice(0, 10), path).catch(() =>
        log.warn('visit not counted'),
      );
    }
    return noContent();
  });

  api.post('/csp-report', async (c) => {
    if (!(await mayGoOn(callerKey(c), ...limits.csp))) return noContent();
    const type = mediaType(c.req.raw);
    if (!violationTypes.includes(type)) return noContent();
    const text = await readText(c.req.raw, 8 * 1024);
    const violation = text.ok ? stoppedResource(text.value) : null;
    if (violation) log.warn('resource stopped', violation);
    return noContent();
  });

  for (const path of ['/log', '/visits', '/csp-report']) api.all(path, () => methodNotAllowed('POST'));
  return api;
}

/** The report in a body; anything that is not one to the letter is noise. */
function browserReport(body: JsonObject): { level: string; entry: string } | null {
  if (!browserReportSchema.isValidSync(body)) return null;
  return { level: body.logLevel.toLowerCase(), entry: body.logEntry };
}

/** What a policy stopped, from either form that browsers send: the directive, the host, the page. */
function stoppedResource(text: string): { directive: string; blocked: string; path: string } | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    const report = member(first, 'csp-report') ?? member(first, 'body');
    const field = (...names: string[]): string => {
      const found = names.map((name) => member(report, name)).find((value) => typeof value === 'string');
      return typeof found === 'string' ? found : '';
    };
    // Old browsers put the directive's sources behind its name; anybody else could put anything there.
    const [directive = ''] = field('effectiveDirective', 'effective-directive', 'violated-directive').split(
      ' ',
    );
    if (!/^[a-z-]{3,40}$/.test(directive)) return null;
    return {
      directive,
      blocked: place(field('blockedURL', 'blocked-uri'), 'origin'),
      path: place(field('documentURL', 'document-uri'), 'pathname'),
    };
  } catch {
    return null;
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as JsonObject)[name]
    : undefined;
}

/** One part of an address; a word such as `inline` stays as it is. */
function place(text: string, part: 'origin' | 'pathname'): string {
  return URL.canParse(text) ? new URL(text)[part] : text.slice(0, 40);
}
