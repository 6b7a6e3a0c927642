import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLimits } from '../listen.ts';

/** The head of an answer, ready to be written. */
export type PreparedHead = {
  status: number;
  /** Names and values in turn, as Node takes them. */
  headers: string[];
  /** All of it but the date and what follows. */
  text: string;
  /** The whole text as it was in one second. */
  dated: { second: number; text: string };
};

/** What Node adds to the head of an answer after which the connection stays open. */
const staysOpen = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(listenLimits.keepAliveTimeout / 1000)}\r\n\r\n`;

/** Prepares a head from the headers of a `Response`, which has refused whatever could end a line early. */
export function prepareHead(status: number, reason: string, headers: string[]): PreparedHead {
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}\r\n`] : []));
  const text = `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}`;
  return { status, headers, text, dated: { second: Number.NaN, text: '' } };
}

/**
 * Gives a response its head. Node would look at each character of each header again, a fifth of what an answer costs, so
 * the text goes to where Node puts its own, a field that is not documented: where a Node has none, or the connection
 * is not an everyday one, the head goes the documented way. A test compares the bytes of both.
 */
export function giveHead(request: IncomingMessage, response: ServerResponse, head: PreparedHead): void {
  const open = response as unknown as { _header?: string | null };
  if (open._header !== null || !response.shouldKeepAlive || request.httpVersion !== '1.1') {
    response.writeHead(head.status, head.headers);
    return;
  }
  const second = Math.floor(Date.now() / 1000);
  if (second !== head.dated.second) {
    const date = new Date(second * 1000).toUTCString();
    head.dated = { second, text: `${head.text}Date: ${date}\r\n${staysOpen}` };
  }
  response.statusCode = head.status;
  open._header = head.dated.text;
}
