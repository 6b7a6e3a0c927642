import { createContext, useContext } from 'react';
import { type Origins, placeholderOrigins } from '#site/origins.ts';

/** Where both sites stand. Prerendered pages are rendered with placeholders, which the server replaces. */
export const OriginsContext = createContext<Origins>(placeholderOrigins);

/** Where both sites stand, for canonical addresses and links to the other language. */
export function useOrigins(): Origins {
  return useContext(OriginsContext);
}
