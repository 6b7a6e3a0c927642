import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { poolerConfiguration, poolerFile } from './pgbouncer.ts';

const example = readFileSync(poolerFile, 'utf8');
const databaseUrl = 'postgres://site@127.0.0.1:5999/proof';

test('the proof runs PgBouncer with what the example says of pools and parameters', () => {
  const text = poolerConfiguration(example, databaseUrl, 6000);
  expect(text).toContain('proof = host=127.0.0.1 port=5999 dbname=proof\n');
  expect(text).toContain('listen_port = 6000\n');
  const pools = (each: string) =>
    each.match(/^(pool_mode|default_pool_size|max_client|ignore|\w+_timeout).*$/gm);
  expect(pools(example)?.length).toBe(6);
  expect(pools(text)).toEqual(pools(example));
  expect(text).toContain('pool_mode = transaction');
});

test('an example that says something else stops the proof', () => {
  expect(() => poolerConfiguration(example.replace('auth_file', 'users'), databaseUrl, 6000)).toThrow(
    /pgbouncer\.ini does not say "\^auth_file/,
  );
});
