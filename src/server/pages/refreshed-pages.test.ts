import { afterEach, expect, test } from 'vitest';
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

afterEach(() => site.remove());

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
