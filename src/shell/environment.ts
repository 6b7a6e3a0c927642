import { type ShownEnvironment, shownEnvironment } from '#site/environments.ts';

/** The page script and React are two programs of one page: whoever asks first, asks for both. */
interface AskedWindow {
  siteEnvironment?: Promise<ShownEnvironment | null>;
}

/** Asks the server once in the life of a document where this site runs; `null` in production or without an answer. */
export function environment(): Promise<ShownEnvironment | null> {
  const asked = globalThis as AskedWindow;
  asked.siteEnvironment ??= ask();
  return asked.siteEnvironment;
}

async function ask(): Promise<ShownEnvironment | null> {
  try {
    const response = await fetch('/api/environment', { headers: { accept: 'application/json' } });
    return response.ok ? shownEnvironment(await response.json()) : null;
  } catch {
    return null;
  }
}
