import { Columns, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { space } from '#design-system/theme/roles.ts';
import type { ContactGroup } from './contacts.server.ts';

interface ContactsIndexProps {
  /** Names the list. */
  label: string;
  groups: readonly ContactGroup[];
}

/** Every need on one screen, as links to its answer below. Renders a `nav`. */
export function ContactsIndex({ label, groups }: ContactsIndexProps) {
  return (
    <Section room="block">
      <nav aria-label={label}>
        <Stack>
          <Text size="figure" aria-hidden="true" sx={{ lineHeight: 1.5 }}>
            {label}
          </Text>
          <Columns min="15rem">
            {groups.map(({ id, title, needs }) => (
              <Panel key={id}>
                <Text muted strong id={`${id}-index`}>
                  {title}
                </Text>
                <RuledList room="none" top="thin" aria-labelledby={`${id}-index`}>
                  {needs.map((need) => (
                    <li key={need.id}>
                      <Link href={`#${need.id}`} sx={{ display: 'block', paddingBlock: space.s2 }}>
                        {need.title}
                      </Link>
                    </li>
                  ))}
                </RuledList>
              </Panel>
            ))}
          </Columns>
        </Stack>
      </nav>
    </Section>
  );
}
