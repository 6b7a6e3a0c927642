import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { type RichLinks, RichText } from '#design-system/rich-text/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

interface OrderPathProps {
  /** `party` chooses the lane, `turn` says it in words. */
  items: readonly { id: string; party: string; turn: string; title: string; text: string }[];
  /** Targets of the tags in the texts. */
  links: RichLinks;
}

/** The ground of each lane. */
const surfaces: Record<string, string> = { you: 'raised', we: 'plate', both: 'tint' };

/**
 * Steps in two lanes: the buyer's turns on the left, ours on the right, common ones across both. Renders an `ol`; whose
 * turn it is stands in words in each step, since on a phone there is one lane.
 */
export function OrderPath({ items, links }: OrderPathProps) {
  return (
    <Lanes component="ol" role="list">
      {items.map(({ id, party, turn, title, text }) => (
        <li key={id} data-party={party} data-surface={surfaces[party]}>
          <h3>{title}</h3>
          <p data-part="turn">{turn}</p>
          <p>
            <RichText text={text} links={links} />
          </p>
        </li>
      ))}
    </Lanes>
  );
}

/** A line down the middle of a lane, seen where it waits. */
const track = `linear-gradient(${role.border}, ${role.border}) no-repeat`;

const Lanes = styled(PlainList)({
  display: 'grid',
  gap: space.column,
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s5,
    rowGap: space.s1,
    alignContent: 'start',
    maxWidth: 'none',
    minWidth: 0,
    padding: 'clamp(1.25rem, 2.4vw, 2.5rem)',
    borderBlockStart: `6px solid ${role.mark}`,
    '& > *': { gridColumn: 2 },
    '&::before': {
      content: 'counter(step)',
      gridRow: '1 / span 3',
      minWidth: '1.1ch',
      color: role.mark,
      fontSize: size.h1,
      fontWeight: 720,
      lineHeight: 0.95,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& h3': { fontSize: size.h3, lineHeight: 1.2 },
  '& [data-part=turn]': { color: role.textMuted, fontSize: size.small, fontWeight: 650 },
  [media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    background: `${track} 25% 0 / 2px 100%, ${track} 75% 0 / 2px 100%`,
    '& [data-party=you]': { gridColumn: 1 },
    '& [data-party=we]': { gridColumn: 2 },
    '& [data-party=both]': { gridColumn: '1 / -1' },
  },
  [media.forcedColors]: { '& > li': { border: '1px solid CanvasText', borderBlockStartWidth: 6 } },
  [media.print]: { background: 'none', '& > li': { breakInside: 'avoid' } },
});
