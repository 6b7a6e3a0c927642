import { styled } from '@mui/material/styles';
import { role, size, space } from '../theme/roles.ts';

/** Bars and their words. The groups are no boxes, so that all bars share one column and can be compared. */
export const Bars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.s2} ${space.s3}`,
  alignItems: 'center',
  '& > [data-part=group]': { display: 'contents' },
  '& [data-part=category]': { gridColumn: '1 / -1', marginBlockStart: space.s2, fontWeight: 650 },
  '& [data-part=bar]': { width: '100%', height: '1.5em', overflow: 'visible' },
  '& [data-part=value]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '@container (min-width: 32em)': {
    gridTemplateColumns: 'fit-content(14rem) max-content minmax(0, 1fr)',
    columnGap: space.s4,
    '& [data-part=category]': { gridColumn: 1 },
    '& [data-part=value]': { gridColumn: 2 },
    '& [data-part=bar]': { gridColumn: 3 },
    // The first bar of a group keeps its distance from the group above, with all that stands in its row.
    '& [data-part=category], & [data-part=category] + span, & [data-part=category] + span + svg': {
      marginBlockStart: space.s2,
    },
  },
});

/**
 * Around lines whose labels need so much room, in em: in less, only the first and the last label stay, and no number at a point.
 * The page holds the rule of its own rooms alone. Doubled, so that it weighs more than the rules of `Lines`.
 */
export const LabelRoom = styled('div', { shouldForwardProp: (name) => name !== 'room' })<{ room: number }>(
  ({ room }) => ({
    [`@container (max-width: ${room}em)`]: {
      '&& [data-part=labels]': { display: 'flex', justifyContent: 'space-between' },
      '&& [data-part=labels] > span:not(:first-of-type, :last-of-type)': { display: 'none' },
      '&& text': { display: 'none' },
    },
  }),
);

/** Lines on their ground, ticks on the left, categories below. */
export const Lines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.s3} ${space.s4}`,
  paddingBlockStart: space.s4,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  '& [data-part=ticks]': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'space-between',
    color: role.textMuted,
    textAlign: 'end',
    // No height of its own: each number stands on its line, whatever the size of the letters.
    '& > span': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 0 },
  },
  '& [data-part=plot]': {
    width: '100%',
    height: 'clamp(14rem, 45cqi, 26rem)',
    overflow: 'visible',
    '& text': {
      fill: role.text,
      stroke: role.surface,
      // The number stays readable where a line runs behind it.
      strokeWidth: 6,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      fontSize: size.small,
      fontWeight: 650,
    },
  },
  '& [data-part=labels]': {
    gridColumn: 2,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space.s2,
    textAlign: 'center',
  },
  // Text at twice its size on a phone: the ends take the room under the ticks too.
  '@container (max-width: 12em)': { '& [data-part=labels]': { gridColumn: '1 / -1', flexWrap: 'wrap' } },
});
