import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import { media, role, space } from '../theme/roles.ts';
import { typography } from '../theme/type.ts';

interface TileProps {
  /** The link's words, set large. */
  title: string;
  /** A sentence under them. */
  text?: string;
  to: string;
  /** Decoration behind the words. */
  art?: ReactNode;
  /** Level of the title in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A way onward, as large type. Renders a `div` whose heading holds the one link; the whole tile takes the press, yet
 * a listener hears the title alone as the link's name.
 */
export function Tile({ title, text, to, art, headingLevel = 3 }: TileProps) {
  const Level = `h${headingLevel}` as const;
  return (
    <Frame data-surface="raised">
      {art && <Art>{art}</Art>}
      <Level>
        <Anchor to={to}>
          <span>{title}</span>
          <Icon name="arrow" />
        </Anchor>
      </Level>
      {text && <p>{text}</p>}
    </Frame>
  );
}

const Frame = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.s4,
  height: '100%',
  minHeight: 'clamp(12rem, 27vw, 32rem)',
  padding: 'clamp(1.25rem, 2.2vw, 2.75rem)',
  borderTop: `6px solid ${role.mark}`,
  '& > :is(h2, h3, h4)': {
    ...typography.h3,
    fontSize: 'clamp(1.625rem, 1.1rem + 1.7vw, 3rem)',
    lineHeight: 1.1,
  },
  '& > p': { color: role.textMuted, maxWidth: '38ch' },
  '& a': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.s3,
    minHeight: '2.75rem',
    color: role.text,
    textDecorationThickness: '3px',
    textUnderlineOffset: '0.18em',
    textDecorationColor: role.mark,
    '& > span': { minWidth: 0 },
    '& > svg': { color: role.mark, width: '1.1em', height: '1.1em', transition: 'transform 200ms' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '&:hover': {
    backgroundColor: role.text,
    color: role.surface,
    '& > p, & a, & a > svg': { color: 'inherit' },
    '& a': { textDecorationColor: 'currentColor' },
  },
  [media.motion]: { '&:hover a > svg': { transform: 'translateX(6px)' } },
  [media.forcedColors]: { border: '1px solid CanvasText', borderTopWidth: 6 },
});

const Art = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  color: role.contour,
  opacity: 0.55,
  // Only where the words are not.
  maskImage: 'linear-gradient(to top, transparent 45%, black 90%)',
  pointerEvents: 'none',
});
