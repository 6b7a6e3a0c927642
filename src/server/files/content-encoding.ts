/** How a body may travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The smallest form of a body that the client takes: `chooseEncoding('gzip, br;q=0.5', ['br', 'gzip'])` -> `'br'`.
 * Among forms that are not refused we prefer ours (brotli first), because the client's weights only say "I can".
 */
export function chooseEncoding(acceptEncoding: string | null, available: readonly Encoding[]): Encoding {
  if (acceptEncoding === null) return 'identity';
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(',').slice(0, 20)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const refuses = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    (refuses ? refused : taken).add(name);
  }
  for (const encoding of ['br', 'gzip'] as const) {
    const wanted = taken.has(encoding) || (taken.has('*') && !refused.has(encoding));
    if (wanted && available.includes(encoding)) return encoding;
  }
  return 'identity';
}
