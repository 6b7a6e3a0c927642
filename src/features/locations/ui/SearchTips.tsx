import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { type SearchTipsProps, tipsPart, WrittenSearchTips } from './WrittenSearchTips.tsx';

/** What one may type, and what the answer means; browsers keep it as it is served. Renders a `div` with a section. */
export const SearchTips: ComponentType<SearchTipsProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenSearchTips : () => <KeptAsServed id={tipsPart} />;
