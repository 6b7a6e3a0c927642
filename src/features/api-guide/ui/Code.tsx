import type { ReactNode } from 'react';

interface CodeProps {
  /** Where a link leads to it. */
  id?: string;
  children: ReactNode;
}

/** What programs say to each other: the same in every language, so read as English and not translated. Renders a `code`. */
export function Code({ id, children }: CodeProps) {
  return (
    <code id={id} lang="en" translate="no">
      {children}
    </code>
  );
}
