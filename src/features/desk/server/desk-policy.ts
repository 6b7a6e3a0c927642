/**
 * The policy of a page of the desk. Nothing runs on it: no script can read what visitors wrote, wherever it came from. Only the
 * page's own styles and the site's typeface are taken, and forms go to the desk alone.
 */
export function deskPolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `font-src 'self'`,
    `img-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}
