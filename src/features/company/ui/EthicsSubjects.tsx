import type { ComponentType } from 'react';
import { KeptAsServed } from '#design-system/served-once.tsx';
import { type EthicsSubjectsProps, subjectsPart, WrittenEthicsSubjects } from './WrittenEthicsSubjects.tsx';

/** What belongs in a report of misconduct; browsers keep it as it is served. Renders a `div` with a section. */
export const EthicsSubjects: ComponentType<EthicsSubjectsProps> =
  import.meta.env.SSR || import.meta.env.DEV
    ? WrittenEthicsSubjects
    : () => <KeptAsServed id={subjectsPart} />;
