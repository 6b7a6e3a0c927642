import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  Reflect.deleteProperty(globalThis, 'siteEnvironment');
});

afterEach(() => vi.unstubAllGlobals());

/** A fresh module, as at application start, in front of a server that answers so. */
async function askWith(respond: () => Response) {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return respond();
  });
  const { environment } = await import('./environment.ts');
  return environment;
}

test.each([
  ['development', 'development'],
  ['AzureDev', 'azuredev'],
  ['QA', 'qa'],
  ['production', null],
  ['Production', null],
  ['staging', null],
  ['', null],
])('the server answer "%s" means %s', async (name, expected) => {
  const environment = await askWith(() => Response.json(name));
  expect(await environment()).toBe(expected);
});

test.each([
  ['an error', () => new Response('', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['an object', () => Response.json({ name: 'qa' })],
  [
    'no answer',
    () => {
      throw new TypeError('unreachable');
    },
  ],
])('%s counts as production', async (_, respond) => {
  const environment = await askWith(respond);
  expect(await environment()).toBeNull();
});

test('asks once, however many want to know', async () => {
  const environment = await askWith(() => Response.json('qa'));
  await Promise.all([environment(), environment()]);
  await environment();
  expect(asked).toEqual(['/api/environment']);
});
