/** The part of a storage that is written and read. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The storage of this tab. A browser that refuses it gets one that forgets. */
export function tabStorage(): StateStorage & Pick<Storage, 'removeItem'> {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
