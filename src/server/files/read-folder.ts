import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, isCompressible } from './content-types.ts';
import { type ServedFile, servedFile } from './served-file.ts';

/** Files by the path they are served at, spelled as in a request (percent-encoded where needed). */
export type FileMap = Map<string, ServedFile>;

/** How a file may be kept by browsers. */
export const cacheFor = {
  /** Its name holds a hash of its content. */
  ever: 'public, max-age=31536000, immutable',
  /** Its name stays when its content changes. */
  day: 'public, max-age=86400',
  /** Ask every time; the entity tag makes the answer short. */
  asking: 'no-cache',
} as const;

/** Larger files that do not compress stay on the disk. */
const largestInMemory = 512 * 1024;

/** Never served: hidden files, compressed twins (they travel as encodings) and source maps. */
const unserved = /(^|\/)\.|\.(br|gz|map)$/;

/**
 * Reads the files below a folder once, at start. Only what is found here can ever be served, and only under exactly
 * this name: no request is ever turned into a file name.
 */
export async function readFolder(
  folder: string,
  options: { cacheControl: string; include?: (path: string) => boolean },
): Promise<FileMap> {
  const { cacheControl, include = () => true } = options;
  const files: FileMap = new Map();
  for (const path of pathsBelow(folder)) {
    if (!include(path)) continue;
    files.set(encodeURI(`/${path}`), await readServedFile(join(folder, path), cacheControl));
  }
  return files;
}

/** The served files below a folder, as sorted relative paths with forward slashes. */
export function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !unserved.test(path))
    .sort();
}

/** One file, with the twins that the build compressed beside it. */
export async function readServedFile(filename: string, cacheControl: string): Promise<ServedFile> {
  const type = contentTypeOf(filename);
  const content = readFileSync(filename);
  if (!isCompressible(type) && statSync(filename).size > largestInMemory) {
    const tag = createHash('sha256').update(content).digest('base64url').slice(0, 20);
    return servedFile({ content: await openAsBlob(filename), type, cacheControl, tag });
  }
  return servedFile({
    content,
    type,
    cacheControl,
    compressed: { br: twin(filename, '.br'), gzip: twin(filename, '.gz') },
  });
}

/** The file that the build compressed beside this one, where there is one. */
function twin(filename: string, extension: string): Buffer<ArrayBuffer> | undefined {
  return existsSync(filename + extension) ? readFileSync(filename + extension) : undefined;
}
