import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { WrittenYardTakes, type YardTakesProps } from './WrittenYardTakes.tsx';
import { takesPart } from './yard-parts-id.ts';

/** What a yard takes, what it does not and which other one does; browsers keep it as it is served. Renders a `div` with a section. */
export const YardTakes: ComponentType<YardTakesProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenYardTakes : () => <KeptAsServed id={takesPart} />;
