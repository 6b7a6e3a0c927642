import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';
import {
  letdowns,
  type OutsideAnswer,
  readableLog,
  says,
  startOutside,
} from '#tests/server/support/outside-fixture.ts';
import { openVehicleSource } from './open-vehicle-source.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const row = (stock: string, rest: object = {}) => ({
  ...{ stock, yard: 'houston', row: '14', year: 2009, make: 'Harrow', model: 'KR-V', arrived: '2026-11-20' },
  ...rest,
});
// A metals yard sells no parts.
const feed = JSON.stringify([row('a'), row('b', { yard: 'tacoma' })]);

async function sourceOver(first: OutsideAnswer) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const outside = await startOutside(first);
  cleanups.push(outside.close);
  const clock = { at: Date.parse('2026-11-20T23:00:00Z') };
  const now = () => clock.at;
  const { log, lines } = readableLog();
  const small = await startFixture({ now });
  const { yards } = small.locations;
  small.remove();
  const open = (vehicleFeedUrl: string | null) =>
    openVehicleSource({ settings: { vehicleFeedUrl, dataDir }, log, yards, now });
  return { outside, clock, lines, now, open, inventory: open(outside.url) };
}

test('the vehicles are those of the feed at yards that sell parts', async () => {
  const { inventory } = await sourceOver(says(feed));
  expect(await inventory.vehicles()).toEqual([row('a')]);
  expect(inventory.state()).toMatchObject({ isSample: false, isLastCopy: false });
});

test.each(letdowns.filter(([, code]) => code !== 'too-long'))(
  '%s costs new vehicles, not the last good ones',
  async (_name, code, answer) => {
    const { inventory, outside, clock, lines, open } = await sourceOver(says(feed));
    await inventory.vehicles();
    outside.becomes(answer);
    clock.at += 3_600_000;
    await inventory.vehicles().catch(() => undefined);
    await vi.waitFor(() => expect(lines.map((line) => JSON.parse(line).code)).toContain(code), {
      timeout: 8000,
    });
    expect(await inventory.vehicles()).toEqual([row('a')]);
    expect(inventory.state()).toMatchObject({ isLastCopy: true, asOf: '2026-11-20T23:00:00.000Z' });
    expect(lines.join('')).not.toMatch(/SECRET|127\.0\.0\.1/);
    // Nor does a restart lose them.
    expect(await open(outside.url).vehicles()).toEqual([row('a')]);
  },
);

test('a feed longer than any can be is not read to its end', async () => {
  const { inventory, lines } = await sourceOver((response) =>
    response.end(Buffer.alloc(9 * 1024 * 1024, 0x20)),
  );
  await expect(inventory.vehicles()).rejects.toMatchObject({ name: 'SourceFailed' });
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ topic: 'vehicles', code: 'too-long' });
});

test('without a copy the call says so, and everything else goes on', async () => {
  const { inventory, now } = await sourceOver((response) => response.writeHead(500).end());
  const site = await startFixture({ ports: { inventory }, now });
  cleanups.push(site.remove);
  const statusOf = async (path: string) => (await site.get(english + path)).status;
  expect([
    await statusOf('/api/vehicles'),
    await statusOf('/api/prices?metal=copper-1'),
    await statusOf('/company'),
  ]).toEqual([502, 200, 200]);
});

test('with nothing set, vehicles are made up for every parts yard and say so', async () => {
  const { open } = await sourceOver(says(''));
  const inventory = open(null);
  const vehicles = await inventory.vehicles();
  expect(new Set(vehicles.map(({ yard }) => yard)).size).toBe(11);
  expect(inventory.state()).toMatchObject({ isSample: true });
});
