import { Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { size } from '#design-system/theme/roles.ts';

interface ContactsPhoneProps {
  /** Whose line it is. */
  label: string;
  line: { display: string; href: string };
  /** When it is answered. */
  hours: string;
}

/** The telephone line for everything else, set large. Renders a `div`. */
export function ContactsPhone({ label, line, hours }: ContactsPhoneProps) {
  return (
    <Panel variant="marked">
      <Stack gap="lines" sx={{ alignItems: 'flex-start' }}>
        <Text strong>{label}</Text>
        <Link
          href={line.href}
          alone
          sx={{ fontSize: size.h2, fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
        >
          {line.display}
        </Link>
        <Text>{hours}</Text>
      </Stack>
    </Panel>
  );
}
