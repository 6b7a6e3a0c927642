import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import type { InvestorsData } from './investors.server.ts';

interface SentencesProps {
  sentences: InvestorsData['sentences'];
}

/** The company in a few numbered sentences, set large. Renders a section with an `ol`. */
export function Sentences({ sentences: { heading, items } }: SentencesProps) {
  return (
    <Section surface="plate" labelledBy="sentences">
      <Column span={4}>
        <Heading level={2} id="sentences">
          {heading}
        </Heading>
      </Column>
      <Column from={5} span={8}>
        <List component="ol" role="list">
          {items.map(({ id, text }) => (
            <li key={id}>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </Column>
    </Section>
  );
}

const List = styled(PlainList)({
  counterReset: 'sentence',
  '& > li': {
    counterIncrement: 'sentence',
    display: 'grid',
    gridTemplateColumns: '2.25em minmax(0, 1fr)',
    alignItems: 'baseline',
    maxWidth: 'none',
    paddingBlock: space.s4,
    borderBlockStart: `1px solid ${role.line}`,
    fontSize: size.lead,
    lineHeight: 1.5,
  },
  '& > li::before': {
    content: 'counter(sentence)',
    color: role.accent,
    fontSize: size.h3,
    fontWeight: 720,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { maxWidth: '46ch' },
});
