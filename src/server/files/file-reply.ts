import { chooseEncoding } from './content-encoding.ts';
import type { ServedFile } from './served-file.ts';

/**
 * Answers GET and HEAD of one file: the encoding that the client takes, 304 when it has the content already, 206 for
 * a piece of a film. `headers` are added to every one of these, 304 included.
 */
export async function fileReply(
  request: Request,
  file: ServedFile,
  headers: Record<string, string> = {},
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), file.encodings);
  const etag = file.etag(encoding);
  const shared = {
    etag,
    'cache-control': file.cacheControl,
    ...(file.encodings.length > 0 ? { vary: 'Accept-Encoding' } : {}),
    ...(file.inPieces ? { 'accept-ranges': 'bytes' } : {}),
    ...headers,
  };
  if (namesTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: shared });
  const described = { ...shared, 'content-type': file.type };
  if (file.inPieces) {
    const piece = wantedPiece(request, file.size, etag);
    if (piece === 'none') {
      return new Response(null, {
        status: 416,
        headers: { ...shared, 'content-range': `bytes */${file.size}` },
      });
    }
    if (piece !== 'all') return await pieceReply(request, file, piece, described);
  }
  const body = await file.body(encoding);
  const length = body instanceof Blob ? body.size : body.byteLength;
  return new Response(request.method === 'HEAD' ? null : streamed(body), {
    headers: {
      ...described,
      'content-length': String(length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}

/** `namesTag('"a", W/"b"', '"b"')` -> true. The comparison is the weak one, as RFC 9110 has it for `If-None-Match`. */
export function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

type Piece = { first: number; last: number };

/** Which bytes a request asks for. A header we do not understand counts as none: the whole file is always right. */
function wantedPiece(request: Request, size: number, etag: string): Piece | 'all' | 'none' {
  const unless = request.headers.get('if-range');
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get('range')?.trim() ?? '');
  if (!match || (unless !== null && unless !== etag)) return 'all';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'all';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'all';
  return first > last ? 'none' : { first, last };
}

async function pieceReply(
  request: Request,
  file: ServedFile,
  { first, last }: Piece,
  headers: Record<string, string>,
): Promise<Response> {
  const body = await file.body('identity');
  const piece = body instanceof Blob ? body.slice(first, last + 1) : body.subarray(first, last + 1);
  return new Response(request.method === 'HEAD' ? null : streamed(piece), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${file.size}`,
    },
  });
}

/** A film goes out as a stream, so that a slow reader does not make us hold all of it. */
function streamed(body: Uint8Array<ArrayBuffer> | Blob): BodyInit {
  return body instanceof Blob ? body.stream() : body;
}
