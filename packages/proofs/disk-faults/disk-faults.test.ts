import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openInstrument, readHits } from './instrument.ts';
import {
  complaintsOf,
  faultOfAnswer,
  faultOfEnding,
  faultOfLog,
  figuresOf,
  isClean,
  type Outcome,
  spread,
  tableOf,
} from './outcome.ts';

const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  ...{ step: 'submit', call: 'write', fault: 'error', nth: 1, failed: 1, file: '/data/site.db-wal' },
  ...{ acknowledged: 0, refused: 1, lost: 0, doubled: 0, sentences: 0, recovery: 40, broken: [] },
  ...change,
});

test('calls to fail are spread from the first to the last', () => {
  expect(spread(3, 12)).toEqual([1, 2, 3]);
  expect(spread(9, 5)).toEqual([1, 3, 5, 7, 9]);
  expect(spread(165, 2)).toEqual([1, 165]);
  expect(spread(165, 1)).toEqual([1]);
  expect(spread(0, 5)).toEqual([]);
});

test.each([
  [{ code: 1, said: 'Storage in /data/site.db cannot be used: the disk is full. Free some space.\n' }, null],
  [{ code: 0, said: '' }, /ended with 0/],
  [{ code: null, said: '' }, /a signal/],
  [{ code: 1, said: '' }, /with: nothing/],
  [{ code: 1, said: 'ENOSPC: no space left on device, write' }, /with: ENOSPC/],
  [{ code: 1, said: 'Storage in /data/site.db cannot be used: disk I/O error.' }, /clear sentence/],
  [{ code: 1, said: 'It failed.\n    at open (file.ts:1:2).' }, /clear sentence/],
])('an ending is held to its code and its words: %o', (ending, fault) => {
  if (fault === null) expect(faultOfEnding(ending)).toBeUndefined();
  else expect(faultOfEnding(ending)).toMatch(fault);
});

test.each([
  [201, null, '{}', undefined],
  [200, null, '{}', undefined],
  [503, '20', '{"error":"storage"}', undefined],
  [503, null, '', 'A sender was not told when to come back.'],
  [503, '20', 'the disk is full', 'A sender was told what is inside.'],
  [500, null, '', 'A sender got 500.'],
  [0, null, '', 'A sender got no answer.'],
])('an answer of %i is held to what a sender needs', (status, retryAfter, text, fault) => {
  expect(faultOfAnswer({ status, retryAfter, text })).toBe(fault);
});

test('a log tells of a fault once, by its name, without a piece of a form', () => {
  const line = (code: string, more = '') => `{"level":50,"code":"${code}","event":"x${more}"}`;
  const once = { least: 1, most: 1 };
  expect(faultOfLog([line('SQLITE_FULL'), '{"level":30}'], once)).toBeUndefined();
  expect(faultOfLog(['{"level":30}'], once)).toMatch(/says nothing/);
  expect(faultOfLog([line('EIO'), line('EIO')], once)).toMatch(/2 times/);
  expect(faultOfLog([line('ERR_SQLITE_ERROR')], once)).toMatch(/does not name/);
  expect(faultOfLog([line('EIO', 'n7@example.com')], once)).toMatch(/piece of a form/);
});

test('outcomes are added up by step, call and way, the slowest recovery among them', () => {
  const rows = figuresOf([
    outcome(),
    outcome({ nth: 2, recovery: 90, acknowledged: 1, refused: 0 }),
    outcome({ nth: 3, failed: 0 }),
    outcome({ call: 'sync', lost: 1 }),
  ]);
  expect(rows).toMatchObject([
    { call: 'write', hit: 2, acknowledged: 1, refused: 2, lost: 0, recovery: 90 },
    { call: 'sync', hit: 1, lost: 1 },
  ]);
  const [head = '', rule = '', first = ''] = tableOf(rows).split('\n');
  expect(head).toMatch(/^\| step +\| call +\| fault/);
  expect(rule).toMatch(/^\| -+ \|/);
  expect(first).toMatch(/^\| submit \| write \| error \| 2 .+ 0\.1 s/);
});

