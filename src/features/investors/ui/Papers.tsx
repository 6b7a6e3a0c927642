import { styled } from '@mui/material/styles';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { deskLinks } from './desk-links.ts';
import type { GovernanceData } from './governance.server.ts';

interface PapersProps {
  papers: GovernanceData['papers'];
}

/** The papers of governance in groups, each in a sentence; those that this site shows are links. Renders a section. */
export function Papers({ papers: { heading, lead, request, groups } }: PapersProps) {
  return (
    <Section labelledBy="papers">
      <Column span={6}>
        <Stack>
          <Heading level={2} id="papers">
            {heading}
          </Heading>
          <Text>
            <RichText text={lead} links={deskLinks} />
          </Text>
        </Stack>
      </Column>
      <Column span={12}>
        <Groups>
          {groups.map(({ id, heading: title, items }) => (
            <div key={id}>
              <h3>{title}</h3>
              <ul>
                {items.map(({ id: paper, name, text, to }) => (
                  <li key={paper}>
                    <p>{to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}</p>
                    <p>{text}</p>
                    {!to && <p data-part="request">{request.note}</p>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Groups>
      </Column>
    </Section>
  );
}

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.section} ${space.column}`,
  '& h3': {
    paddingBlockEnd: space.s4,
    borderBlockEnd: `3px solid ${role.text}`,
    fontSize: size.h4,
    lineHeight: 1.3,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { maxWidth: 'none', paddingBlock: space.s3, borderBlockEnd: `1px solid ${role.line}` },
  '& li > p:first-of-type': { fontWeight: 650 },
  '& [data-part=request]': { color: role.textMuted, fontSize: size.small },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.print]: { '& li': { breakInside: 'avoid' } },
});
