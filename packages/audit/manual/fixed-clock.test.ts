import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clockSetting, readingMoment } from './fixed-clock.ts';

test('a server that is told so lives at the moment of reading, and still reckons with every other day', () => {
  const said = execFileSync(
    process.execPath,
    [
      '--import',
      fileURLToPath(new URL('./fixed-clock.ts', import.meta.url)),
      '-p',
      'JSON.stringify([new Date().toISOString().slice(0, 16), new Date(0).toISOString(), Date.now() >= new Date(2020, 0).getTime(), new Date() instanceof Date, Date().slice(0, 15)])',
    ],
    { encoding: 'utf8', env: { [clockSetting]: `${readingMoment}`, TZ: 'UTC' } },
  );
  expect(JSON.parse(said)).toEqual([
    '2026-11-22T20:00',
    '1970-01-01T00:00:00.000Z',
    true,
    true,
    'Sun Nov 22 2026',
  ]);
});
