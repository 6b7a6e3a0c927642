import MuiLink from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor, type Destination } from './Anchor.tsx';

type LinkProps = Destination & {
  children: ReactNode;
  /** Language of the words, where it differs from the page's. */
  lang?: string;
  /** Language of the target. */
  hrefLang?: string;
  /** Opens a new tab. Default `false`. */
  newTab?: boolean;
  /** Says in words that a new tab opens; goes with `newTab`. */
  newTabNote?: string;
  /** Stands alone in its line or among its like: as tall as a finger needs, and told more firmly. Default `false`. */
  alone?: boolean;
  sx?: SxProps<Theme>;
  'aria-current'?: 'page';
};

/**
 * A link in text, always underlined. MUI's `Link`: an `a`, which the router's link draws. Our own part: the words that announce a
 * new tab.
 *
 * - A link to a new tab says so in words.
 * - One in the other language carries it, for its words and for its target.
 */
export function Link({ children, newTab = false, newTabNote, alone = false, ...others }: LinkProps) {
  return (
    <MuiLink
      component={Anchor}
      data-alone={alone ? '' : undefined}
      {...others}
      // A browser that can draw this site's colors keeps a new tab apart by itself.
      target={newTab ? '_blank' : undefined}
    >
      {children}
      {newTab && (
        <>
          {newTabNote === undefined ? null : ` (${newTabNote})`} <Icon name="external" />
        </>
      )}
    </MuiLink>
  );
}
