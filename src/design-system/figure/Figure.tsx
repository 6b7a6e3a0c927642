import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { role, size, space } from '../theme/roles.ts';

interface FigureProps {
  /** What it shows, in words: the drawing itself is skipped by assistive technology. */
  caption: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/**
 * A drawing that tells something, over its caption. Renders a `figure`.
 *
 * - The caption is the last word of its figure, and names it.
 */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure>
      {children}
      <Caption>{caption}</Caption>
    </figure>
  );
}

const Caption = styled('figcaption')({
  marginBlockStart: space.s3,
  color: role.textMuted,
  fontSize: size.small,
});
