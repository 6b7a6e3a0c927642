import type { ReactNode } from 'react';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Section, Text } from '#design-system/layout/index.ts';
import { SourceFailedNote } from '#features/investors/ui/SourceNote.tsx';

interface ListFrameProps {
  /** The source of the list does not answer: a note stands in its place. */
  isFailed: boolean;
  /** What is said of a list of samples; none for a real one. */
  sample: { title: string; text: string } | undefined;
  /** The list. */
  children: ReactNode;
}

/** Renders a list of filings and, as sections of their own, what must be said of it. */
export function ListFrame({ isFailed, sample, children }: ListFrameProps) {
  return (
    <>
      {isFailed && (
        <Section room="block">
          <SourceFailedNote />
        </Section>
      )}
      {children}
      {sample && (
        <Section room="block">
          <Column span={10}>
            <Callout tone="sample" title={sample.title}>
              <Text>{sample.text}</Text>
            </Callout>
          </Column>
        </Section>
      )}
    </>
  );
}
