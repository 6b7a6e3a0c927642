import { Column, Columns, Heading, Section, Text } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import type { InvestorsData } from './investors.server.ts';

interface QuestionsProps {
  questions: InvestorsData['questions'];
}

/** Questions with their answers in sight, each a target for links. Renders a section. */
export function Questions({ questions: { heading, items } }: QuestionsProps) {
  return (
    <Section surface="tint">
      <Column span={12}>
        <Heading level={2} id="questions">
          {heading}
        </Heading>
      </Column>
      <Column span={12}>
        <Columns count={{ medium: 2, large: 3 }}>
          {items.map(({ id, question, answer }) => (
            <Panel key={id}>
              <Heading level={3} size="h4" id={`question-${id}`}>
                {question}
              </Heading>
              <Text>{answer}</Text>
            </Panel>
          ))}
        </Columns>
      </Column>
    </Section>
  );
}
