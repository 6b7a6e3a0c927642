import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Column, Heading, Section, Stack, Text } from '../layout/index.ts';
import type { Surface } from '../theme/palette.ts';
import { size as sizes, space } from '../theme/roles.ts';

interface SideSectionProps {
  /** Id of the heading: a target for links into the page. */
  id: string;
  title: ReactNode;
  /** Default: the page's paper. */
  surface?: Surface;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** Default 2. */
  headingLevel?: 2 | 3;
  /** Look of the heading. Default `h3`: it stands in a narrow column. */
  size?: 'h2' | 'h3';
  children: ReactNode;
}

/**
 * One idea: its heading in the left columns, its content in the right. Renders a `section` without a name, as `Section` does.
 *
 * - Who moves by headings finds it by its own, and links into the page lead there.
 */
export function SideSection({
  id,
  title,
  surface,
  lead,
  headingLevel = 2,
  size = 'h3',
  children,
}: SideSectionProps) {
  return (
    <Section surface={surface}>
      <Column span={4}>
        <Side data-size={size}>
          <Heading level={headingLevel} size={size} id={id}>
            {title}
          </Heading>
          {lead && <Text muted>{lead}</Text>}
        </Side>
      </Column>
      <Column from={5} span={8}>
        <Stack gap="block">{children}</Stack>
      </Column>
    </Section>
  );
}

/** Sixteen letters fill the column at this share of its width; smaller than `h4` no heading gets. */
const fitting = (wanted: string) => `max(${sizes.h4}, min(${wanted}, 11cqi))`;

const Side = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  // A narrow column and long Spanish words: divided by syllable, but first set small enough to stand whole.
  '& > :is(h2, h3)': { fontSize: fitting(sizes.h3), hyphens: 'auto', hyphenateLimitChars: '9 4 4' },
  '&[data-size=h2] > :is(h2, h3)': {
    fontSize: fitting(`calc((${sizes.h2} + ${sizes.h3}) / 2)`),
    lineHeight: 1.12,
  },
});
