/** The part of the browser's navigation history that is read here; TypeScript does not know it yet. */
interface KnownHistory {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

/**
 * The path of the page of this site from which the visitor came here, by a link or by loading a document; undefined
 * when there was none or the browser does not tell. Only the page that wants to know asks, so that no other page has to
 * note down where it was left.
 */
export function pageBefore(
  history: KnownHistory | undefined = (globalThis as { navigation?: KnownHistory }).navigation,
  here: string = location.pathname,
): string | undefined {
  const index = history?.currentEntry?.index ?? 0;
  const url = history?.entries()[index - 1]?.url;
  if (url === undefined || url === null) return undefined;
  const { pathname } = new URL(url);
  return pathname === here ? undefined : pathname;
}
