import { styled } from '@mui/material/styles';
import { Anchor } from '#design-system/link/index.ts';
import { measure, role, size, space } from '#design-system/theme/roles.ts';

interface ContactsPhoneProps {
  /** Whose line it is. */
  label: string;
  line: { display: string; href: string };
  /** When it is answered. */
  hours: string;
}

/** The telephone line for everything else, set large. Renders a `p`. */
export function ContactsPhone({ label, line, hours }: ContactsPhoneProps) {
  return (
    <Line>
      <span>{label}</span> <Anchor href={line.href}>{line.display}</Anchor> <span>{hours}</span>
    </Line>
  );
}

const Line = styled('p')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s1,
  borderInlineStart: `6px solid ${role.mark}`,
  paddingInlineStart: space.s5,
  '& > span:first-of-type': { fontWeight: 650 },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    fontSize: size.h2,
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
});
