import { afterEach, expect, test, vi } from 'vitest';
import {
  english,
  type Fixture,
  type FixtureOptions,
  local,
  spanish,
  startFixture,
} from '#tests/server/support/app-fixture.ts';
import { refreshSeconds } from './refreshed-pages.ts';

let site: Fixture;
let clock = Date.parse('2026-11-24T16:00:00Z');

afterEach(() => {
  vi.useRealTimers();
  site.remove();
});

async function start(options: FixtureOptions = {}): Promise<void> {
  clock = Date.parse('2026-11-24T16:00:00Z');
  site = await startFixture({ now: () => clock, ...options });
}

test('the home page is rendered anew after its time, and once until then, whatever the query', async () => {
  await start();
  const { render } = site.builds.eng;
  let renders = 0;
  site.builds.eng.render = (...asked) => {
    renders += 1;
    return render(...asked);
  };
  await Promise.all([
    site.get(`${english}/`),
    site.get(`${english}/`),
    site.get(`${english}/?from=a-letter`),
  ]);
  clock += refreshSeconds * 1000 - 1;
  const page = await site.get(`${english}/`);
  expect(await page.text()).toContain('<title>eng /</title>');
  expect(renders).toBe(1);
  clock += 1;
  await site.get(`${english}/`);
  expect(renders).toBe(2);
});

test('it is a finished page still: an entity tag of its own, hashes in its policy and no nonce', async () => {
  await start();
  for (const url of [`${english}/`, `${spanish}/`, `${local}/`, `${local}/es`]) {
    const page = await site.get(url);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("'sha256-");
    expect(policy).not.toContain('nonce-');
    const unchanged = await site.get(url, { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(unchanged.status).toBe(304);
  }
});

test('other finished pages stay as the build wrote them', async () => {
  await start();
  expect(await (await site.get(`${english}/company`)).text()).toContain('window.origin_');
});

test('a page that cannot be rendered is shown as the build wrote it, and tried once in that time', async () => {
  await start();
  let tries = 0;
  site.builds.eng.render = async () => {
    tries += 1;
    throw new Error('broken');
  };
  for (let times = 0; times < 3; times += 1) {
    const page = await site.get(`${english}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('window.origin_');
  }
  expect(tries).toBe(1);
  expect(site.lines.filter((line) => line.includes('page not refreshed'))).toHaveLength(1);
  clock += refreshSeconds * 1000;
  await site.get(`${english}/`);
  expect(tries).toBe(2);
});

test('a page that is kept ready is there for whoever comes first, packed, and no older than its time', async () => {
  await start();
  let renders = 0;
  for (const build of Object.values(site.builds)) {
    const { render } = build;
    build.render = (...asked) => {
      renders += 1;
      return render(...asked);
    };
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const rest = site.refreshedPages.keepReady();
  expect(renders).toBe(2);
  for (const [url, language] of [
    [english, 'eng'],
    [spanish, 'es'],
  ] as const) {
    const page = await site.refreshedPages.page({ language, local: false, path: '/' });
    expect(page?.file.body('br')).not.toBeInstanceOf(Promise);
    await site.get(`${url}/`);
  }
  expect(renders).toBe(2);
  // Where nobody comes for minutes, the one who comes then does not wait either.
  const shown = { language: 'eng', local: false, path: '/' } as const;
  for (let passed = 25; passed <= 300; passed += 25) {
    const before = await site.refreshedPages.page(shown);
    clock += 25_000;
    vi.advanceTimersByTime(25_000);
    await vi.waitFor(async () => expect(await site.refreshedPages.page(shown)).not.toBe(before));
  }
  clock += 29_000;
  await site.get(`${english}/`);
  expect(renders).toBe(2 + 2 * 12);
  rest();
  vi.advanceTimersByTime(60_000);
  expect(renders).toBe(2 + 2 * 12);
});
