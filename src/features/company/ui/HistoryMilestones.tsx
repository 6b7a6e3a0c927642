import { styled } from '@mui/material/styles';
import { Heading, Text } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { Era } from './history.server.ts';

interface HistoryMilestonesProps {
  milestones: Era['milestones'];
}

/**
 * What happened, along a line. Renders an `ol`. Each year is a link to its own milestone: somebody who wants to point at
 * one takes the address from there.
 */
export function HistoryMilestones({ milestones }: HistoryMilestonesProps) {
  return (
    <Line component="ol" role="list">
      {milestones.map(({ id, year, title, text }) => (
        <li key={id}>
          <Heading level={3} size="h4" id={id}>
            <Anchor href={`#${id}`}>{year}</Anchor> <span>{title}</span>
          </Heading>
          <Text>{text}</Text>
        </li>
      ))}
    </Line>
  );
}

const mark = '1rem';

const Line = styled(PlainList)({
  '& > li': {
    position: 'relative',
    maxWidth: 'none',
    paddingInlineStart: `calc(${mark} + ${space.s5})`,
    paddingBlockEnd: space.block,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.1rem -1.1rem',
      insetInlineStart: `calc(${mark} / 2 - 1px)`,
      borderInlineStart: `2px solid ${role.border}`,
    },
    '&:last-of-type::before': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.8rem',
      insetInlineStart: 0,
      width: mark,
      height: mark,
      border: `4px solid ${role.mark}`,
      borderRadius: '50%',
      backgroundColor: role.surface,
    },
    // The milestone that a link has led to.
    '&:has(:target)::after': { backgroundColor: role.mark },
    '&:last-of-type': { paddingBlockEnd: 0 },
  },
  '& h3 > :is(a, span)': { display: 'block' },
  '& h3 > a': {
    width: 'fit-content',
    color: role.accent,
    fontSize: size.h2,
    lineHeight: 1.2,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
    textDecorationThickness: '2px',
    '&:not(:hover)': { textDecorationColor: 'transparent' },
  },
  '& p': { marginBlockStart: space.s2 },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
