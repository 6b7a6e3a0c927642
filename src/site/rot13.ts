/**
 * Turns a ROT13 text back into letters; digits and punctuation stay: `uryyb@1.k` -> `hello@1.x`.
 * The contact address is stored that way, because harvesters read HTML and scripts but decode nothing.
 */
export function decodeRot13(encoded: string): string {
  return encoded.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}
