import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface HeadingProps {
  children: ReactNode;
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Look. Default: that of the level. */
  size?: 'h1' | 'h2' | 'h3' | 'h4';
  id?: string;
  lang?: string;
}

/** A heading whose look and level are chosen apart. Renders `h1` to `h4`; the `h1` can take the focus after a navigation. */
export function Heading({ children, level, size, id, lang }: HeadingProps) {
  const element = `h${level}` as const;
  return (
    <Typography
      component={element}
      variant={size ?? element}
      id={id}
      lang={lang}
      tabIndex={level === 1 ? -1 : undefined}
    >
      {children}
    </Typography>
  );
}
