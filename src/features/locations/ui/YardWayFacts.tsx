import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { WrittenYardWay, type YardWayProps } from './WrittenYardWay.tsx';
import { wayPart } from './yard-parts-id.ts';

/** How trucks come in, the plan, and the maps that lead there; browsers keep it as it is served. Renders a `div`. */
export const YardWayFacts: ComponentType<YardWayProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenYardWay : () => <KeptAsServed id={wayPart} />;
