import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Contours } from '../contours/index.ts';
import type { Surface } from '../theme/palette.ts';
import { media, role, space } from '../theme/roles.ts';
import { Grid } from './Grid.tsx';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

interface PageHeaderProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** The purpose in a sentence or two. */
  lead?: ReactNode;
  /** The breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** Default `tint`. */
  surface?: Surface;
}

/** Opens a page: where it stands, its name, its purpose, on a band with the ridge. Renders a `div`. */
export function PageHeader({ title, lead, breadcrumbs, surface = 'tint' }: PageHeaderProps) {
  return (
    <Band data-surface={surface}>
      <Ridge>
        <Contours cut="ridge" />
      </Ridge>
      <Grid>
        {breadcrumbs && <div>{breadcrumbs}</div>}
        <Words>
          <Heading level={1}>{title}</Heading>
          {lead && <Text size="lead">{lead}</Text>}
        </Words>
      </Grid>
    </Band>
  );
}

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: `${space.s5} ${space.section}`,
  borderBottom: `4px solid ${role.mark}`,
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.block,
  marginTop: 'clamp(1rem, 4vw, 5rem)',
  [media.medium]: { '&&': { gridColumn: '1 / span 9' } },
});

const Ridge = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '100%',
  zIndex: -1,
  overflow: 'hidden',
  color: role.contour,
  opacity: 0.32,
  pointerEvents: 'none',
  // Lines under words would tire the eye: the range fades in where the words end.
  maskImage: 'linear-gradient(to right, transparent 45%, black 90%)',
  [media.print]: { display: 'none' },
});
