import { styled } from '@mui/material/styles';
import { Column, ColumnList, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import type { InvestorsData } from './investors.server.ts';
import { TermList } from './TermList.tsx';

interface FiscalYearProps {
  year: InvestorsData['year'];
}

/** The fiscal year as a strip of twelve months in four quarters, with what each brings. Renders a section. */
export function FiscalYear({ year: { heading, lead, quarters, items } }: FiscalYearProps) {
  return (
    <Section surface="tint">
      <Column span={5}>
        <Heading level={2} id="fiscal-year">
          {heading}
        </Heading>
      </Column>
      <Column from={7} span={6}>
        <Text>{lead}</Text>
      </Column>
      <Column span={12}>
        {/* The rules of the quarters touch, so that they join into one line of a year. */}
        <ColumnList component="ol" role="list" count={{ medium: 2, large: 4 }} sx={{ columnGap: 0 }}>
          {quarters.map(({ id, name, months, text, note }) => (
            <Stack component="li" gap="close" key={id}>
              <Months role="list">
                {months.map(({ month, name: monthName }) => (
                  <li key={month}>{monthName}</li>
                ))}
              </Months>
              <Stack gap="close" sx={{ flex: 1, paddingInlineEnd: space.s5 }}>
                <Heading level={3}>{name}</Heading>
                <Text>{text}</Text>
                <Text strong sx={{ marginBlockStart: 'auto' }}>
                  {note}
                </Text>
              </Stack>
            </Stack>
          ))}
        </ColumnList>
      </Column>
      <Column span={12}>
        <TermList items={items} />
      </Column>
    </Section>
  );
}

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
