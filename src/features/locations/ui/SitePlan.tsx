import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { type SitePlanProps, WrittenSitePlan } from './WrittenSitePlan.tsx';
import { planPart } from './yard-parts-id.ts';

/** The yard from above, with numbers, and what they stand for; browsers keep it as it is served. Renders a `div`. */
export const SitePlan: ComponentType<SitePlanProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenSitePlan : () => <KeptAsServed id={planPart} />;
