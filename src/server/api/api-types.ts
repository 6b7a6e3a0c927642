import type { HttpBindings } from '@hono/node-server';

/** What every route of the server sees of Node. Nothing of it is there when a test sends a request without a port. */
export type ServerEnv = {
  Bindings: Partial<HttpBindings> & {
    /** The server asks itself, to have the answer ready for those who will. */
    isPreparing?: true;
  };
};
