import type { InlineHashes } from '#site/inline-hashes.ts';
import { reportEndpointName, reportPath } from './report-endpoint.ts';

/** What a page's policy depends on. */
export type PagePolicyOptions = {
  /** `hashes` for a prerendered page, `nonce` for a page rendered for this one response. */
  allow: { hashes: InlineHashes } | { nonce: string };
  /** The human check of a page with a form. Default: the page has none. */
  humanCheck?: HumanCheck | undefined;
};

/** The check of our own server, or Google's, where its keys are configured. */
export type HumanCheck = 'built-in' | 'google';

/** The longest policy we send. Common proxies cut a reply off whose headers do not fit their buffer. */
export const longestPolicy = 3072;

/**
 * The hash of nothing. Emotion inserts an empty style element and fills it through the CSSOM, which no policy watches;
 * without this source (or a nonce) every style made after hydration is lost.
 */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Who may let a string become code, by the name it gives itself: `default` is the one rule for all
 * (`src/app/pre-hydration-script.ts`), `search-results` reads answers of the search (`serve-site-search.ts`), `search-schema`
 * writes data for search engines (`public/search-schema.js`), and with `svelte-trusted-html` the widget of the built-in check draws itself
 * from templates of its own. Each name can be taken once in a page, so no script that was smuggled in takes it again. All stand on
 * every page: who presses on to a page with a form keeps the policy of the one before, and without its name the widget would stay empty.
 */
const trustedNames = ['default', 'search-results', 'search-schema', 'svelte-trusted-html'];

const trustedTypes: [string, string[]][] = [
  ['require-trusted-types-for', [`'script'`]],
  ['trusted-types', trustedNames],
];

const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const recaptchaCalls = ['https://www.google.com/recaptcha/'];

/**
 * The content security policy of a page. No source in it is called unsafe, and nothing may come from elsewhere
 * unless it is named here.
 *
 * - Scripts are trusted one by one, by hash or nonce, and trust what they bring themselves (`strict-dynamic`). The own origin is no
 *   source: a smuggled `<script src>` runs nothing, wherever it leads. So no script of ours may be named by the page's HTML.
 * - Strings become code only by the rules that are named here. Google's check writes scripts by strings, so its pages ask for no rule.
 *
 * @throws when the policy grows past `longestPolicy`.
 */
export function pagePolicy({ allow, humanCheck }: PagePolicyOptions): string {
  const google = humanCheck === 'google';
  const scripts = 'nonce' in allow ? [`'nonce-${allow.nonce}'`] : allow.hashes.script.map(quoted);
  const styles =
    'nonce' in allow
      ? [`'self'`, `'nonce-${allow.nonce}'`]
      : [`'self'`, quoted(emptyStyle), ...allow.hashes.style.map(quoted)];
  const directives: [string, string[]][] = [
    ['default-src', [`'none'`]],
    ['script-src', [...scripts, `'strict-dynamic'`]],
    ...(google ? [] : trustedTypes),
    ['style-src', styles],
    ['img-src', [`'self'`, 'data:']],
    ['font-src', [`'self'`]],
    ['media-src', [`'self'`]],
    ['connect-src', [`'self'`, ...(google ? recaptchaCalls : [])]],
    ...(google ? ([['frame-src', recaptchaFrames]] satisfies [string, string[]][]) : []),
    ['manifest-src', [`'self'`]],
    ['worker-src', [`'self'`]],
    ['object-src', [`'none'`]],
    ['base-uri', [`'none'`]],
    ['frame-ancestors', [`'none'`]],
    ['form-action', [`'self'`]],
    ['report-to', [reportEndpointName]],
    ['report-uri', [reportPath]],
  ];
  const policy = directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
  if (policy.length > longestPolicy) {
    throw new Error(
      `A content security policy has ${policy.length} characters; proxies would refuse the page; ` +
        `let the page have fewer inline scripts and styles, so that it stays under ${longestPolicy}.`,
    );
  }
  return policy;
}

/** The policy of everything that is not a page: a reply of the API, a picture, a script, a redirect. */
export const otherPolicy =
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const quoted = (source: string): string => `'${source}'`;
