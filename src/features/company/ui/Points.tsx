import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { pointsPart } from './points-part.ts';
import { type PointsProps, WrittenPoints } from './WrittenPoints.tsx';

/** Names and what is said of each; browsers keep them as they are served. Renders a `div` with a section. */
export const Points: ComponentType<PointsProps> =
  import.meta.env.SSR || import.meta.env.DEV
    ? WrittenPoints
    : ({ id }) => <KeptAsServed id={pointsPart(id)} />;
