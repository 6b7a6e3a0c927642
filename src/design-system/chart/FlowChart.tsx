import { styled } from '@mui/material/styles';
import { dataInk, media, role, size, space } from '../theme/roles.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartProps } from './chart-props.ts';
import { type FlowBand, flowOf, middleOf, ribbon } from './flow.ts';

/** What comes in or leaves. */
export interface FlowPart {
  id: string;
  /** A few words: they stand in the drawing. */
  label: string;
  value: number;
}

interface FlowChartProps extends Omit<ChartProps, 'categories' | 'series' | 'target'> {
  sources: readonly FlowPart[];
  /** Of what leaves, some is lost. */
  sinks: readonly (FlowPart & { isLost: boolean })[];
  /** Heads of the table's columns of figures: what came in, and what left. */
  inLabel: string;
  outLabel: string;
}

/** Where the bar in the middle stands, in percent from the left, and how wide a bar is. */
const [middleLeft, middleRight, bar] = [49, 51, 0.8];

/**
 * What came in and what became of it, as bands whose heights are the figures: a Sankey drawing of two sides. Renders a
 * `figure`.
 *
 * - The drawing is one image to a listener: named by the title, described by the description.
 * - Every figure stands in a table below, which opens without script.
 * - Words and figures stand at their bands; where the room is too narrow for that, in a list below.
 * - What was lost is grey and has a broken edge, so that it differs without its colour too.
 */
export function FlowChart({ sources, sinks, inLabel, outLabel, ...frame }: FlowChartProps) {
  const { format } = frame;
  const values = (parts: readonly FlowPart[]) => parts.map(({ value }) => value);
  const flow = flowOf(values(sources), values(sinks), 9);
  const sides = [
    {
      id: 'in',
      label: inLabel,
      parts: sources.map((part) => ({ ...part, isLost: false })),
      bands: flow.sources,
      draw: ({ outer, inner }: FlowBand) => ribbon(outer, inner, bar, middleLeft),
      edge: [0, bar],
      words: { x: '2.5%' },
    },
    {
      id: 'out',
      label: outLabel,
      parts: sinks,
      bands: flow.sinks,
      draw: ({ outer, inner }: FlowBand) => ribbon(inner, outer, middleRight, 100 - bar),
      edge: [100 - bar, 100],
      words: { x: '97.5%', textAnchor: 'end' as const },
    },
  ] as const;
  const all = sides.flatMap((side) =>
    side.parts.map((part, index) => ({
      ...part,
      side,
      kind: part.isLost ? 'lost' : side.id,
      band: side.bands[index] ?? { outer: flow.middle, inner: flow.middle },
    })),
  );
  return (
    <ChartFrame
      {...frame}
      categories={all.map(({ id, label }) => ({ id, label }))}
      series={sides.map(({ id, label }) => ({
        id,
        label,
        values: all.map(({ side, value }) => (side.id === id ? value : null)),
      }))}
    >
      <Drawing aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          {all.map(({ id, kind, band, side }) => (
            <g key={id} data-flow={kind}>
              <path d={side.draw(band)} data-part="ribbon" />
              <path
                d={`M${side.edge[0]} ${band.outer.from}H${side.edge[1]}V${band.outer.to}H${side.edge[0]}z`}
              />
            </g>
          ))}
          <path
            d={`M${middleLeft} ${flow.middle.from}H${middleRight}V${flow.middle.to}H${middleLeft}z`}
            data-flow="in"
          />
        </svg>
        {all.map(({ id, label, value, band, side }) => (
          <text
            key={id}
            y={`${middleOf(band.outer)}%`}
            dy="0.35em"
            data-thin={band.outer.to - band.outer.from < 6 || undefined}
            {...side.words}
          >
            {side.id === 'in' && <tspan>{format(value)}</tspan>} {label}{' '}
            {side.id === 'out' && <tspan>{format(value)}</tspan>}
          </text>
        ))}
      </Drawing>
      <List>
        {all.map(({ id, label, value }) => (
          <span key={id}>
            {label}: <strong>{format(value)}</strong>
          </span>
        ))}
      </List>
    </ChartFrame>
  );
}

/** Below this width two words of both sides would meet. */
const narrow = '@container (max-width: 21em)';

const Drawing = styled('svg')({
  width: '100%',
  // As high as its letters ask for, also when they are set larger.
  height: '26rem',
  overflow: 'visible',
  '& path': { fill: role.mark },
  '& [data-flow=out] path': { fill: dataInk },
  '& [data-flow=lost] path': { fill: role.border },
  '& path[data-part=ribbon]': {
    fillOpacity: 0.26,
    stroke: role.mark,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-flow=out] path[data-part=ribbon]': { stroke: dataInk },
  '& [data-flow=lost] path[data-part=ribbon]': { stroke: role.border, strokeDasharray: '6 4' },
  '& text': {
    fill: role.text,
    fontSize: size.small,
    fontVariantNumeric: 'tabular-nums',
    '& > tspan': { fontSize: size.body, fontWeight: 700 },
    // A band thinner than its letters would run through them.
    '&[data-thin]': { stroke: role.surface, strokeWidth: 6, strokeLinejoin: 'round', paintOrder: 'stroke' },
    [narrow]: { display: 'none' },
  },
  [narrow]: { height: '16rem' },
  [media.forcedColors]: {
    '& path, & [data-flow] path': { fill: 'CanvasText' },
    '& path[data-part=ribbon], & [data-flow] path[data-part=ribbon]': {
      fill: 'Canvas',
      stroke: 'CanvasText',
    },
    '& text': { fill: 'CanvasText' },
  },
});

const List = styled('div')({
  display: 'none',
  marginBlockStart: space.s3,
  fontSize: size.small,
  [narrow]: { display: 'grid', gap: space.s1 },
});
