/**
 * Where a failed navigation ends in production: `/a?b=c` -> `/PageNotFound?l=%2Fa%3Fb%3Dc`.
 * The server knows the address in both languages and keeps `l`, so that the 404 page can name what was asked for.
 */
export function pageNotFoundAddress(failedUrl: string): string {
  return `/PageNotFound?l=${encodeURIComponent(failedUrl)}`;
}
