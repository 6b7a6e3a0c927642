import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { measure, media, role, size, space } from '../theme/roles.ts';

interface ProseProps {
  children: ReactNode;
}

/** Sets long text written as plain elements: paragraphs, lists, headings, quotes, tables. Renders a `div`. */
export function Prose({ children }: ProseProps) {
  return <Body>{children}</Body>;
}

const Body = styled('div')({
  minWidth: 0,
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginBlockStart: space.s4 },
  '& > :is(p, ul, ol, blockquote)': { maxWidth: measure.line },
  // A heading belongs to what follows it.
  '& > * + h2': { marginBlockStart: `calc(1.6 * ${space.block})` },
  '& > * + h3': { marginBlockStart: space.block },
  '& > * + h4': { marginBlockStart: space.s6 },
  '& > h2': { fontSize: size.h3, lineHeight: 1.2 },
  '& > h3': { fontSize: size.h4, lineHeight: 1.3 },
  '& > h4': { fontSize: size.body, lineHeight: 1.4 },
  '& > :is(h2, h3, h4) + *': { marginBlockStart: space.s3 },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& li + li, & li > :is(ul, ol)': { marginBlockStart: space.s2 },
  '& li': { paddingInlineStart: '0.25em' },
  '& li::marker': { color: role.mark, fontWeight: 650 },
  '& blockquote': {
    borderInlineStart: `4px solid ${role.mark}`,
    paddingInlineStart: space.s5,
    fontSize: size.lead,
  },
  [media.print]: { '& li': { breakInside: 'avoid' } },
});
