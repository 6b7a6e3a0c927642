import { createContext, useContext } from 'react';
import type { ShownEnvironment } from '#site/environments.ts';

/** Where the server runs; `unknown` while a page is prerendered, for a server that is not known yet; `null` in production. */
export type KnownEnvironment = ShownEnvironment | 'unknown' | null;

/** The environment that the page was made for. */
export const EnvironmentContext = createContext<KnownEnvironment>(null);

/** The environment that the page was made for: what stands in it at first. */
export function useKnownEnvironment(): KnownEnvironment {
  return useContext(EnvironmentContext);
}
