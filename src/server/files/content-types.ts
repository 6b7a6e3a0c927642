import { extname } from 'node:path';

/** Every kind of file the site may hold. A hand-written list, because with `nosniff` a wrong type is a broken file. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  // React Router's data files; without a type here they would go out with none at all.
  '.data': 'text/x-script; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.speculationrules': 'application/speculationrules+json',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The content type of a file by its name.
 * @throws when the kind is not known: better at start than as a download nobody can open.
 */
export function contentTypeOf(filename: string): string {
  const type = contentTypes[extname(filename).toLowerCase()];
  if (type === undefined) {
    throw new Error(
      `The file ${filename} is of a kind the server has no content type for, so browsers would refuse it; ` +
        'add the kind to src/server/files/content-types.ts or take the file away.',
    );
  }
  return type;
}

/** True for kinds that are text inside and shrink; pictures, films and fonts are packed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|^application\/(json|manifest\+json|speculationrules\+json|xml|wasm)|^image\/(svg\+xml|x-icon)/.test(
    type,
  );
}
