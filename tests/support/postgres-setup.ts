import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for an empty PostgreSQL database: each `POST` is answered by the address of a new one. */
    postgresDoor: string;
  }
}

let postgres: Promise<TestPostgres> | undefined;

const door = createServer(async (_request, response) => {
  try {
    postgres ??= startPostgres({ hurried: true });
    response.end(await (await postgres).createDatabase());
  } catch (error) {
    response.statusCode = 500;
    response.end(error instanceof Error ? error.message : 'PostgreSQL did not start.');
  }
});

/**
 * One PostgreSQL for a whole run of Vitest, started when the first test asks for a database: a run that needs none
 * waits for none. Tests run in other processes, so they ask at a door.
 */
export async function setup(project: TestProject): Promise<void> {
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  project.provide('postgresDoor', `http://127.0.0.1:${port}/`);
}

/** Ends it and removes its data. */
export async function teardown(): Promise<void> {
  await new Promise((resolve) => {
    door.close(resolve);
    door.closeAllConnections();
  });
  await postgres?.then(
    (started) => started.stop(),
    () => undefined,
  );
}
