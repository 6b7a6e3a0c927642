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
import { openPriceSource } from './open-price-source.ts';

vi.setConfig({ testTimeout: 60_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const row = (day: string, price: number | null, rest: object = {}) => ({
  ...{ yard: 'tacoma', grade: 'copper-1', day, currency: 'USD', unit: 'pound', price },
  ...rest,
});
const feed = [
  row('2026-11-20', 4),
  row('2026-11-20', null, { grade: 'titanium' }),
  row('2026-10-19', 3.2),
  row('2026-10-24', 3),
  row('2026-06-01', 2),
  row('2026-11-19', 200, { grade: 'heavy-steel-1', unit: 'net-ton' }),
  row('2026-11-20', 3, { yard: 'houston' }),
];

async function sourceOver(first: OutsideAnswer, variables: { dataDir?: string } = {}) {
  const dataDir = variables.dataDir ?? mkdtempSync(join(tmpdir(), 'site-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const outside = await startOutside(first);
  cleanups.push(outside.close);
  const clock = { at: Date.parse('2026-11-20T23:00:00Z') };
  const now = () => clock.at;
  const { log, lines } = readableLog();
  const small = await startFixture({ now });
  const open = (priceFeedUrl: string | null) =>
    openPriceSource({ settings: { priceFeedUrl, dataDir }, log, yards: small.locations.yards, now });
  small.remove();
  return {
    outside,
    clock,
    lines,
    dataDir,
    now,
    prices: open(outside.url),
    reopened: () => open(outside.url),
    open,
  };
}

test('a board is the latest day of a yard, with the change of about thirty days and a history of ninety', async () => {
  const { prices } = await sourceOver(says(JSON.stringify(feed)));
  const board = await prices.board('tacoma');
  expect(board).toMatchObject({ day: '2026-11-20', currency: 'USD', sample: false });
  expect(board?.lines).toEqual([
    { grade: 'copper-1', unit: 'pound', price: 4, change: 25 },
    { grade: 'titanium', unit: 'pound', price: null, change: null },
  ]);
  expect(board?.history('copper-1')).toEqual([
    { day: '2026-10-19', price: 3.2 },
    { day: '2026-10-24', price: 3 },
    { day: '2026-11-20', price: 4 },
  ]);
  // What the latest day leaves out is not on the board, and a place that buys no metal has none.
  expect([board?.history('heavy-steel-1'), board?.history('titanium')]).toEqual([[], []]);
  expect([await prices.board('houston'), [...(await prices.boards()).keys()]]).toEqual([null, ['tacoma']]);
});

test('a price to compare with that is too old is none', async () => {
  const { prices } = await sourceOver(says(JSON.stringify([row('2026-11-20', 4), row('2026-09-20', 2)])));
  expect((await prices.board('tacoma'))?.lines[0]).toMatchObject({ price: 4, change: null });
});

test.each(letdowns.filter(([, code]) => code !== 'too-long'))(
  '%s costs new prices, not the last good ones',
  async (_name, code, answer) => {
    const { prices, outside, clock, lines, reopened } = await sourceOver(says(JSON.stringify(feed)));
    await prices.board('tacoma');
    outside.becomes(answer);
    clock.at += 3_600_000;
    await prices.board('tacoma').catch(() => undefined);
    await vi.waitFor(() => expect(lines.map((line) => JSON.parse(line).code)).toContain(code), {
      timeout: 8000,
    });
    expect((await prices.board('tacoma'))?.lines[0]?.price).toBe(4);
    expect(prices.state()).toMatchObject({
      isLastCopy: true,
      isSample: false,
      asOf: '2026-11-20T23:00:00.000Z',
    });
    expect(lines.join('')).not.toMatch(/SECRET|127\.0\.0\.1/);
    // Nor does a restart lose them.
    expect((await reopened().board('tacoma'))?.day).toBe('2026-11-20');
  },
);

test('a feed longer than any can be is not read to its end', async () => {
  const { prices, lines } = await sourceOver((response) => response.end(Buffer.alloc(9 * 1024 * 1024, 0x20)));
  await expect(prices.board('tacoma')).rejects.toMatchObject({ name: 'SourceFailed' });
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ topic: 'prices', code: 'too-long' });
});

test('without a copy the spreadsheet of a board cannot be had, and everything else of a yard can', async () => {
  const { prices, now } = await sourceOver((response) => response.writeHead(500).end());
  const site = await startFixture({ ports: { prices }, now });
  cleanups.push(site.remove);
  const statusOf = async (path: string) => (await site.get(english + path)).status;
  expect([
    await statusOf('/locations/yard/tacoma.csv'),
    await statusOf('/locations/yard/tacoma.vcf'),
    await statusOf('/company'),
    await statusOf('/api/prices?metal=copper-1'),
    await statusOf('/api/locations/search?zip=97204'),
  ]).toEqual([503, 200, 200, 502, 200]);
});

test('with nothing set, boards are made up and say so', async () => {
  const { open } = await sourceOver(says(''));
  const prices = open(null);
  const boards = await prices.boards();
  expect(boards.size).toBe(46);
  expect((await prices.board('tacoma'))?.lines.length).toBeGreaterThan(35);
  expect((await prices.board('roseburg'))?.lines.map(({ grade }) => grade)).not.toContain('titanium');
  expect([...boards.values()].every(({ sample }) => sample)).toBe(true);
  expect([
    await prices.board('houston'),
    await prices.board('longview-mill'),
    await prices.board('x'),
  ]).toEqual([null, null, null]);
  expect(prices.state()).toMatchObject({ isSample: true, isLastCopy: false, ageSeconds: 0 });
});

test('made-up boards change with the morning, not before', async () => {
  const { open, clock } = await sourceOver(says(''));
  const prices = open(null);
  const first = await prices.board('tacoma');
  clock.at += 1000;
  expect(await prices.board('tacoma')).toBe(first);
  clock.at += 24 * 3_600_000;
  expect((await prices.board('tacoma'))?.day).toBe('2026-11-21');
});
