import type { InlineHashes } from '#site/inline-hashes.ts';
import { reportEndpointName, reportPath } from './report-endpoint.ts';

/** What a page's policy depends on. */
export type PagePolicyOptions = {
  /** `hashes` for a prerendered page, `nonce` for a page rendered for this one response. */
  allow: { hashes: InlineHashes } | { nonce: string };
  /** True on a page with a form while Google's human check is configured. Default false. */
  recaptcha?: boolean;
};

/** The longest policy we send. Common proxies cut a reply off whose headers do not fit their buffer. */
export const longestPolicy = 3072;

/**
 * The hash of nothing. Emotion inserts an empty style element and fills it through the CSSOM, which no policy watches;
 * without this source (or a nonce) every style made after hydration is lost.
 */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const recaptchaCalls = ['https://www.google.com/recaptcha/'];

/**
 * The content security policy of a page. No source in it is called unsafe, and nothing may come from elsewhere
 * unless it is named here.
 * @throws when the policy grows past `longestPolicy`.
 */
export function pagePolicy({ allow, recaptcha = false }: PagePolicyOptions): string {
  const scripts =
    'nonce' in allow
      ? [`'nonce-${allow.nonce}'`, `'strict-dynamic'`]
      : [`'self'`, ...allow.hashes.script.map(quoted), ...(recaptcha ? recaptchaScripts : [])];
  const styles =
    'nonce' in allow
      ? [`'self'`, `'nonce-${allow.nonce}'`]
      : [`'self'`, quoted(emptyStyle), ...allow.hashes.style.map(quoted)];
  const directives: [string, string[]][] = [
    ['default-src', [`'none'`]],
    ['script-src', scripts],
    ['style-src', styles],
    ['img-src', [`'self'`, 'data:']],
    ['font-src', [`'self'`]],
    ['media-src', [`'self'`]],
    ['connect-src', [`'self'`, ...(recaptcha ? recaptchaCalls : [])]],
    ...(recaptcha ? ([['frame-src', recaptchaFrames]] satisfies [string, string[]][]) : []),
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
