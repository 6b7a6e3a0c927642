import type { DraftStorage } from './drafts.ts';
import { isPlainObject } from './form-rules.ts';

/** The tab as sealing needs it; the browser's own is `browserTab`. */
export interface Tab {
  /** Where the sealed drafts lie. Browsers write it to the disk. */
  storage: DraftStorage;
  /** A text that lives as long as the tab and that no file holds: `window.name`. */
  name: string;
  /** Undefined where the browser has no cryptography: on a plain address that is not this machine. */
  subtle: SubtleCrypto | undefined;
}

/** How long after the last key drafts are given back, in milliseconds. */
export const draftsLifetime = 30 * 60_000;

/** What a storage holds: drafts that open with the key of the tab alone. */
interface SealedDrafts {
  /** When the last key was pressed, in milliseconds since 1970. */
  at: number;
  iv: string;
  text: string;
}

const keyPrefix = 'site-tab:';
const cipher = 'AES-GCM';

/**
 * The drafts of this tab as a storage that reads and writes at once, while what reaches the disk is sealed. Drafts that
 * do not open, or are too old, are removed: a browser that brings a tab back has lost its key. Where nothing can be sealed,
 * drafts live in the memory of the page.
 *
 * @param key The key that they lie under.
 */
export async function openDrafts(tab: Tab, key: string, now: () => number = Date.now): Promise<DraftStorage> {
  let plain = await opened(tab, key, now());
  let version = 0;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    version += 1;
    plain = null;
    clearTimeout(expiry);
    tab.storage.removeItem(key);
  }

  async function write(text: string, mine: number): Promise<void> {
    const sealed = await sealedText(tab, text, now());
    // Of two that overtake each other the later one stands, and what was forgotten meanwhile stays away.
    if (mine === version && sealed !== undefined) tab.storage.setItem(key, sealed);
  }

  function expireLater(): void {
    clearTimeout(expiry);
    expiry = setTimeout(forget, draftsLifetime);
  }

  if (plain === null) {
    if (tab.storage.getItem(key) !== null) tab.storage.removeItem(key);
  } else expireLater();
  return {
    getItem: () => plain,
    setItem(_, text) {
      version += 1;
      plain = text;
      // A storage that is full or switched off keeps nothing; the form works as ever.
      write(text, version).catch(() => undefined);
      expireLater();
    },
    removeItem: forget,
  };
}

async function opened(tab: Tab, key: string, now: number): Promise<string | null> {
  try {
    const sealed = readSealed(tab.storage.getItem(key));
    const secret = await secretOf(tab);
    if (sealed === undefined || secret === undefined) return null;
    if (Math.abs(now - sealed.at) > draftsLifetime) return null;
    const bytes = await tab.subtle?.decrypt(
      { name: cipher, iv: bytesOf(sealed.iv), additionalData: new TextEncoder().encode(`${sealed.at}`) },
      secret,
      bytesOf(sealed.text),
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

async function sealedText(tab: Tab, text: string, at: number): Promise<string | undefined> {
  if (tab.subtle === undefined) return undefined;
  if (!tab.name.startsWith(keyPrefix)) {
    tab.name = keyPrefix + inBase64(crypto.getRandomValues(new Uint8Array(32)));
  }
  const secret = await secretOf(tab);
  if (secret === undefined) return undefined;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  // The moment is sealed with it: nobody makes an old draft young by writing another one beside it.
  const additionalData = new TextEncoder().encode(`${at}`);
  const closed = await tab.subtle.encrypt(
    { name: cipher, iv, additionalData },
    secret,
    new TextEncoder().encode(text),
  );
  return JSON.stringify({ at, iv: inBase64(iv), text: inBase64(new Uint8Array(closed)) });
}

async function secretOf({ name, subtle }: Tab): Promise<CryptoKey | undefined> {
  if (!name.startsWith(keyPrefix)) return undefined;
  return await subtle?.importKey('raw', bytesOf(name.slice(keyPrefix.length)), cipher, false, [
    'encrypt',
    'decrypt',
  ]);
}

function readSealed(text: string | null): SealedDrafts | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isPlainObject(value)) return undefined;
  const { at, iv, text: closed } = value;
  if (typeof at !== 'number' || typeof iv !== 'string' || typeof closed !== 'string') return undefined;
  return { at, iv, text: closed };
}

function inBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
