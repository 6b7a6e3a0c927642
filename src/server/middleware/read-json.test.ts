import { expect, test } from 'vitest';
import { readJson, readText } from './read-json.ts';

type Sent = { body: BodyInit; type?: string; length?: string };

function request({ body, type = 'application/json', length }: Sent): Request {
  const headers: Record<string, string> = { 'content-type': type };
  if (length !== undefined) headers['content-length'] = length;
  const init: RequestInit & { duplex?: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('https://www.site.example/', init);
}

const read = (sent: Sent) => readJson(request(sent), { maxBytes: 100, maxDepth: 2 });

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
])('the type %s is JSON', async (type) => {
  expect(await read({ body: '{"a":1}', type })).toEqual({ ok: true, value: { a: 1 } });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/json+x',
  'application/json, text/plain',
  'application/ld+json',
  '',
])('the type "%s" is not', async (type) => {
  expect(await read({ body: '{}', type })).toEqual({ ok: false, status: 415, error: 'body.type' });
});

test('a length that is announced too large is refused before anything is read', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(10));
      },
    },
    { highWaterMark: 0 },
  );
  expect(await read({ body, length: '101' })).toMatchObject({ status: 413 });
  expect(pulled).toBe(0);
});

test('a body that never ends is refused at the limit, whatever length it announced', async () => {
  let pulled = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(30).fill(32));
      },
    });
  expect(await read({ body: endless() })).toEqual({ ok: false, status: 413, error: 'body.size' });
  expect(await read({ body: endless(), length: '5' })).toMatchObject({ status: 413 });
  expect(pulled).toBeLessThan(20);
});

test('a body of exactly the limit is read', async () => {
  expect(await read({ body: `{"a":"${'x'.repeat(92)}"}` })).toMatchObject({ ok: true });
  expect(await read({ body: `{"a":"${'x'.repeat(93)}"}` })).toMatchObject({ status: 413 });
});

test.each([
  ['half a character', new Uint8Array([0x7b, 0xc3])],
  ['a byte that starts nothing', new Uint8Array([0xff, 0x7b, 0x7d])],
  ['an overlong slash', new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
  ['an encoded surrogate', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
])('%s is no UTF-8', async (_, body) => {
  expect(await read({ body })).toEqual({ ok: false, status: 400, error: 'body.encoding' });
});

test('a character may be split between two pieces', async () => {
  const bytes = new TextEncoder().encode('{"a":"ñ"}');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await read({ body })).toEqual({ ok: true, value: { a: 'ñ' } });
});

test.each(['', ' ', '{', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', 'undefined', 'NaN', '{"a":01}', '\u0000'])(
  '%j is no JSON',
  async (body) => {
    expect(await read({ body })).toEqual({ ok: false, status: 400, error: 'body.json' });
  },
);

test.each(['null', '1', '"text"', 'true', '[]', '[{"a":1}]'])('%s is no object', async (body) => {
  expect(await read({ body })).toEqual({ ok: false, status: 400, error: 'body.shape' });
});

test.each(['{"a":{"b":{}}}', '{"a":{"b":[]}}', '{"a":[[]]}'])('%s is too deep', async (body) => {
  expect(await read({ body })).toEqual({ ok: false, status: 400, error: 'body.depth' });
});

test('a body of nothing but brackets is refused and breaks nothing', async () => {
  const body = `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  expect(await readJson(request({ body }), { maxBytes: 40_000 })).toMatchObject({ error: 'body.depth' });
});

test('a prototype key is a key like any other and reaches no prototype', async () => {
  const result = await read({ body: '{"__proto__":{"polluted":1}}' });
  expect(result.ok && Object.keys(result.value)).toEqual(['__proto__']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('text is read under the same rules', async () => {
  expect(await readText(request({ body: 'a=1' }), 3)).toEqual({ ok: true, value: 'a=1' });
  expect(await readText(request({ body: 'a=12' }), 3)).toMatchObject({ status: 413 });
});
