/** Texts of others, made fit to be shown: as text alone, never as markup. */

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** One line without controls and marks that turn the direction of writing, no longer than asked. */
export function oneLine(text: string, longest: number): string {
  return withoutControls(text).replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();
}

/** The paragraphs of a plain text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => oneLine(line, 5000))
    .filter((line) => line !== '')
    .slice(0, 200);
}

/** HTML as plain text: each block begins a line; scripts, styles and all marks are gone. */
export function htmlToText(html: string): string {
  return html
    .slice(0, 200_000)
    .replace(/<(script|style|template)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<(\/?(p|div|h[1-6]|li|ul|ol|tr|table|blockquote|section|article)|br)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => decoded(name) ?? whole);
}

/** `#233` → `é`; undefined for a name or number that stands for nothing. */
export function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(names, name) ? names[name] : undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    /[\s\u200c\u200d]/.test(character) ? character : '',
  );
}
