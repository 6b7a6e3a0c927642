/** Is this an object with fields, neither a list nor `null`? For what comes from outside: a file, an answer, a store. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
