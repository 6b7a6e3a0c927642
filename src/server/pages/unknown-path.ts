/** The longest requested address that we carry along; beyond it, nobody recognises it any more. */
const longestRequested = 1000;

/** Another spelling of the 404 page's address, in any case; it keeps its `l`. */
export function isPageNotFoundAlias(pathname: string): boolean {
  return /^\/pagenotfound\/?$/i.test(pathname);
}

/**
 * Where an unknown address leads: the 404 page of the language, with what was asked for in `l`.
 * The start of the result is an address of ours and `l` is encoded whole, so no request can lead off this site.
 */
export function notFoundLocation(notFoundPath: string, requested: string): string {
  return `${notFoundPath}?l=${encodeURIComponent(requested.slice(0, longestRequested).toWellFormed())}`;
}

/** The location for `/PageNotFound?l=…`: the 404 page with the same `l`, or without one. */
export function pageNotFoundAliasLocation(notFoundPath: string, search: URLSearchParams): string {
  const requested = search.get('l');
  return requested === null ? notFoundPath : notFoundLocation(notFoundPath, requested);
}

/**
 * True for an address that asks for a file and not for a page: a name with an extension, something hidden, a build's
 * folder, or steps upward however they are written. It gets a plain 404 and no page, since no person typed it.
 */
export function asksForFile(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return (
    /\.[a-z0-9~]{1,12}\/?$/i.test(path) ||
    /^\/+(assets|build|src|node_modules)(\/|$)/i.test(path) ||
    /(^|[/\\]|%2f|%5c)(\.|%2e|%252e)/i.test(path) ||
    /\\|%5c|%255c|%00|%2500|%2f|%252f|%c0%ae|%c0%af|%u00/i.test(path)
  );
}
