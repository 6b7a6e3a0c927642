import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { rememberLog } from './recent-log.ts';

const silent = createLog({ write: () => undefined });

test('the newest line comes first, with its fields', () => {
  const { log, recent } = rememberLog(silent, () => 0);
  log.info('started', { port: 3000 });
  log.warn('slow', { ms: 900, path: '/firm' });
  expect(recent()).toEqual([
    { time: '1970-01-01T00:00:00.000Z', level: 'warn', event: 'slow', fields: 'path=/firm ms=900' },
    { time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'started', fields: 'port=3000' },
  ]);
});

test('no more than fifty lines are kept', () => {
  const { log, recent } = rememberLog(silent);
  for (let count = 0; count < 80; count += 1) log.info('request', { count });
  expect(recent()).toHaveLength(50);
  expect(recent()[0]?.fields).toBe('count=79');
});

test('a field that is on no list is not remembered', () => {
  const { log, recent } = rememberLog(silent);
  log.error('failed', { name: 'Ann Example' } as object);
  expect(JSON.stringify(recent())).not.toContain('Ann');
});

test('lines still reach the log', () => {
  const written: string[] = [];
  const { log, recent } = rememberLog(createLog({ write: (line) => written.push(line) }));
  log.info('started');
  log.repeating('request', { path: '/' })();
  expect(recent()[0]).toMatchObject({ event: 'request', fields: 'path=/' });
  expect(written.join('')).toContain('"path":"/"');
  expect(written.join('')).toContain('started');
});
