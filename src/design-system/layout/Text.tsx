import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { role } from '../theme/roles.ts';

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  children?: ReactNode;
  /** Default `body`. */
  size?: 'figure' | 'lead' | 'body' | 'small';
  /** Quieter, still 7:1. Default `false`. */
  muted?: boolean;
  /** Said more firmly: a label, a number. Default `false`. */
  strong?: boolean;
  /** Figures of one width, for numbers that stand under each other. Default `false`. */
  tabular?: boolean;
  /** Default `p`. */
  component?: ElementType;
  sx?: SxProps<Theme>;
  ref?: Ref<HTMLParagraphElement>;
}

const variants = { figure: 'figure', lead: 'lead', body: 'body1', small: 'body2' } as const;

/** A paragraph. MUI's `Typography`: a `p` unless `component` says otherwise. */
export function Text({
  size = 'body',
  muted = false,
  strong = false,
  tabular = false,
  component = 'p',
  sx,
  ...others
}: TextProps) {
  const look: SxProps<Theme> = {
    ...(muted && { color: role.textMuted }),
    ...(strong && { fontWeight: 650 }),
    ...(tabular && { fontVariantNumeric: 'tabular-nums' }),
    ...sx,
  } as SxProps<Theme>;
  return <Typography component={component} variant={variants[size]} sx={look} {...others} />;
}
