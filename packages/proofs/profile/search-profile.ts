import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was found of a text in the files of a profile: a path below the profile, and which text. */
export type Hit = { file: string; text: string };

/** Folders and files that browsers write what a site stores into: those of Chromium, then those of Firefox. */
const siteStorage = [
  /(^|\/)(Session Storage|Local Storage|IndexedDB|Service Worker|CacheStorage|File System|WebStorage|shared_proto_db|blob_storage)\//,
  /(^|\/)(Cookies|Network\/Cookies|QuotaManager)(-journal|-wal)?$/,
  /^storage\//,
  /^(webappsstore|cookies|storage)\.sqlite(-wal|-shm)?$/,
];

/** True for a file that holds what sites store; all others the browser writes for itself. */
export function isSiteStorage(file: string): boolean {
  return siteStorage.some((pattern) => pattern.test(file));
}

/**
 * Every file below a folder that holds one of the texts, in any of the ways that browsers write text: UTF-8, UTF-16, or
 * inside base64. Compressed files are opened where they are of a kind that only files compress (Mozilla's `jsonlz4`).
 */
export function searchProfile(folder: string, texts: readonly string[]): Hit[] {
  const needles = texts.flatMap((text) => spellingsOf(text).map((bytes) => ({ text, bytes })));
  const hits: Hit[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(folder.length + 1);
    const bytes = contentOf(path);
    const found = needles.filter(({ bytes: needle }) => bytes.includes(needle)).map(({ text }) => text);
    for (const text of new Set(found)) hits.push({ file, text });
  }
  return hits;
}

/** The bytes that a text may have on a disk. In base64 three of them, as it may begin at any of three places. */
function spellingsOf(text: string): Buffer[] {
  const inBase64 = [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]).toString('base64');
    // Letters at both ends depend on what stands around the text.
    return Buffer.from(whole.replace(/=+$/, '').slice([0, 2, 3][shift], -2));
  });
  return [Buffer.from(text), Buffer.from(text, 'utf16le'), ...inBase64];
}

function contentOf(path: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    // A running browser takes files away.
    return Buffer.alloc(0);
  }
  return bytes.subarray(0, 8).equals(Buffer.from('mozLz40\0')) ? openLz4(bytes.subarray(12)) : bytes;
}

/** One block of LZ4 (https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md), as Firefox packs its sessions. */
function openLz4(block: Buffer): Buffer {
  const out: number[] = [];
  let place = 0;
  const lengthFrom = (nibble: number): number => {
    let length = nibble;
    if (nibble < 15) return length;
    for (let more = 255; more === 255; ) {
      more = block[place++] ?? 0;
      length += more;
    }
    return length;
  };
  while (place < block.length) {
    const token = block[place++] ?? 0;
    const literals = lengthFrom(token >> 4);
    for (let count = 0; count < literals; count += 1) out.push(block[place++] ?? 0);
    if (place >= block.length) break;
    const back = (block[place++] ?? 0) | ((block[place++] ?? 0) << 8);
    const copied = lengthFrom(token & 15) + 4;
    for (let count = 0; count < copied; count += 1) out.push(out[out.length - back] ?? 0);
  }
  return Buffer.from(out);
}
