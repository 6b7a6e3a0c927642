const codes: [name: string, matches: RegExp][] = [
  ['timeout', /^(ETIMEDOUT|ESOCKETTIMEDOUT|EABORT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|ABORT_ERR)$/],
  ['dns', /^(ENOTFOUND|EAI_\w+|EDNS)$/],
  ['refused', /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/],
  ['tls', /^(ETLS|EPROTO|ERR_TLS_\w+|ERR_SSL_\w+|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/],
  ['reset', /^(ECONNRESET|EPIPE|ECONNABORTED|ECONNECTION|UND_ERR_SOCKET)$/],
];

/**
 * A failed connection as one of our few codes: `timeout`, `dns`, `refused`, `tls`, `reset` or `unreachable`. Libraries
 * wrap the cause, sometimes in several layers, and their messages hold names and addresses, which end here.
 */
export function failureCode(error: unknown): string {
  const found = [...codesIn(error, 0)];
  for (const [name, pattern] of codes) if (found.some((code) => pattern.test(code))) return name;
  return 'unreachable';
}

function* codesIn(error: unknown, depth: number): Generator<string> {
  if (!(error instanceof Error) || depth > 4) return;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') yield 'ABORT_ERR';
  if ('code' in error && typeof error.code === 'string') yield error.code;
  if ('originalCode' in error && typeof error.originalCode === 'string') yield error.originalCode;
  yield* codesIn(error.cause, depth + 1);
  // A name with several addresses fails once for each.
  if (error instanceof AggregateError) for (const single of error.errors) yield* codesIn(single, depth + 1);
}
