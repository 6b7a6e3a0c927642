import { ColumnList, Heading, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { role, size } from '#design-system/theme/roles.ts';

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
  return (
    <ColumnList role="list" min="14rem">
      {lines.map(({ id, title, text, phone, hours }) => (
        <Panel
          component="li"
          key={id}
          sx={{ alignItems: 'flex-start', borderBlockStart: `6px solid ${role.mark}` }}
        >
          <Heading level={headingLevel} size="h4">
            {title}
          </Heading>
          {text && <Text>{text}</Text>}
          <Link
            href={phone.href}
            alone
            sx={{ marginBlockStart: 'auto', fontSize: size.h3, fontVariantNumeric: 'tabular-nums' }}
          >
            {phone.display}
          </Link>
          <Text size="small" muted>
            {hours}
          </Text>
        </Panel>
      ))}
    </ColumnList>
  );
}
