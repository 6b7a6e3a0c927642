/** A JSON object as it came off the wire, before any schema has looked at it. */
export type JsonObject = Record<string, unknown>;

/** Why a body was refused: the status and code of the problem reply. */
export type BodyRefusal = {
  ok: false;
  status: 400 | 413 | 415;
  error: 'body.type' | 'body.size' | 'body.encoding' | 'body.json' | 'body.shape' | 'body.depth';
};

/** What a route accepts as a body. */
export type ReadJsonOptions = {
  /** Largest body in bytes. */
  maxBytes: number;
  /** Deepest nesting: 1 is a flat object. Deep input makes yup throw a RangeError. Default 3. */
  maxDepth?: number;
  /** Media types taken, without parameters. Default `application/json` only. */
  types?: readonly string[];
};

/**
 * Reads a request body as one plain JSON object, or says why not. Order: media type, announced length, counted
 * bytes, UTF-8, JSON, shape, depth; the cheap checks come first, so that a hostile body costs us little.
 */
export async function readJson(
  request: Request,
  options: ReadJsonOptions,
): Promise<{ ok: true; value: JsonObject } | BodyRefusal> {
  const { maxBytes, maxDepth = 3, types = ['application/json'] } = options;
  if (!types.includes(mediaType(request))) return { ok: false, status: 415, error: 'body.type' };
  const text = await readText(request, maxBytes);
  if (!text.ok) return text;
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch {
    return { ok: false, status: 400, error: 'body.json' };
  }
  if (!isPlainObject(value)) return { ok: false, status: 400, error: 'body.shape' };
  if (deeperThan(value, maxDepth)) return { ok: false, status: 400, error: 'body.depth' };
  return { ok: true, value };
}

/** Reads a body as text under the same size and encoding rules, for forms that post without a script. */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ ok: true; value: string } | BodyRefusal> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > maxBytes)
    return { ok: false, status: 413, error: 'body.size' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return { ok: false, status: 413, error: 'body.size' };
      text += decoder.decode(chunk, { stream: true });
    }
    return { ok: true, value: text + decoder.decode() };
  } catch {
    // A sender who hung up ends here too; nobody is left to read the reply.
    return { ok: false, status: 400, error: 'body.encoding' };
  }
}

/** `application/json; charset=utf-8` -> `application/json`; any other parameter is not one we know how to read. */
export function mediaType(request: Request): string {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const known = parameters.every((parameter) => /^\s*charset="?utf-8"?\s*$/.test(parameter));
  return known ? type.trim() : '';
}

function isPlainObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** `deeperThan({ a: { b: 1 } }, 1)` -> true. Stops at the limit, so its own recursion stays shallow. */
function deeperThan(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (depth === 0) return true;
  return Object.values(value).some((child) => deeperThan(child, depth - 1));
}
