import { Trans } from '@lingui/react/macro';
import { Card } from '#design-system/card/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { role } from '#design-system/theme/roles.ts';
import type { GovernanceData } from './governance.server.ts';

interface CommitteesProps {
  committees: GovernanceData['committees'];
}

/** What each committee of the board does, side by side. Renders a section. */
export function Committees({ committees: { heading, lead, items } }: CommitteesProps) {
  return (
    <Section surface="tint">
      <Column span={12}>
        <Stack>
          <Heading level={2} id="committees">
            {heading}
          </Heading>
          <Text>{lead}</Text>
        </Stack>
      </Column>
      {items.map(({ id, title, text, duties, chair }) => (
        <Column key={id} span={4}>
          <Card as="div">
            <h3>{title}</h3>
            <Text muted>
              <Trans comment="{chair} is the name of the person who leads a committee">
                Chaired by {chair}
              </Trans>
            </Text>
            <Text>{text}</Text>
            <Stack
              component="ul"
              gap="tight"
              sx={{ margin: 0, paddingInlineStart: '1.2em', '& > li::marker': { color: role.mark } }}
            >
              {duties.map(({ id: duty, text: words }) => (
                <li key={duty}>{words}</li>
              ))}
            </Stack>
          </Card>
        </Column>
      ))}
    </Section>
  );
}
