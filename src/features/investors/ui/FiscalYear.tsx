import { styled } from '@mui/material/styles';
import { Column, Heading, Section, Text } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { InvestorsData } from './investors.server.ts';
import { TermList } from './TermList.tsx';

interface FiscalYearProps {
  year: InvestorsData['year'];
}

/** The fiscal year as a strip of twelve months in four quarters, with what each brings. Renders a section. */
export function FiscalYear({ year: { heading, lead, quarters, items } }: FiscalYearProps) {
  return (
    <Section surface="tint" labelledBy="fiscal-year">
      <Column span={5}>
        <Heading level={2} id="fiscal-year">
          {heading}
        </Heading>
      </Column>
      <Column from={7} span={6}>
        <Text>{lead}</Text>
      </Column>
      <Column span={12}>
        <Quarters component="ol" role="list">
          {quarters.map(({ id, name, months, text, note }) => (
            <li key={id}>
              <Months role="list">
                {months.map(({ month, name: monthName }) => (
                  <li key={month}>{monthName}</li>
                ))}
              </Months>
              <h3>{name}</h3>
              <p>{text}</p>
              <p data-part="results">{note}</p>
            </li>
          ))}
        </Quarters>
      </Column>
      <Column span={12}>
        <TermList items={items} />
      </Column>
    </Section>
  );
}

const Quarters = styled(PlainList)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.block} 0`,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s3,
    maxWidth: 'none',
    minWidth: 0,
  },
  '& h3': { fontSize: size.h3, lineHeight: 1.2 },
  '& > li > :is(h3, p)': { paddingInlineEnd: space.s5 },
  '& [data-part=results]': { marginBlockStart: 'auto', fontWeight: 650 },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});

/** Three months on a rule; on a wide window the rules of the quarters join into one line of a year. */
const Months = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockStart: `6px solid ${role.mark}`,
  '& > li': {
    // A month is as wide as its name at least: "septiembre" is not parted in a narrow window.
    flex: '1 1 25%',
    minWidth: 'min-content',
    padding: `${space.s2} ${space.s2} ${space.s2} 0`,
    borderInlineStart: `1px solid ${role.border}`,
    paddingInlineStart: space.s2,
    color: role.textMuted,
    fontSize: size.small,
  },
  '& > li:first-of-type': { borderInlineStartWidth: 4, borderInlineStartColor: role.text },
});
