/** An error that was reported is reported again only after this long, in milliseconds. */
const silence = 60_000;

/** Longest entry, in bytes of UTF-8: the start of a stack trace says what is needed. */
const longest = 2_048;

const reported = new Map<string, number>();

/**
 * Sends every uncaught error and rejected promise to the server's log. Nothing is prevented or swallowed: the browser
 * still prints the error, and other listeners still hear it.
 */
export function reportErrors(): void {
  addEventListener('error', (event) => logError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => logError(event.reason));
}

/**
 * What React is given for errors that no boundary caught. It throws the error again where the browser counts it as
 * uncaught: it is printed, and the listener above reports it.
 */
export function reportError(error: unknown): void {
  globalThis.reportError(error);
}

/** Sends an error to the server's log, once a minute each. A log that cannot be reached is no second error. */
export function logError(error: unknown, now: number = Date.now()): void {
  const entry = logEntry(error, location.pathname);
  if (now - (reported.get(entry) ?? Number.NEGATIVE_INFINITY) < silence) return;
  reported.set(entry, now);
  fetch('/api/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ logLevel: 'Error', logEntry: entry }),
    keepalive: true,
  }).catch(() => {});
}

/**
 * The text that the log gets: page, message and stack, without anything a visitor may have typed. Values of queries are
 * dropped, and so are email addresses and long numbers, since a message may quote the field that broke it.
 */
export function logEntry(error: unknown, page: string): string {
  const text = error instanceof Error ? (error.stack ?? '') : kindOf(error);
  const headline = error instanceof Error ? `${error.name}: ${error.message}` : '';
  // Some browsers leave the message out of the stack.
  const whole = text.includes(headline) ? text : `${headline}\n${text}`;
  return shorten(`${page} ${withoutPersonalData(whole)}`);
}

function withoutPersonalData(text: string): string {
  return text
    .replace(/([?&][\w.~%[\]-]+)=[^\s&#"')]*/g, '$1=')
    .replace(/[^\s@:/<>"'()]+@[^\s@:/<>"'()]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\+?\d(?:[\d\s().-]*\d){6,}/g, '[number]');
}

function kindOf(reason: unknown): string {
  if (typeof reason === 'string') return reason;
  // An object may hold a whole form; its kind is enough.
  return Object.prototype.toString.call(reason);
}

function shorten(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= longest) return text;
  // A letter cut in half decodes to a replacement character, which goes with it.
  return new TextDecoder().decode(bytes.slice(0, longest)).replace(/\uFFFD$/, '');
}
