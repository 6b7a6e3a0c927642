import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { InvestorsData } from './investors.server.ts';

interface QuestionsProps {
  questions: InvestorsData['questions'];
}

/** Questions with their answers in sight, each a target for links. Renders a section. */
export function Questions({ questions: { heading, items } }: QuestionsProps) {
  return (
    <Section surface="tint" labelledBy="questions">
      <Column span={12}>
        <Heading level={2} id="questions">
          {heading}
        </Heading>
      </Column>
      <Column span={12}>
        <Answers>
          {items.map(({ id, question, answer }) => (
            <div key={id}>
              <h3 id={`question-${id}`}>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </Answers>
      </Column>
    </Section>
  );
}

const Answers = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.block} ${space.column}`,
  '& > div': { paddingBlockStart: space.s4, borderBlockStart: `1px solid ${role.border}` },
  '& h3': { marginBlockEnd: space.s2, fontSize: size.h4, lineHeight: 1.35 },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.print]: { '& > div': { breakInside: 'avoid' } },
});
