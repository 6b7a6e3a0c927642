import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Contours } from '../contours/index.ts';
import type { Surface } from '../theme/palette.ts';
import { media, role, size, space } from '../theme/roles.ts';
import { Grid } from './Grid.tsx';
import { Heading } from './Heading.tsx';
import { OpeningEnd } from './OpeningEnd.tsx';
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
  /** A drawing beside the words on a wide window, in place of the relief. */
  art?: ReactNode;
  /** For a page whose answer must stand in the first screen: little room, no relief. Default `false`. */
  compact?: boolean;
  /** What a reader came for: buttons, a search, a date. Under the lead. */
  children?: ReactNode;
}

/** Opens a page: where it stands, its name, its purpose, on a band with the relief of its part of the valley or a drawing. Renders a `div`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, breadcrumbs, surface = 'tint', art, compact = false, children } = props;
  if (compact)
    return (
      <CompactBand data-surface={surface}>
        <Grid>
          {breadcrumbs && <div>{breadcrumbs}</div>}
          <Heading level={1}>{title}</Heading>
          {lead && <Text>{lead}</Text>}
          {children}
        </Grid>
        <OpeningEnd />
      </CompactBand>
    );
  return (
    <Band data-surface={surface} data-art={art ? '' : undefined}>
      {!art && (
        <Land>
          <Contours cut="relief" />
        </Land>
      )}
      <Grid>
        {breadcrumbs && <div>{breadcrumbs}</div>}
        <Words>
          <Heading level={1}>{title}</Heading>
          {lead && <Text size="lead">{lead}</Text>}
          {children}
        </Words>
        {art && <Drawing>{art}</Drawing>}
      </Grid>
      <OpeningEnd />
    </Band>
  );
}

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: `${space.s5} ${space.section}`,
  borderBottom: `4px solid ${role.mark}`,
  // The drawing is tall enough to hold the band open.
  [media.medium]: { '&[data-art]': { paddingBlockEnd: `calc(1.25 * ${space.block})` } },
});

const CompactBand = styled('div')({
  paddingBlock: space.s5,
  borderBottom: `4px solid ${role.mark}`,
  '& > div': { gap: space.s3 },
  // On phones it is as small as the next heading; so much larger at most, that zooming doubles it (1.4.4).
  '& h1': { fontSize: `min(${size.h1}, 4.5rem)` },
  [media.small]: { paddingBlock: space.s2, '& h1': { fontSize: size.h2 }, '& > div': { gap: space.s2 } },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.block,
  marginTop: 'var(--space-header, clamp(1rem, 4vw, 5rem))',
  [media.medium]: {
    '&&': { gridColumn: '1 / span 9' },
    '[data-art] &&': {
      gridColumn: '1 / span 8',
      alignSelf: 'center',
      marginTop: `var(--space-header, ${space.s5})`,
    },
    // Beside a drawing the line is short: a long Spanish word is divided by syllable rather than anywhere.
    '[data-art] & > h1': { hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
  },
  [media.large]: { '[data-art] &&': { gridColumn: '1 / span 7' } },
});

const Drawing = styled('div')({
  // On a phone the words come first and the drawing would only push them out of sight.
  display: 'none',
  [media.medium]: {
    '&&': {
      display: 'block',
      gridColumn: '9 / span 4',
      alignSelf: 'center',
      width: '100%',
      maxWidth: 'var(--drawing-width, 36rem)',
    },
  },
  [media.large]: { '&&': { gridColumn: '8 / span 5', justifySelf: 'end' } },
  [media.print]: { '&&': { display: 'none' } },
});

const Land = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '100%',
  zIndex: -1,
  overflow: 'hidden',
  color: role.mark,
  opacity: 0.32,
  pointerEvents: 'none',
  // Lines under words would tire the eye: the land fades in where the words end.
  maskImage: 'linear-gradient(to right, transparent 45%, black 90%)',
  [media.print]: { display: 'none' },
});
