import { Column, Columns, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { deskLinks } from './desk-links.ts';
import type { GovernanceData } from './governance.server.ts';

interface PapersProps {
  papers: GovernanceData['papers'];
}

/** The papers of governance in groups, each in a sentence; those that this site shows are links. Renders a section. */
export function Papers({ papers: { heading, lead, request, groups } }: PapersProps) {
  return (
    <Section>
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
        <Columns count={{ medium: 2 }} gap="section">
          {groups.map(({ id, heading: title, items }) => (
            <Stack key={id}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <RuledList>
                {items.map(({ id: paper, name, text, to }) => (
                  <li key={paper}>
                    <Text strong>{to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}</Text>
                    <Text>{text}</Text>
                    {!to && (
                      <Text size="small" muted>
                        {request.note}
                      </Text>
                    )}
                  </li>
                ))}
              </RuledList>
            </Stack>
          ))}
        </Columns>
      </Column>
    </Section>
  );
}
