import { styled } from '@mui/material/styles';
import { Section } from '#design-system/layout/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
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
      <Frame aria-label={label}>
        <p aria-hidden="true">{label}</p>
        <div>
          {groups.map(({ id, title, needs }) => (
            <div key={id}>
              <p id={`${id}-index`}>{title}</p>
              <ul aria-labelledby={`${id}-index`}>
                {needs.map((need) => (
                  <li key={need.id}>
                    <a href={`#${need.id}`}>{need.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Frame>
    </Section>
  );
}

const Frame = styled('nav')({
  '& > p': { fontSize: size.h3, fontWeight: 700, lineHeight: 1.2, marginBlockEnd: space.s5 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: `${space.block} ${space.column}`,
  },
  '& > div > div > p': {
    paddingBlock: space.s3,
    borderBlockStart: `3px solid ${role.text}`,
    color: role.textMuted,
    fontWeight: 650,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { borderBlockStart: `1px solid ${role.line}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingBlock: space.s2,
    lineHeight: 1.35,
  },
  [media.print]: { '&': { display: 'none' } },
});
