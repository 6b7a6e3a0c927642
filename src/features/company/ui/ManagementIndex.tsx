import { ColumnList, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { size, space } from '#design-system/theme/roles.ts';
import { ManagementPortrait } from './ManagementPortrait.tsx';
import type { Leader } from './management.server.ts';

interface ManagementIndexProps {
  /** Names the list. */
  label: string;
  people: readonly Leader[];
}

/** All leaders at a glance, each a link to the life below. Renders a `nav`. */
export function ManagementIndex({ label, people }: ManagementIndexProps) {
  return (
    <Section room="block">
      <nav aria-label={label}>
        <ColumnList role="list" min="8rem" gap="even" stretch={false} count={{ wide: 4 }}>
          {people.map(({ id, person, initials, role: post }) => (
            <Stack component="li" gap="none" key={id} sx={{ position: 'relative' }}>
              <ManagementPortrait initials={initials} />
              <Link
                href={`#${id}`}
                alone
                sx={{
                  marginBlockStart: space.s2,
                  fontSize: size.h4,
                  lineHeight: 1.25,
                  // The plate takes the press too.
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {person}
              </Link>
              <Text size="small" muted>
                {post}
              </Text>
            </Stack>
          ))}
        </ColumnList>
      </nav>
    </Section>
  );
}
