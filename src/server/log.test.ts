import { expect, test } from 'vitest';
import { createLog, createServerLog, errorFields, type LogFields } from './log.ts';

function written(act: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  act(createLog({ write: (line: string) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test('a line holds its phrase, its time and the fields of the list', () => {
  const [line] = written((log) => log.info('request', { method: 'GET', path: '/', status: 200, ms: 3 }));
  expect(line).toMatchObject({ event: 'request', method: 'GET', path: '/', status: 200, ms: 3, level: 30 });
  expect(line?.time).toMatch(/^\d{4}-\d{2}-\d{2}T/);
});

test('a line that is written again and again differs from any other only in its time', async () => {
  const fields = { method: 'GET', path: '/a?b=","time":"?"', status: 200, ms: 0, language: 'en' };
  const lines = written((log) => {
    log.info('request', fields);
    const again = log.repeating('request', { ...fields, email: 'jo@example.com' } as LogFields);
    again();
    again();
  });
  const [usual, ...others] = lines.map(({ time, ...rest }) => [typeof time, Object.entries(rest)]);
  expect(others).toEqual([usual, usual]);
});

test('the time of a line is that of its writing', async () => {
  const lines: string[] = [];
  const again = createLog({ write: (line: string) => void lines.push(line) }).repeating('request', {});
  const before = Date.now();
  again();
  await new Promise((done) => setTimeout(done, 5));
  again();
  const [first = 0, second = 0] = lines.map((line) => Date.parse(JSON.parse(line).time));
  expect(first).toBeGreaterThanOrEqual(before);
  expect(second).toBeGreaterThan(first);
});

test('an error of SQLite is named by what SQLite says is wrong, and by Node where that is nothing of the disk', () => {
  const failed = (errcode: number) =>
    errorFields(Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode })).code;
  // A full disk, a sync that failed (an extended code), and a slip in a query.
  expect([13, 1034, 1].map(failed)).toEqual(['SQLITE_FULL', 'SQLITE_IOERR', 'ERR_SQLITE_ERROR']);
});

test('a field that is not on the list is not written', () => {
  const more = { path: '/', email: 'jo@example.com', body: { name: 'Jo' }, msg: 'x' } as LogFields;
  const [line] = written((log) => log.warn('request', more));
  expect(Object.keys(line ?? {}).sort()).toEqual(['event', 'level', 'path', 'time']);
});

test('text of a field is cleaned', () => {
  const [line] = written((log) => log.error('x', { path: '/jo@example.com\n/212-555-0123?s=secret' }));
  expect(line?.path).toBe('/[email] /[number]?');
});

test('an error leaves its name, code and place, never its message', () => {
  const error = Object.assign(new TypeError('SECRET value'), { code: 'E_SQL' });
  const fields = errorFields(error);
  expect(fields).toMatchObject({ error: 'TypeError', code: 'E_SQL' });
  expect(fields.at).toContain('src/server/log.test.ts');
  expect(JSON.stringify(fields)).not.toContain('SECRET');
  expect(errorFields('SECRET')).toEqual({ error: 'string' });
});

test('lines of a message that look like places are not taken for places', () => {
  expect(errorFields(new Error('first\n    at SECRET (place)\nlast')).at).not.toContain('SECRET');
});

test('a place does not say where on the machine the site lies', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n    at f (/home/someone/site/src/server/app.ts:1:2)';
  expect(errorFields(error).at).toBe('f (src/server/app.ts:1:2)');
});

test('an error that does not say where it happened is still named', () => {
  const error = Object.assign(new TypeError('SECRET'), { stack: undefined });
  expect(errorFields(error)).toEqual({ error: 'TypeError' });
});

test('lines of requests wait for the next other line, and all come in their order', () => {
  const written: string[] = [];
  const before = process.listeners('exit');
  const log = createServerLog({ write: (text: string) => void written.push(text) });
  const onExit = process.listeners('exit').filter((listener) => !before.includes(listener));
  const events = () =>
    written
      .join('')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line).event);
  log.info('started');
  expect(events()).toEqual(['started']);
  for (const then of ['warn', 'error', 'info'] as const) {
    written.length = 0;
    log.info('request', { path: '/' });
    log.info('request', { path: '/firm' });
    expect(written).toEqual([]);
    log[then]('stopping');
    expect(events()).toEqual(['request', 'request', 'stopping']);
  }
  written.length = 0;
  log.info('request', { path: '/' });
  // The end of the process writes what waits.
  for (const listener of onExit) {
    listener(0);
    process.off('exit', listener);
  }
  expect(events()).toEqual(['request']);
});
