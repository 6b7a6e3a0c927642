import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Surface } from '../theme/palette.ts';
import { role, size, space } from '../theme/roles.ts';

interface CardProps {
  children: ReactNode;
  /** Default `article`. */
  as?: 'article' | 'div' | 'section';
  /** Ground of its own. Default: none, only a line above. */
  surface?: Surface;
  /** Id of the heading that names it. */
  labelledBy?: string;
}

/** One thing among its like: a ruled line above, room inside. Renders an `article` unless `as` says otherwise. */
export function Card({ children, as = 'article', surface, labelledBy }: CardProps) {
  return (
    <Frame as={as} data-surface={surface} aria-labelledby={labelledBy}>
      {children}
    </Frame>
  );
}

const Frame = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  height: '100%',
  borderTop: `3px solid ${role.text}`,
  paddingBlock: space.s5,
  '& > :is(h2, h3, h4)': { fontSize: size.h4, lineHeight: 1.3, letterSpacing: '-0.008em' },
  '&[data-surface]': { paddingInline: space.s5 },
});