test('a promise that many calls broke is complained of once, with the calls', () => {
  const broken = ['The server ended.'];
  const outcomes = [outcome({ broken }), outcome({ nth: 4, broken }), outcome({ nth: 5 })];
  expect(complaintsOf(outcomes)).toEqual([
    'submit, write, error: The server ended. Call 1 (site.db-wal), 4 (site.db-wal)',
  ]);
  expect(isClean(outcomes)).toBe(false);
  expect(isClean([outcome()])).toBe(true);
  expect(isClean([outcome({ lost: 1 })])).toBe(false);
});

test('the control file is read back', () => {
  const block = Buffer.alloc(12 * 4 + 4096);
  Buffer.from(new Int32Array([1, 2, 1, 3, 0, 0, 7, 2, 0, 0, 1, 0]).buffer).copy(block);
  block.write('/data/site.db', 12 * 4);
  expect(readHits(block)).toEqual({
    counted: { write: 7, sync: 2, rename: 0, truncate: 0, create: 1, remove: 0 },
    failed: 3,
    file: '/data/site.db',
  });
});

/** Without a compiler there is no library, and the command says what to install. */
const canBuild = process.platform === 'linux' && spawnSync('gcc', ['--version']).status === 0;

test.skipIf(!canBuild).each([
  ['write', 2, 'error', 'write EIO'],
  ['write', 1, 'full', 'write ENOSPC'],
  ['write', 2, 'short', 'write ENOSPC'],
  ['sync', 1, 'error', 'fsync EIO'],
  ['create', 1, 'full', 'open ENOSPC'],
  ['rename', 1, 'no-space', 'rename ENOSPC'],
  ['truncate', 1, 'error', 'ftruncate EIO'],
  ['remove', 1, 'error', 'unlink EIO'],
  ['sync', 2, 'error', 'all went well'],
] as const)('call %s number %i fails with %s: %s', (call, nth, fault, expected) => {
  const instrument = openInstrument();
  onTestFinished(() => instrument.close());
  const [watched, other] = [0, 1].map(() => {
    const folder = mkdtempSync(join(tmpdir(), 'site-shim-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  });
  const program = `
    const fs = require('node:fs');
    const work = (folder) => {
      const file = fs.openSync(folder + '/a', 'w');
      fs.writeFileSync(file, 'one');
      fs.writeFileSync(file, 'two');
      fs.fsyncSync(file);
      fs.ftruncateSync(file, 1);
      fs.renameSync(folder + '/a', folder + '/b');
      fs.unlinkSync(folder + '/b');
    };
    // A folder that nobody watches counts for nothing.
    work(${JSON.stringify(other)});
    try {
      work(${JSON.stringify(watched)});
      console.log('all went well');
    } catch ({ syscall, code }) {
      console.log(syscall, code);
    }
  `;
  instrument.arm(call, nth, fault);
  const env = { ...process.env, ...instrument.variables([watched ?? '']) };
  const { stdout } = spawnSync(process.execPath, ['--eval', program], { encoding: 'utf8', env });
  expect(stdout.trim()).toBe(expected);
  const { failed, counted } = instrument.disarm();
  expect(failed > 0).toBe(expected !== 'all went well');
  expect(counted[call]).toBeGreaterThan(0);
});

test.skipIf(!canBuild)(
  'a database that was opened for reading only, since its disk failed, is not kept open',
  () => {
    const instrument = openInstrument();
    onTestFinished(() => instrument.close());
    const folder = mkdtempSync(join(tmpdir(), 'site-shim-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const program = `
    import { Kysely, sql } from 'kysely';
    import { sqliteDialect } from ${JSON.stringify(new URL('../../../src/server/storage/sqlite-dialect.ts', import.meta.url).href)};
    const path = ${JSON.stringify(join(folder, 'site.db'))};
    const ask = async () => {
      const db = new Kysely({ dialect: sqliteDialect(path) });
      await sql\`select 1\`.execute(db).then(() => console.log('open'), ({ errcode }) => console.log(errcode));
      await db.destroy();
    };
    await ask();
    await ask();
  `;
    const ask = (variables: Record<string, string>) =>
      spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        encoding: 'utf8',
        env: { ...process.env, ...variables },
      }).stdout.trim();
    expect(ask({})).toBe('open\nopen');
    instrument.arm('create', 1, 'error');
    // `SQLITE_READONLY`, and the next open finds the disk mended.
    expect(ask(instrument.variables([join(folder, 'site.db')]))).toBe('8\nopen');
  },
);
