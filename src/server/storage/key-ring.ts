import { hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { folderFault } from './folder-fault.ts';
import type { StorageSettings } from './storage-settings.ts';

/** What a key is used for. Each purpose has its own key, so that no proof made for one counts for another. */
export type KeyPurpose =
  | 'payload'
  | 'fingerprint'
  | 'email'
  | 'sealing'
  | 'human-check'
  | 'form-token'
  | 'receipt'
  | 'receipt-page'
  | 'alert-step'
  | 'caller';

/** The keys of this installation: one current, older ones still known so that what they closed can be opened. */
export type KeyRing = {
  /** Id of the key that closes from now on. */
  current: string;
  /** Every known id, the current one first. */
  ids: readonly string[];
  /** The 32 bytes for one purpose under one key; throws when the key is not known. */
  derive(id: string, purpose: KeyPurpose): Buffer;
};

const secretBytes = 32;
const keyFileName = 'keys.json';

/**
 * Reads the keys from the settings, or, for a local run without any, from `keys.json` in the data directory, which it
 * makes once. In production made-up keys are refused: a container that loses its disk would lose them unnoticed.
 */
export function loadKeyRing(settings: Omit<StorageSettings, 'databaseUrl'>): KeyRing {
  const { dataDir, environment, storageKeys } = settings;
  if (storageKeys !== null) return createKeyRing(parseKeys(storageKeys));
  if (environment === 'production') {
    throw new Error(
      'STORAGE_KEYS is not set; in production submissions are never stored under keys that only this disk knows. ' +
        'Set STORAGE_KEYS or STORAGE_KEYS_FILE to "id:secret", the secret being 32 random bytes in base64.',
    );
  }
  return createKeyRing(readOrMakeKeyFile(dataDir));
}

/** A key ring of these secrets, the first one being current. */
export function createKeyRing(secrets: ReadonlyMap<string, Uint8Array>): KeyRing {
  const ids = [...secrets.keys()];
  const [current] = ids;
  if (current === undefined)
    throw new Error('The key ring is empty; nothing could be stored. Give it one key.');
  const derived = new Map<string, Buffer>();
  return {
    current,
    ids,
    derive(id, purpose) {
      const name = `${purpose}/${id}`;
      const known = derived.get(name);
      if (known) return known;
      const secret = secrets.get(id);
      if (secret === undefined) {
        throw new Error(
          `Key "${id}" is not known, so what it closed stays closed. Add it after the current key.`,
        );
      }
      const key = Buffer.from(hkdfSync('sha256', secret, '', `site ${purpose}`, secretBytes));
      derived.set(name, key);
      return key;
    },
  };
}

/**
 * Reads `id:secret` pairs separated by commas or lines. Its messages name ids and places, never a secret.
 */
export function parseKeys(text: string): Map<string, Buffer> {
  const keys = new Map<string, Buffer>();
  const pairs = text
    .split(/[,\s]+/)
    .filter((pair) => pair !== '')
    .map((pair) => pair.split(':'));
  for (const [place, [id = '', secret = '', ...rest]] of pairs.entries()) {
    const name = /^[\w-]{1,64}$/.test(id) ? `Key "${id}"` : `Key number ${place + 1}`;
    if (!name.includes('"') || rest.length > 0) {
      throw new Error(
        `${name} of STORAGE_KEYS has no proper id. Write it as "id:secret" with letters and digits in the id.`,
      );
    }
    const bytes = Buffer.from(secret, 'base64');
    if (bytes.length !== secretBytes || new Set(bytes).size < 8) {
      throw new Error(
        `${name} of STORAGE_KEYS is not ${secretBytes} random bytes in base64. Make one: openssl rand -base64 32`,
      );
    }
    if (keys.has(id)) throw new Error(`${name} stands twice in STORAGE_KEYS. Keep one of them.`);
    keys.set(id, bytes);
  }
  if (keys.size === 0)
    throw new Error('STORAGE_KEYS is set but empty. Give it one "id:secret", or leave it out locally.');
  return keys;
}

function readOrMakeKeyFile(directory: string): Map<string, Buffer> {
  const path = join(directory, keyFileName);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) makeKeyFile(path);
    return readKeyFile(path);
  } catch (error) {
    const words = folderFault(error);
    if (words === undefined) throw error;
    throw new Error(`The keys in ${path} cannot be used: ${words}`, { cause: error });
  }
}

function readKeyFile(path: string): Map<string, Buffer> {
  const text = readFileSync(path, 'utf8');
  try {
    const { keys } = JSON.parse(text) as { keys: { id: string; secret: string }[] };
    return parseKeys(keys.map(({ id, secret }) => `${id}:${secret}`).join(','));
  } catch {
    throw new Error(
      `${path} is damaged; stored submissions cannot be opened without it. Restore it from a backup.`,
    );
  }
}

/** Two processes may start at once: the file appears whole under its name, and the second one finds it there. */
function makeKeyFile(path: string): void {
  const id = `local-${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(secretBytes).toString('base64');
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    try {
      writeFileSync(file, `${JSON.stringify({ keys: [{ id, secret }] }, null, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(draft, path);
  } catch (error) {
    // Another process was first, and its keys are read.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    // Also after a fault: it holds a secret.
    unlinkSync(draft);
  }
}
