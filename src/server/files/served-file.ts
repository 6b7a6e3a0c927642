import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './content-encoding.ts';
import { isCompressible } from './content-types.ts';

/** A body in memory, or one that stays on the disk and is read piece by piece (films). */
export type Body = Uint8Array<ArrayBuffer> | Blob;

/** What a served file is made of. */
export type ServedFileOptions = {
  content: Body;
  type: string;
  cacheControl: string;
  /** Names the content; two contents never share it. Default: made from the content, which must then be in memory. */
  tag?: string;
  /** The same content, compressed when the site was built. Missing ones are made when first asked for. */
  compressed?: { br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> };
};

/** A file that the server knows by heart: its headers and its bodies in every encoding. */
export type ServedFile = {
  type: string;
  cacheControl: string;
  /** Encodings besides identity. */
  encodings: readonly Encoding[];
  /** True for films and sound, whose players ask for pieces. */
  inPieces: boolean;
  size: number;
  /** Strong entity tag of one encoding: other bytes, another tag. */
  etag(encoding: Encoding): string;
  body(encoding: Encoding): Body | Promise<Body>;
};

/** Below this size, compressing costs more than it saves. */
const worthCompressing = 1024;

/**
 * The best there is, as the budgets reckon with: made once per file while the server runs, in a thread of its own (50 ms for the
 * home page). One step down and that page no longer comes in one flight of packets.
 */
const brotliQuality = constants.BROTLI_MAX_QUALITY;

const packers = {
  br: (content: Uint8Array) =>
    pack.brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (content: Uint8Array) => pack.gzip(content, { level: 9 }),
};

const pack = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

/** Makes a served file. */
export function servedFile(options: ServedFileOptions): ServedFile {
  const { content, type, cacheControl, compressed = {} } = options;
  const size = content instanceof Blob ? content.size : content.byteLength;
  const packable = !(content instanceof Blob) && isCompressible(type) && size >= worthCompressing;
  const tag = options.tag ?? contentTag(content);
  const made = new Map<Encoding, Body | Promise<Body>>([['identity', content]]);
  if (packable && compressed.br) made.set('br', compressed.br);
  if (packable && compressed.gzip) made.set('gzip', compressed.gzip);
  return {
    type,
    cacheControl,
    encodings: packable ? ['br', 'gzip'] : [],
    inPieces: /^(video|audio)\//.test(type),
    size,
    etag: (encoding) => `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    body(encoding) {
      const known = made.get(encoding);
      if (known) return known;
      if (content instanceof Blob || encoding === 'identity') return content;
      const packed = packers[encoding](content).then((bytes) => {
        made.set(encoding, bytes);
        return bytes;
      });
      made.set(encoding, packed);
      return packed;
    },
  };
}

/** A short name of a content: the first 120 bits of its SHA-256. */
export function contentTag(content: Body): string {
  if (content instanceof Blob)
    throw new Error('A file that stays on the disk needs a tag; its content is not here.');
  return createHash('sha256').update(content).digest('base64url').slice(0, 20);
}
