import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the closed passage that the address's fragment names. A browser does so when a document opens, not when the
 * router changes the address; it has to happen before the page is scrolled to the place.
 */
export function useOpenedTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment may be asked for again
  useLayoutEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const passage = target?.closest('details');
    if (passage) passage.open = true;
  }, [hash, key]);
}
