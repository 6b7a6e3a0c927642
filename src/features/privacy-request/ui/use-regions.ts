import { useEffect, useState } from 'react';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { regions as knownRegions } from '#features/submissions/model/regions.ts';

/** An entry of the list as the server sends it: it may know a region that this build does not. */
export interface ListedRegion {
  code: string;
  name: string;
}

/**
 * The list of states, provinces and territories: the one this build knows, until the server's has loaded. When that
 * call fails the known list stays, because a form must not depend on a second call.
 */
export function useRegions(): readonly ListedRegion[] {
  const [regions, setRegions] = useState<readonly ListedRegion[]>(knownRegions);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(formCalls.regions, { signal: leaving.signal, credentials: 'omit' })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((list: unknown) => {
        if (isRegionList(list)) setRegions(list);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return regions;
}

/** True for a list this form can show. An empty one is none. */
export function isRegionList(value: unknown): value is ListedRegion[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry?.code === 'string' && typeof entry?.name === 'string')
  );
}
