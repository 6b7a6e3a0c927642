import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import { role } from '../theme/roles.ts';

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
 * A way onward, as large type. MUI's `Card`: a `div` whose heading holds the one link. The whole tile takes the press,
 * yet a listener hears the title alone as the link's name; that is why it is not MUI's `CardActionArea`, which would make
 * every word of the tile the name.
 *
 * - It holds one link, named by the title alone.
 * - The title is a heading of the level that is asked for.
 */
export function Tile({ title, text, to, art, headingLevel = 3 }: TileProps) {
  const Level = `h${headingLevel}` as const;
  return (
    <Card variant="tile" data-surface="raised">
      {art && <Art>{art}</Art>}
      <Level>
        <Anchor to={to}>
          <span>{title}</span>
          <Icon name="arrow" />
        </Anchor>
      </Level>
      {text && <p>{text}</p>}
    </Card>
  );
}

const Art = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  color: role.mark,
  opacity: 0.55,
  // Only where the words are not.
  maskImage: 'linear-gradient(to top, transparent 45%, black 90%)',
  pointerEvents: 'none',
});
