import { inject } from 'vitest';

/**
 * The address of a new, empty database in a real PostgreSQL, which `tests/support/postgres-setup.ts` starts once for all
 * tests of a run. Fails, and with it the test, when there is none: these tests are never skipped.
 */
export async function freshDatabase(): Promise<string> {
  const reply = await fetch(inject('postgresDoor'), { method: 'POST' });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
