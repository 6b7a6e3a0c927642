import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Surface } from '../theme/palette.ts';
import { media, role, space } from '../theme/roles.ts';
import { Grid } from './Grid.tsx';

interface SectionProps {
  children: ReactNode;
  /** Ground of the band. Default: the page's paper. */
  surface?: Surface;
  id?: string;
  /** Decoration behind the content, cut at the band's edges. */
  art?: ReactNode;
  /** Room above and below. `tight` is for a band of tools above an answer. Default `section`. */
  room?: 'section' | 'block' | 'tight';
  /** Its content goes from edge to edge of the window and brings a `Grid` for what does not. Default `false`. */
  bleed?: boolean;
  /** A line in copper above it. Default `false`. */
  edge?: boolean;
}

/**
 * One idea: a band as wide as the window, its content on the grid. Renders a `section` without a name: named, each band were a
 * landmark, and a list of thirty is none. Who moves by headings finds it by its own.
 */
export function Section({
  children,
  surface,
  id,
  art,
  room = 'section',
  bleed = false,
  edge = false,
}: SectionProps) {
  return (
    <Band
      data-surface={surface}
      ownerState={{ room, hasArt: Boolean(art) }}
      id={id}
      sx={edge ? { borderBlockStart: `4px solid ${role.mark}` } : undefined}
    >
      {art && <Art>{art}</Art>}
      {bleed ? children : <Grid>{children}</Grid>}
    </Band>
  );
}

const rooms = { section: space.section, block: space.block, tight: space.s4 } as const;

/** What stands in the style of one band, so that a page carries only the kinds it has. */
interface BandState {
  room: keyof typeof rooms;
  hasArt: boolean;
}

const Band = styled('section')<{ ownerState: BandState }>(({ ownerState: { room, hasArt } }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: rooms[room],
  // Words never stand on the drawing: on a narrow window it lies under them, on a wide one it fades out beside them.
  ...(hasArt && {
    paddingBlockEnd: `calc(${space.block} + 11rem)`,
    [media.wide]: { paddingBlockEnd: rooms[room] },
  }),
  // Paper is not scrolled: what sets bands apart on a screen would leave sheets empty.
  [media.print]: { paddingBlock: space.s5 },
}));

const Art = styled('div')({
  position: 'absolute',
  inset: 'auto 0 0',
  height: '11rem',
  zIndex: -1,
  overflow: 'hidden',
  color: role.mark,
  pointerEvents: 'none',
  [media.wide]: {
    inset: 0,
    height: 'auto',
    opacity: 0.85,
    maskImage: 'linear-gradient(to right, transparent 38%, black 82%)',
  },
  [media.print]: { display: 'none' },
});
