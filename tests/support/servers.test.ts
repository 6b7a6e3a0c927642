import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Every port that the browser tests take. */
async function ports(): Promise<number[]> {
  const { development, production, withRecaptcha, withFeed, withDesk } = await import('./servers.ts');
  const servers = [development, production, withRecaptcha, withFeed, withDesk];
  const addresses = servers.flatMap(({ english, spanish, origins }) => [
    english,
    spanish,
    ...Object.values(origins),
  ]);
  return [
    ...servers.flatMap(({ port, healthPort }) => [port, healthPort]),
    ...[production.englishOrigin, production.spanishOrigin, ...addresses].map((each) =>
      Number(new URL(each).port),
    ),
    ...[
      withRecaptcha.verifyPort,
      withRecaptcha.mailPort,
      withFeed.mailPort,
      withFeed.feedPort,
      withDesk.staffPort,
      withDesk.loginPort,
    ],
  ];
}

test('TEST_PORT moves every port of the browser tests, so that two checkouts can run at once', async () => {
  vi.stubEnv('TEST_PORT', undefined);
  expect([Math.min(...(await ports())), Math.max(...(await ports()))]).toEqual([4310, 4353]);
  vi.resetModules();
  vi.stubEnv('TEST_PORT', '5310');
  expect([Math.min(...(await ports())), Math.max(...(await ports()))]).toEqual([5310, 5353]);
});

test.each(['80', '70000', 'high', '1.5'])('TEST_PORT=%s is refused', async (port) => {
  vi.stubEnv('TEST_PORT', port);
  await expect(ports()).rejects.toThrow(/TEST_PORT is ".*"; it must be a port/);
});
