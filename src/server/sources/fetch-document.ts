import { failureCode } from '../delivery/failure-code.ts';
import { inSpan, type OpenSpan } from '../telemetry/spans.ts';

/** What to read, and how much patience to have. */
export type FetchDocumentOptions = {
  /** From the settings alone. */
  url: string;
  accept: string;
  headers?: Record<string, string>;
  /** How long the whole answer may take, in milliseconds. Default 5 s. */
  timeout?: number;
  /** How long it may be, in bytes after unpacking. */
  longest: number;
};

/** Why a document was not taken. The code is one of ours: no address and nothing that a stranger wrote is in it. */
export class DocumentRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The document was refused: ${code}.`);
    this.name = 'DocumentRefused';
    this.code = code;
  }
}

/**
 * Reads a document as text. A redirect is not followed: it would lead where the settings do not.
 * @throws DocumentRefused with `timeout`, `dns`, `refused`, `tls`, `reset`, `unreachable`, `redirect`, `status-…`,
 *   `too-long` or `encoding`.
 */
export function fetchDocument(options: FetchDocumentOptions): Promise<string> {
  // Of the address the host alone: operators put keys into queries and paths.
  const { protocol, hostname } = new URL(options.url);
  const attributes = {
    'http.request.method': 'GET',
    'server.address': hostname,
    'url.scheme': protocol.slice(0, -1),
  };
  return inSpan('fetch feed', { kind: 'client', attributes }, (span) => fetchText(options, span));
}

async function fetchText(options: FetchDocumentOptions, span: OpenSpan): Promise<string> {
  const { url, accept, headers = {}, timeout = 5000, longest } = options;
  try {
    const response = await fetch(url, {
      headers: { accept, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const { status } = response;
    span.set({ 'http.response.status_code': status });
    if (status !== 200) {
      await response.body?.cancel();
      throw new DocumentRefused(status >= 300 && status < 400 ? 'redirect' : `status-${status}`);
    }
    return await readText(response, longest);
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused(failureCode(error));
  }
}

async function readText(response: Response, longest: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new DocumentRefused('encoding');
    }
  };
  // Only a 200 comes here, which has a body, if an empty one.
  for await (const chunk of response.body as ReadableStream<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > longest) throw new DocumentRefused('too-long');
    text += decode(chunk);
  }
  return text + decode();
}
