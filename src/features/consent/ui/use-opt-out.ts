import { useSyncExternalStore } from 'react';
import { optsOut } from './stored-consent.ts';

const never = () => () => {};

/** True when this browser sends an opt-out signal: the server cannot know, so it is false until React has taken over. */
export function useOptOut(): boolean {
  return useSyncExternalStore(never, optsOut, () => false);
}
