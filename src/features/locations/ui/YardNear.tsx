import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { WrittenYardNear, type YardNearProps } from './WrittenYardNear.tsx';
import { nearPart } from './yard-parts-id.ts';

/** The other yards nearby; browsers keep them as they are served. Renders a `div` with a section. */
export const YardNear: ComponentType<YardNearProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenYardNear : () => <KeptAsServed id={nearPart} />;
