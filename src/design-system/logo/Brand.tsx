import { styled } from '@mui/material/styles';
import { Anchor } from '../link/index.ts';
import { LogoMark } from './LogoMark.tsx';

interface BrandProps {
  /** The brand's name, shown beside the mark. */
  name: string;
  /** The home page. */
  to: string;
}

/** Mark and name, the way home. Renders an `a`. */
export function Brand({ name, to }: BrandProps) {
  return (
    <Home to={to}>
      <LogoMark />
      <span>{name}</span>
    </Home>
  );
}

const Home = styled(Anchor)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.6em',
  minHeight: '2.75rem',
  minWidth: 0,
  color: 'inherit',
  fontSize: 'clamp(1.0625rem, 0.95rem + 0.6vw, 1.5rem)',
  fontWeight: 720,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  textDecoration: 'none',
  '&:hover': { color: 'inherit', textDecoration: 'underline' },
  // Two short lines beside the mark rather than one that pushes the menu button away.
  '& > span': { maxWidth: 'min-content' },
  '@media (min-width: 740px)': { '& > span': { maxWidth: 'none' } },
});
