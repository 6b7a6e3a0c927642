/**
 * A line of a calendar or an address book, cut into pieces of at most 75 octets as both formats ask (RFC 5545, 3.1; RFC
 * 6350, 3.2): never within a character, whatever octets it takes; a space begins each further piece.
 */
export function fold75(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (size + octets > 75) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += octets;
  }
  return [...pieces, piece].join('\r\n');
}
