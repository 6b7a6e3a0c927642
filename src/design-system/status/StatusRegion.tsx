import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

interface StatusRegionProps {
  /** What to say now. Leave it out while there is nothing to say, but keep the region. */
  children?: ReactNode;
  /** Said, not shown. Default `false`. */
  hidden?: boolean;
  id?: string;
  /** Its changes are not said for now: they are many, and not each is news. Default `false`. */
  isQuiet?: boolean;
}

/**
 * Says news politely. Renders a `div role="status"` that is always there: a region that appears together with its
 * text is not announced by every screen reader. So neither MUI's `Alert` nor its `Snackbar`: they come with their text, and
 * a `Snackbar` covers what stands at the window's edge and goes before everybody has read it.
 *
 * - The region is there before its text, and stays the same when the text changes.
 * - A quiet region says nothing of its changes.
 */
export function StatusRegion({ children, hidden = false, id, isQuiet = false }: StatusRegionProps) {
  return (
    <Region role="status" id={id} aria-live={isQuiet ? 'off' : undefined}>
      {hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </Region>
  );
}

const Region = styled('div')({ position: 'relative' });
