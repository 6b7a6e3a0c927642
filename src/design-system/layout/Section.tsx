import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Surface } from '../theme/palette.ts';
import { media, role, space } from '../theme/roles.ts';
import { Grid } from './Grid.tsx';

interface SectionProps {
  children: ReactNode;
  /** Ground of the band. Default: the page's paper. */
  surface?: Surface;
  /** Id of the heading that names it; with it the band is a region. */
  labelledBy?: string;
  id?: string;
  /** Decoration behind the content, cut at the band's edges. */
  art?: ReactNode;
  /** Room above and below. Default `section`. */
  room?: 'section' | 'block';
}

/** One idea: a band as wide as the window, its content on the grid. Renders a `section`. */
export function Section({ children, surface, labelledBy, id, art, room = 'section' }: SectionProps) {
  return (
    <Band
      data-surface={surface}
      data-room={room}
      data-art={art ? '' : undefined}
      aria-labelledby={labelledBy}
      id={id}
    >
      {art && <Art>{art}</Art>}
      <Grid>{children}</Grid>
    </Band>
  );
}

const Band = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: space.section,
  '&[data-room=block]': { paddingBlock: space.block },
  // Words never stand on the drawing: on a narrow window it lies under them, on a wide one it fades out beside them.
  '&[data-art]': { paddingBlockEnd: `calc(${space.block} + 11rem)` },
  [media.wide]: { '&[data-art]': { paddingBlockEnd: space.section } },
  // Paper is not scrolled: what sets bands apart on a screen would leave sheets empty.
  [media.print]: { '&, &[data-room=block], &[data-art]': { paddingBlock: space.s5 } },
});

const Art = styled('div')({
  position: 'absolute',
  inset: 'auto 0 0',
  height: '11rem',
  zIndex: -1,
  overflow: 'hidden',
  color: role.contour,
  pointerEvents: 'none',
  [media.wide]: {
    inset: 0,
    height: 'auto',
    opacity: 0.85,
    maskImage: 'linear-gradient(to right, transparent 38%, black 82%)',
  },
  [media.print]: { display: 'none' },
});
