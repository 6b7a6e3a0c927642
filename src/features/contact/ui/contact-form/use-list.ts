import { useEffect, useState } from 'react';
import { isPlainObject } from '#features/submissions/model/form-rules.ts';

/** An entry of a list that the server offers. */
export interface ListEntry {
  code: string;
  name: string;
}

/** A list and how far it has come. It is empty until it is there, and when it cannot be had. */
export interface LoadedList {
  state: 'waiting' | 'loaded' | 'failed';
  entries: readonly ListEntry[];
}

/** A list that nobody has asked for, or whose answer is on its way. */
export const nothingYet: LoadedList = { state: 'waiting', entries: [] };

/**
 * The list at an address, asked for once per address. Another address cancels the call before it: an answer that comes
 * late belongs to a choice that was taken back, and must not overwrite the new one.
 */
export function useList(address: string | undefined): LoadedList {
  const [held, setHeld] = useState<{ address: string; list: LoadedList }>();
  useEffect(() => {
    if (address === undefined) return;
    const leaving = new AbortController();
    const keep = (list: LoadedList) => leaving.signal.aborted || setHeld({ address, list });
    fetch(address, { signal: leaving.signal, headers: { accept: 'application/json' } })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((answer: unknown) =>
        keep(isList(answer) ? { state: 'loaded', entries: answer } : { state: 'failed', entries: [] }),
      )
      .catch(() => keep({ state: 'failed', entries: [] }));
    return () => leaving.abort();
  }, [address]);
  return held !== undefined && held.address === address ? held.list : nothingYet;
}

/** True for a list of codes with their names; a country may have no states at all. */
export function isList(value: unknown): value is ListEntry[] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) => isPlainObject(entry) && typeof entry.code === 'string' && typeof entry.name === 'string',
    )
  );
}
