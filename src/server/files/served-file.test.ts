import { expect, test } from 'vitest';
import { contentTag, servedFile } from './served-file.ts';

const film = new Blob(['film']);

test('a file that stays on the disk is sent as it is, whatever is asked for', async () => {
  const file = servedFile({ content: film, type: 'video/webm', cacheControl: 'no-cache', tag: 'one' });
  expect(file.encodings).toEqual([]);
  expect(await file.body('br')).toBe(film);
});

test('a file that stays on the disk needs a tag of its own', () => {
  expect(() => contentTag(film)).toThrow(/needs a tag/);
  expect(() => servedFile({ content: film, type: 'video/webm', cacheControl: 'no-cache' })).toThrow(/tag/);
});

test('what was packed ahead is not packed again', async () => {
  const content = new TextEncoder().encode('words '.repeat(500));
  const packed = { br: new TextEncoder().encode('br'), gzip: new TextEncoder().encode('gzip') };
  const file = servedFile({ content, type: 'text/css', cacheControl: 'no-cache', compressed: packed });
  expect([await file.body('br'), await file.body('gzip')]).toEqual([packed.br, packed.gzip]);
});
