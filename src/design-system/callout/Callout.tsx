import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

interface CalloutProps {
  /** What kind of message it is; the title says it in words. */
  tone: 'note' | 'good' | 'warning' | 'stop';
  title: string;
  /** Makes the title a heading of this level. Default: a bold line. */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

const icons = { note: 'info', good: 'check', warning: 'warning', stop: 'close' } as const;

/**
 * A passage set apart because a reader must not miss it. Renders a `div`; it says nothing by itself when it appears.
 *
 * - The title is a heading only where the page's outline wants one.
 * - It is told from the text around it by an edge, an icon and a bold title, not by its ground alone.
 */
export function Callout({ tone, title, headingLevel, children }: CalloutProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <Frame data-surface="raised" data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>
        <Title data-part="title">{title}</Title>
        {children}
      </div>
    </Frame>
  );
}

const Frame = styled('div')({
  '--tone': role.mark,
  '&[data-tone=good]': { '--tone': role.success },
  '&[data-tone=warning]': { '--tone': role.warning },
  '&[data-tone=stop]': { '--tone': role.error },
  display: 'flex',
  // With text at twice its size on a phone the icon stands above the words.
  flexWrap: 'wrap',
  gap: space.s4,
  padding: `${space.s5} clamp(1rem, 2.5vw, 2rem)`,
  borderInlineStart: '8px solid var(--tone)',
  '& > svg': { flex: 'none', color: 'var(--tone)', width: '1.75em', height: '1.75em' },
  '& > div': {
    flex: '1 1 10rem',
    display: 'flex',
    flexDirection: 'column',
    gap: space.s3,
    minWidth: 0,
  },
  '& > div > :is(ul, ol)': { margin: 0, paddingInlineStart: '1.4em' },
  '& [data-part=title]': { fontSize: size.h4, fontWeight: 720, lineHeight: 1.35, letterSpacing: '-0.008em' },
  [media.forcedColors]: { border: '1px solid CanvasText', borderInlineStartWidth: 8 },
  [media.print]: { border: '1px solid', borderInlineStartWidth: 8, breakInside: 'avoid' },
});
