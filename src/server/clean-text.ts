/** The longest text that a log line may hold. */
const longestText = 500;

/** Short text of nothing but letters, slashes and hyphens, as most methods, paths and names are: nothing below finds any of it. */
const alreadyClean = /^[a-z/-]{0,100}$/i;

/**
 * Makes text from outside fit for a log: one line, no hidden characters, nothing that names or numbers a person.
 * `"x?token=1 from jo@example.com"` -> `"x? from [email]"`.
 */
export function cleanText(text: string, limit: number = longestText): string {
  if (text.length <= limit && alreadyClean.test(text)) return text;
  return (
    text
      // Cut early: nothing below should have to read a megabyte.
      .slice(0, limit * 4)
      // Controls, bidirectional marks, lone surrogates and private use; then the two line ends that JSON lets through.
      .replace(/\p{C}+/gu, ' ')
      .replace(/[\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\?[^\s"'<>)\]}]*/g, '?')
      .replace(/[^\s"'<>@:=,;()/]{1,64}(@|%40)[^\s"'<>@:=,;()/]{1,255}/gi, '[email]')
      .replace(/[+(]{0,2}\d(?:[ ().-]{0,2}\d){5,}/g, '[number]')
      .replace(/ {2,}/g, ' ')
      .trim()
      .slice(0, limit)
      // The cut may have split a pair of surrogates.
      .toWellFormed()
      .replace(/\uFFFD$/, '')
  );
}
