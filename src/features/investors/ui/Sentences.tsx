import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { NumberedList } from '#design-system/list/index.ts';
import type { InvestorsData } from './investors.server.ts';

interface SentencesProps {
  sentences: InvestorsData['sentences'];
}

/** The company in a few numbered sentences, set large. Renders a section with an `ol`. */
export function Sentences({ sentences: { heading, items } }: SentencesProps) {
  return (
    <Section surface="plate">
      <Column span={4}>
        <Heading level={2} id="sentences">
          {heading}
        </Heading>
      </Column>
      <Column from={5} span={8}>
        <NumberedList component="ol" role="list" scale="lead">
          {items.map(({ id, text }) => (
            <li key={id}>
              <p>{text}</p>
            </li>
          ))}
        </NumberedList>
      </Column>
    </Section>
  );
}
