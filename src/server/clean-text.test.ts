import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['plain words', 'plain words'],
  ['two\nlines\r\nand\ta tab', 'two lines and a tab'],
  ['x?token=1 from jo@example.com', 'x? from [email]'],
  ['/a?b=c#d (at https://x.example/y?z=1:2:3)', '/a? (at https://x.example/y?)'],
  ['jo%40example.com', '[email]'],
  ['mailto:jo.doe+tag@mail.example.com!', 'mailto:[email]'],
  ['call 212-555-0123 now', 'call [number] now'],
  ['(212) 555 0123', '[number]'],
  ['card 4111 1111 1111 1111.', 'card [number].'],
  ['line 12:345', 'line 12:345'],
  ['a\u202eb\u2066c\u200bd\ufeffe', 'a b c d e'],
  ['a\u0000b\u001b[31mc\u0085d', 'a b [31mc d'],
  ['a\u2028b\u2029c', 'a b c'],
  ['a\ud800b', 'a b'],
  ['ñandú 👍', 'ñandú 👍'],
  ['', ''],
])('%j becomes %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test('a path of letters stays as it is up to the limit, and not beyond', () => {
  expect(cleanText('/firm/News-Releases')).toBe('/firm/News-Releases');
  expect(cleanText('/firm', 4)).toBe('/fir');
  expect(cleanText(`/${'a'.repeat(600)}`)).toHaveLength(500);
});

test('a text is cut at its limit without halving a character', () => {
  expect(cleanText('x'.repeat(10_000))).toHaveLength(500);
  expect(cleanText('👍'.repeat(1000), 5)).toBe('👍👍');
});

test('a hostile megabyte is cleaned with little work', () => {
  const before = process.threadCpuUsage();
  for (const piece of ['a@', '1 ', '?', '\u202e', '%40', '1-(']) cleanText(piece.repeat(400_000));
  // What this thread worked, not what the clock says: that depends on who else uses the machine.
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
