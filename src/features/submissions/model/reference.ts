/**
 * The number a visitor may quote on the telephone: the first eight digits of the submission's id, in two groups.
 * It helps staff find a request; it opens nothing by itself. `ab12cd34-…` → `AB12-CD34`.
 */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** True for a text that looks like a reference; spelling in lower case is forgiven. */
export function isReference(text: string): boolean {
  return /^[0-9A-F]{4}-[0-9A-F]{4}$/i.test(text);
}

/** What somebody typed or was told on the phone, as a reference is written. `' ab12 cd34'` → `'AB12-CD34'` */
export function asReference(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
