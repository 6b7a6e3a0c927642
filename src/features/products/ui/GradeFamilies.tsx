import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { gradeFamiliesId } from './grade-families-id.ts';
import { type GradeFamiliesProps, WrittenGradeFamilies } from './WrittenGradeFamilies.tsx';

/** Every grade in tables, family by family, which browsers keep as they are served. Renders a `div`. */
export const GradeFamilies: ComponentType<GradeFamiliesProps> =
  import.meta.env.SSR || import.meta.env.DEV
    ? WrittenGradeFamilies
    : () => <KeptAsServed id={gradeFamiliesId} />;
