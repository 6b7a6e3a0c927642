import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { size, space } from '#design-system/theme/roles.ts';

/**
 * Places or desks side by side, the parts of each one under the other. Renders a `ul`, with `component="ol"` an `ol`. Columns
 * and the line above each come from who builds on it.
 */
export const RuledCards = styled(PlainList)({
  display: 'grid',
  gap: `${space.block} ${space.column}`,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.s2,
    maxWidth: 'none',
    minWidth: 0,
    paddingBlockStart: space.s4,
  },
  '& :is(h3, h4)': { fontSize: size.h4, lineHeight: 1.3 },
});
