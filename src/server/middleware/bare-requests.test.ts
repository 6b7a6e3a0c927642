import { expect, test } from 'vitest';
import { mediaType, readText } from './read-json.ts';

test('a request without a body is an empty text, of no type', async () => {
  const request = new Request('https://www.site.example/', { method: 'POST' });
  expect(await readText(request, 100)).toEqual({ ok: true, value: '' });
  expect(mediaType(request)).toBe('');
});
