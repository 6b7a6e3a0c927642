import { styled } from '@mui/material/styles';
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
  'aria-current'?: 'page';
};

/** A link in text, always underlined. Renders an `a`. */
export function Link({ children, newTab = false, newTabNote, ...others }: LinkProps) {
  return (
    <TextLink {...others} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {newTab && (
        <>
          {newTabNote === undefined ? null : ` (${newTabNote})`} <Icon name="external" />
        </>
      )}
    </TextLink>
  );
}

const TextLink = styled(Anchor)({
  // Room above and below a line, so that a link alone in a list is tall enough for a finger.
  paddingBlock: '0.125em',
  overflowWrap: 'anywhere',
});
