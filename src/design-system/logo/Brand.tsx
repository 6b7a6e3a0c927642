import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Anchor } from '../link/index.ts';
import { media, role } from '../theme/roles.ts';
import { LogoMark } from './LogoMark.tsx';

interface BrandProps {
  /** The brand's name, shown beside the mark. */
  name: string;
  /** The home page. */
  to: string;
}

/**
 * Mark and name, the way home. MUI's `Link`: an `a`.
 *
 * - It is one link, named by the name alone.
 */
export function Brand({ name, to }: BrandProps) {
  return (
    <Home component={Anchor} to={to}>
      <LogoMark />
      <span>{name}</span>
    </Home>
  );
}

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.65rem',
  minHeight: '2.75rem',
  padding: 0,
  color: role.text,
  fontSize: '1.0625rem',
  fontWeight: 720,
  lineHeight: 1.05,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  '&:hover > span': {
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.12em',
  },
  '& > svg': { color: role.mark },
  // One word over the other: the name stays beside the mark on the narrowest phone. The navigation around it lets words
  // break anywhere, which would make the narrowest content a single letter.
  '& > span': { width: 'min-content', overflowWrap: 'break-word' },
  [media.wide]: { fontSize: '1.3125rem' },
}) as typeof Link;
