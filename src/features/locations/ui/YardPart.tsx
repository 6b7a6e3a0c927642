import type { ReactNode } from 'react';
import { Heading, Stack } from '#design-system/layout/index.ts';

interface YardPartProps {
  /** Id of the heading: the list of contents leads to it. */
  id: string;
  title: ReactNode;
  /** Not on the one sheet that is printed. Default `false`. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of the page of a yard. Renders a `section` without a name, below its heading. */
export function YardPart({ id, title, screenOnly = false, children }: YardPartProps) {
  return (
    <Stack component="section" data-print={screenOnly ? 'hide' : undefined}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
