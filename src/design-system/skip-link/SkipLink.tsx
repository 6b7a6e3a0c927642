import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { role, visuallyHidden } from '../theme/roles.ts';

interface SkipLinkProps {
  /** Fragment of the target: `#main`. */
  href: `#${string}`;
  children: ReactNode;
}

/**
 * First stop of the Tab key: jumps over header and navigation. MUI's `Link`: an `a`, unseen until it has focus.
 *
 * - It moves the focus to its target, also to one that takes no focus by itself.
 * - Without a script it is an ordinary link to the fragment.
 */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <Jump href={href} onClick={jump}>
      {children}
    </Jump>
  );
}

/** Moves the focus by hand: a fragment alone only scrolls when the router has taken the press, and Tab starts over. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!target) return;
  event.preventDefault();
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus();
}

const Jump = styled(Link)({
  display: 'block',
  padding: '1rem 1.5rem',
  backgroundColor: role.action,
  color: role.onAction,
  fontWeight: 650,
  '&:hover': { color: role.onAction },
  '&:not(:focus)': visuallyHidden,
  // It spans the window, so its ring stands inside.
  '&:focus-visible': { outlineOffset: '-8px', outlineColor: role.onAction, boxShadow: 'none' },
});
