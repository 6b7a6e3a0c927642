import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';

interface EmptyTableProps {
  /** What the table would be called. */
  caption: string;
  /** Why there is no row. */
  children: ReactNode;
}

/** Stands where a table of the console has no row: its name, and a sentence instead of rows. Renders a `div`. */
export function EmptyTable({ caption, children }: EmptyTableProps) {
  return (
    <Stack>
      <Heading level={2} size="h4">
        {caption}
      </Heading>
      <Text>{children}</Text>
    </Stack>
  );
}
