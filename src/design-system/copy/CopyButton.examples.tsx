import type { Example } from '../example.ts';
import { CopyButton } from './CopyButton.tsx';

/** The button. */
export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <CopyButton
        text="1 Slag Road"
        label="Copy the address"
        doneLabel="Copied."
        failedLabel="Your browser does not allow it."
      />
    ),
  },
];
