import { styled } from '@mui/material/styles';
import { Anchor } from '#design-system/link/index.ts';
import { measure, role, size } from '#design-system/theme/roles.ts';
import { RuledCards } from './RuledCards.tsx';

interface PhoneLinesProps {
  lines: readonly {
    id: string;
    title: string;
    text?: string;
    phone: { display: string; href: string };
    hours: string;
  }[];
  /** Level of the titles in the page's outline. Default 3. */
  headingLevel?: 3 | 4;
}

/** Desks side by side: what each is for, its number set large, and when it is answered. Renders a `ul`. */
export function PhoneLines({ lines, headingLevel = 3 }: PhoneLinesProps) {
  const Level = `h${headingLevel}` as const;
  return (
    <List role="list">
      {lines.map(({ id, title, text, phone, hours }) => (
        <li key={id}>
          <Level>{title}</Level>
          {text && <p>{text}</p>}
          <Anchor href={phone.href}>{phone.display}</Anchor>
          <p data-part="hours">{hours}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled(RuledCards)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  '& > li': { borderBlockStart: `6px solid ${role.mark}` },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    marginBlockStart: 'auto',
    fontSize: size.h3,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=hours]': { color: role.textMuted, fontSize: size.small },
});
