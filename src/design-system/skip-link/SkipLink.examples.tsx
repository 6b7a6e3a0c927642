import type { Example } from '../example.ts';
import { SkipLink } from './SkipLink.tsx';

/** States of the skip link. */
export const examples: Example[] = [
  { name: 'unseen until focused', element: <SkipLink href="#main">Skip to main content</SkipLink> },
];
