/**
 * True when a request that changes something comes from a page of this site. Browsers say so in `Sec-Fetch-Site`,
 * which a page cannot forge. They leave it out on plain http to a host other than localhost, hence the second
 * path: `Origin` must then be one of ours. Neither header: not a browser we know, refused.
 */
export function isSameOrigin(headers: Headers, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && origins.includes(origin);
}
