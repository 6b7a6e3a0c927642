import { styled } from '@mui/material/styles';
import { type PointerEvent, useId, useState } from 'react';
import { measure, media, role, size, space } from '../theme/roles.ts';

/** What a chart needs to let its values be read one by one. */
export interface ValueReading {
  /** Names the control: "Read a value". */
  label: string;
  /** How many values there are. */
  count: number;
  /** A value with its time, in words: "Nov 22, 2026: $30.18". */
  textAt: (index: number) => string;
}

/**
 * The value that a reader looks at, or `null` before the first look: by keys and touch at the control below the drawing, by
 * pointer over the drawing too.
 */
export function useValueReading(count: number) {
  const [at, setAt] = useState<number | null>(null);
  return {
    at,
    setAt,
    /** For what holds the drawing: the value under the pointer. `isEdged`: the first and the last value lie at the edges. */
    followPointer: (event: PointerEvent<HTMLElement>, isEdged: boolean) => {
      const plot = event.currentTarget.querySelector('[data-part=plot]')?.getBoundingClientRect();
      if (plot && plot.width > 0) setAt(indexAt((event.clientX - plot.left) / plot.width, count, isEdged));
    },
  };
}

/** Which of so many values lies at a part of the width: of five in the middles of their columns, 0.5 is the third. */
export function indexAt(part: number, count: number, isEdged: boolean): number {
  const index = isEdged ? Math.round(part * (count - 1)) : Math.floor(part * count);
  return Math.min(Math.max(index, 0), count - 1);
}

interface ValueReaderProps extends ValueReading {
  at: number | null;
  onRead: (index: number) => void;
}

/**
 * A slider that walks through the values of a chart. Renders a `div` with an `input`; before the first look it tells the
 * last value. Not MUI's `Slider`: it lays a thumb and a track over the same `input`, and places them by style attributes, which
 * the security policy refuses in what the server sends.
 *
 * - Arrows, Home, End and page keys walk; the browser itself knows them.
 * - A listener hears the value with its time, once: what is shown beside the slider is hidden from them.
 * - Without script, where it could not answer, it is not shown.
 */
export function ValueReader({ label, count, textAt, at, onRead }: ValueReaderProps) {
  const id = useId();
  const text = textAt(at ?? count - 1);
  return (
    <Reader>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={count - 1}
        value={at ?? count - 1}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onRead(Number(currentTarget.value))}
      />
      <strong aria-hidden="true">{text}</strong>
    </Reader>
  );
}

const Reader = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s4}`,
  marginBlockStart: space.s4,
  fontSize: size.small,
  '& input': {
    flex: '1 1 12rem',
    minWidth: 0,
    height: measure.target,
    margin: 0,
    accentColor: role.mark,
  },
  '& strong': { minWidth: 'min(14em, 100%)', fontVariantNumeric: 'tabular-nums' },
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
});
