import { styled } from '@mui/material/styles';
import { Section } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
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
    <Section>
      <Frame aria-label={label}>
        <People role="list">
          {people.map(({ id, person, initials, role: post }) => (
            <li key={id}>
              <ManagementPortrait initials={initials} />
              <a href={`#${id}`}>{person}</a>
              <p>{post}</p>
            </li>
          ))}
        </People>
      </Frame>
    </Section>
  );
}

const Frame = styled('nav')({
  '& li': { position: 'relative', minWidth: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    marginBlockStart: space.s2,
    fontSize: size.h4,
    fontWeight: 650,
    lineHeight: 1.25,
    // The plate takes the press too.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& p': { color: role.textMuted, fontSize: size.small },
});

const People = styled(PlainList)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
