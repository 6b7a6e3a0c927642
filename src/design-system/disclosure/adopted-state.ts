import { useLayoutEffect } from 'react';

/**
 * Tells which disclosures were opened before React took over: until then an inline script serves `data-disclosure`
 * buttons, and a menu that a visitor has just opened must not snap shut when hydration ends.
 */
export function useAdoptedState(buttonIds: readonly string[], adopt: (openId: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is asked once, when React takes over
  useLayoutEffect(() => {
    for (const id of buttonIds) {
      if (document.getElementById(id)?.getAttribute('aria-expanded') === 'true') adopt(id);
    }
  }, []);
}
