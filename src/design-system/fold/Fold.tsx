import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

interface FoldProps {
  /** What unfolds it. */
  summary: ReactNode;
  /** Quieter, at the end of the row: how much is inside. */
  aside?: ReactNode;
  children: ReactNode;
  /** How it is found. Default `false`. */
  open?: boolean;
  /** The row in the colour of a link, where it stands alone; otherwise it is an entry of a list with a line under it. Default `false`. */
  link?: boolean;
}

/**
 * A row that unfolds what belongs to it. Native `details`, and not MUI's `Accordion`: it opens before and without any
 * script, and the browser opens it to a fragment or a word that is searched for.
 *
 * - On paper everything is open.
 */
export function Fold({ summary, aside, children, open = false, link = false }: FoldProps) {
  return (
    // What a visitor opened before the script ran stays open.
    <Frame open={open} data-link={link ? '' : undefined} suppressHydrationWarning>
      <summary>
        <span>{summary}</span>
        {aside && <small>{aside}</small>}
        <Icon name="chevron" />
      </summary>
      {children}
    </Frame>
  );
}

const Frame = styled('details')({
  '&:not([data-link])': { borderBlockEnd: `1px solid ${role.line}` },
  '&:not([data-link])[open]': { paddingBlockEnd: space.s5 },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: '3.25rem',
    paddingBlock: space.s2,
    fontWeight: 650,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > span': { flex: 1, minWidth: 0 },
    '& > small': { flex: 'none', color: role.textMuted, fontSize: size.small, fontWeight: 400 },
    '& > svg': { flex: 'none', color: role.mark, transition: 'transform 160ms' },
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '&[data-link] > summary': { minHeight: '3.5rem', color: role.link },
  '&[open] > summary > svg': { transform: 'scaleY(-1)' },
  [media.print]: {
    '& > summary > svg': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
});
