import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TextProps {
  children: ReactNode;
  /** Default `body`. */
  size?: 'lead' | 'body' | 'small';
  /** Quieter, still 7:1. Default `false`. */
  muted?: boolean;
  lang?: string;
  id?: string;
}

const variants = { lead: 'lead', body: 'body1', small: 'body2' } as const;

/** A paragraph. Renders a `p`. */
export function Text({ children, size = 'body', muted = false, lang, id }: TextProps) {
  return (
    <Typography
      component="p"
      variant={variants[size]}
      color={muted ? 'text.secondary' : undefined}
      lang={lang}
      id={id}
    >
      {children}
    </Typography>
  );
}
