import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Grid, Heading, OpeningEnd, Text } from '../layout/index.ts';
import { media, role, space } from '../theme/roles.ts';

interface PictureHeaderProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** The purpose in a sentence or two. */
  lead?: ReactNode;
  /** A `RenderedPicture`; on a wide window a little less than half of it. */
  picture: ReactNode;
  /** For a page whose answer has to stand in the first screen: the picture is low, and left out on a narrow window. Default `false`. */
  wideOnly?: boolean;
  /** What a reader came for: buttons, a date. Under the lead. */
  children?: ReactNode;
}

/** How wide the picture of the header is shown, for `sizes`. */
export const headerPictureSizes = '(min-width: 993px) 48vw, 100vw';

/**
 * Opens a page that tells a story: its words, and beside them a picture that reaches the edge of the window and melts into the
 * ground where the words end. On a narrow window the picture follows the words. Renders a `div`.
 */
export function PictureHeader({ title, lead, picture, wideOnly = false, children }: PictureHeaderProps) {
  return (
    <Band data-surface="tint" data-wide={wideOnly ? '' : undefined}>
      <Grid>
        <Words>
          <Heading level={1}>{title}</Heading>
          {lead && <Text size="lead">{lead}</Text>}
          {children}
        </Words>
      </Grid>
      <OpeningEnd />
      <Side data-wide={wideOnly ? '' : undefined}>{picture}</Side>
    </Band>
  );
}

const Band = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: space.s5,
  // Said by the band itself: a rule that asked for what follows would move the words when the rest of a slow page comes.
  [media.narrow]: { '&[data-wide]': { paddingBlockEnd: space.section } },
  borderBottom: `4px solid ${role.mark}`,
  [media.wide]: {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'clamp(21rem, 30vw, 34rem)',
    paddingBlock: space.block,
    '&[data-wide]': { minHeight: 'clamp(15rem, 20vw, 24rem)' },
  },
  [media.print]: { paddingBlockEnd: space.s5 },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.block,
  // Beside a picture the line is short: a long Spanish word is divided by syllable rather than anywhere.
  '& > h1': { hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
  [media.wide]: {
    '&&': { gridColumn: '1 / span 6' },
    // Half a window is narrow for the largest type.
    '& > h1': { fontSize: 'min(var(--size-h1), 4.4vw)' },
  },
});

const Side = styled('div')({
  marginBlockStart: space.block,
  '& img': { display: 'block', width: '100%', aspectRatio: '2 / 1', objectFit: 'cover' },
  [media.narrow]: { '&[data-wide]': { display: 'none' } },
  [media.wide]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: -1,
    width: '48%',
    margin: 0,
    // Slow where it begins: a straight fade shows its edge there.
    maskImage: 'linear-gradient(to right, transparent, 22%, black 36%)',
    '& span, & picture': { height: '100%' },
    '& img': { height: '100%', aspectRatio: 'auto' },
  },
  [media.print]: { display: 'none' },
});
