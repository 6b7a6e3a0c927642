import { Text } from '#design-system/layout/index.ts';
import { role } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { fixed2 } from '#features/investors/model/figures.ts';
import { type Direction, directionOf, lookOf, type Quote } from '../../model/quote.ts';

/** Props of `QuoteChange`. */
export interface QuoteChangeProps {
  quote: Pick<Quote, 'changeNumber' | 'changePercent'>;
  /** The sentence for each direction, given both figures without a sign: words belong to the page around it. */
  words: (figures: { change: string; percent: string }) => Record<Direction, string>;
}

/**
 * How far a price went since the day before. Renders a `span`: seen as arrow, sign and figures, heard as a sentence; the
 * direction is told by colour last. The arrow is an `svg` of its own. Not MUI's `SvgIcon`: that draws with strokes, taller than the
 * words, and everything it sets would be undone here; a name in `Icon` would travel with every page.
 */
export function QuoteChange({ quote: { changeNumber, changePercent }, words }: QuoteChangeProps) {
  const direction = directionOf(changeNumber);
  const change = fixed2(Math.abs(changeNumber));
  const percent = fixed2(Math.abs(changePercent));
  const look = lookOf(changeNumber);
  const sign = signs[direction];
  return (
    <Text
      component="span"
      strong
      data-look={look}
      data-direction={direction}
      sx={{
        position: 'relative',
        color: look === 'up' ? role.success : look === 'down' ? role.error : undefined,
        '& svg': { width: '0.7em', height: '0.7em', marginInlineEnd: '0.4em', fill: 'currentColor' },
      }}
    >
      <span aria-hidden="true">
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={arrows[direction]} />
        </svg>
        {`${sign}${change} (${sign}${percent}%)`}
      </span>
      <VisuallyHidden>{words({ change, percent })[direction]}</VisuallyHidden>
    </Text>
  );
}

const signs: Record<Direction, string> = { up: '+', down: '−', unchanged: '' };

const arrows: Record<Direction, string> = {
  up: 'M6 1 L11 11 H1 Z',
  down: 'M6 11 L1 1 H11 Z',
  unchanged: 'M1 5 H11 V7 H1 Z',
};
