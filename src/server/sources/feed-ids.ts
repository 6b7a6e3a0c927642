import { createHash } from 'node:crypto';

/** An id of a feed as up to twelve digits, always the same ones: `42` → `42`, an address → a number made of it. */
export function digitsOf(id: string): string {
  if (/^[1-9]\d{0,11}$/.test(id)) return id;
  return String(
    (createHash('sha256').update(id).digest().readUIntBE(0, 6) % 899_999_999_999) + 100_000_000_000,
  );
}
