import { createContext } from 'react';

/** A part of the valley that the site's pictures show, of which there is a relief; `packages/artwork/drawing/contours` cuts them. */
export type ReliefPlace = 'valley' | 'gate' | 'yard' | 'mill' | 'bridge' | 'gorge' | 'heights';

/** Of which part the reliefs on a page are. Browsers know of none (`Contours`), so that their script may leave this out. */
export const ReliefHere = /* @__PURE__ */ createContext<ReliefPlace>('valley');
