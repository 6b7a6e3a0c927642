import { Section, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { media, size, space } from '#design-system/theme/roles.ts';
import type { Leader } from './management.server.ts';

interface ManagementIndexProps {
  /** Names the list. */
  label: string;
  people: readonly Leader[];
}

/**
 * All leaders at a glance, each a link to the life below. Renders a `nav`. Names alone: there are no faces to show, and eight
 * plates with initials looked as if some were to come.
 */
export function ManagementIndex({ label, people }: ManagementIndexProps) {
  return (
    <Section room="tight">
      <nav aria-label={label}>
        {/* On a phone eight of them stand on one screen: a post close under its name. */}
        <RuledList
          role="list"
          room="none"
          columns="minmax(0, 2fr) minmax(0, 3fr)"
          since="medium"
          sx={{ '& > li': { rowGap: 0, alignItems: 'center', paddingBlockEnd: space.s2 } }}
        >
          {people.map(({ id, person, role: post }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                alone
                sx={{
                  justifySelf: 'start',
                  fontSize: size.h3,
                  lineHeight: 1.25,
                }}
              >
                {person}
              </Link>
              <Text
                muted
                sx={{ [media.small]: { marginBlockStart: `calc(-1 * ${space.s2})`, fontSize: size.small } }}
              >
                {post}
              </Text>
            </li>
          ))}
        </RuledList>
      </nav>
    </Section>
  );
}
