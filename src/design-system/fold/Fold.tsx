import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

interface FoldProps {
  /** What unfolds it. */
  summary: ReactNode;
  /** Quieter, at the end of the row: how much is inside. Not with `link`. */
  aside?: ReactNode;
  children: ReactNode;
  /** How it is found. Default `false`. */
  open?: boolean;
  /** Words in the colour of a link with their sign beside them, where it stands alone; otherwise it is an entry of a list with a line under it. Default `false`. */
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
    <Frame open={open} isLink={link} hasAside={aside !== undefined} suppressHydrationWarning>
      <summary>
        <span>{summary}</span>
        {aside && <small>{aside}</small>}
        <Icon name="chevron" />
      </summary>
      {children}
    </Frame>
  );
}

interface Look {
  isLink: boolean;
  hasAside: boolean;
}

/** What decides the look, and no attribute. */
const looks: readonly PropertyKey[] = ['isLink', 'hasAside'] satisfies (keyof Look)[];

// Of the looks only the one that is drawn: the home page and those with charts are long enough.
const Frame = styled('details', {
  shouldForwardProp: (name) => !looks.includes(name),
})<Look>(({ isLink, hasAside }) => ({
  ...(!isLink && {
    borderBlockEnd: `1px solid ${role.line}`,
    '&[open]': { paddingBlockEnd: space.s5 },
  }),
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: '3.25rem',
    ...(isLink ? { color: role.link } : { paddingBlock: space.s2 }),
    fontWeight: 650,
    cursor: 'pointer',
    // A summary that is no list item has no mark, but in older Safari.
    '&::-webkit-details-marker': { display: 'none' },
    '& > span': { minWidth: 0, ...(!isLink && { flex: 1 }) },
    ...(hasAside && {
      '& > small': { flex: 'none', color: role.textMuted, fontSize: size.small, fontWeight: 400 },
    }),
    '& > svg': { color: role.mark },
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '&[open] > summary > svg': { transform: 'scaleY(-1)' },
  [media.print]: {
    '& > summary > svg': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
}));
