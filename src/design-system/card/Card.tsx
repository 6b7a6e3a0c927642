import MuiCard from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { Surface } from '../theme/palette.ts';

interface CardProps {
  children: ReactNode;
  /** Default `article`. */
  as?: 'article' | 'div' | 'section';
  /** Ground of its own. Default: none, only a line above. */
  surface?: Surface;
  /** Id of the heading that names it. */
  labelledBy?: string;
}

/**
 * One thing among its like: a ruled line above, room inside. MUI's `Card`: an `article` unless `as` says otherwise. The room
 * is the card's own: MUI's `CardContent` would be a second box for nothing but a padding, `CardActions` a row of buttons
 * where ours have a link in their heading, and `CardMedia` has nothing to do: no card holds a picture.
 *
 * - It is an article, and named by its heading where it is given one.
 */
export function Card({ children, as = 'article', surface, labelledBy }: CardProps) {
  return (
    <MuiCard component={as} data-surface={surface} aria-labelledby={labelledBy}>
      {children}
    </MuiCard>
  );
}
