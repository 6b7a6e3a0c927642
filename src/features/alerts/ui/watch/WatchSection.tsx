import type { ReactNode } from 'react';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';

interface WatchSectionProps {
  title: string;
  /** Said in place of the form, where nothing can be waited for now. */
  instead: ReactNode;
  /** The form, which takes its name from the title. */
  children: ReactNode;
}

/** Where a page asks whether to write to somebody when something happens: a title, and the form or why there is none. */
export function WatchSection({ title, instead, children }: WatchSectionProps) {
  return (
    <Section surface="tint" room="block">
      <Column span={8}>
        <Stack>
          <Heading level={2} size="h3" id="watch">
            {title}
          </Heading>
          {instead ? <Text>{instead}</Text> : children}
        </Stack>
      </Column>
    </Section>
  );
}
