import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { PlainList } from '../list/index.ts';
import { dataHueStyle } from '../theme/palette.ts';
import { dataInk, media, role, size, space } from '../theme/roles.ts';
import { type Block, blocksOf, columnStarts } from './blocks.ts';
import {
  type CarMaterial,
  type CarPart,
  car,
  carLines,
  carMaterials,
  type Drift,
  wheels,
} from './car-lines.ts';

/** One material of the car, and what is said of it. */
export interface CarShare {
  material: CarMaterial;
  /** Of the whole, `0.65`. All together are 1. */
  share: number;
  name: string;
  /** How much of it there is, as it should be read: "1,300 pounds, 65%". */
  amount: string;
  /** What becomes of it. */
  text: string;
}

interface CarApartProps {
  /** Says the drawing of the whole car. */
  label: string;
  /** In the order in which they stand. */
  shares: readonly CarShare[];
}

/**
 * A car from the side that comes apart into its materials while it is scrolled through the window: each is pressed into a square
 * as large as its share, beside its words. Renders a `div` with one image and a list.
 *
 * - The car and its blocks are drawn to one measure: together the blocks are as large as the car from the side.
 * - Nothing but style sheets moves it, and only for people who do not ask for less motion. For them, on paper and where a browser
 *   knows no such animation the whole car stands above its blocks.
 * - What the list says stands there from the start. What is lost has a broken edge, so that it differs without its color too.
 */
export function CarApart({ label, shares }: CarApartProps) {
  const drawing = useId();
  const idOf = (part: string): string => `${drawing}${part}`;
  const { blocks, floor } = blocksOf(shares);
  return (
    <Frame sx={{ '--floor': floor }}>
      <Whole role="img" aria-label={label} viewBox={`0 0 ${car.length} ${car.ground}`}>
        {paintOrder.map((material) => (
          <g key={material} data-material={material}>
            {carLines[material].map((part) => (
              <g key={part.id} id={idOf(part.id)}>
                <PartLines part={part} material={material} />
              </g>
            ))}
          </g>
        ))}
        <g data-part="ghost">
          <use href={`#${idOf('shell')}`} />
          {wheels.middles.map((middle) => (
            <circle key={middle} cx={middle} cy={wheels.height} r={wheels.radius} />
          ))}
        </g>
      </Whole>
      <List role="list">
        {shares.map(({ material, name, amount, text }, index) => {
          const block = blocks[index];
          return (
            block && (
              <Place key={material} data-material={material} sx={placeOf(block)}>
                <span data-part="cell">
                  <svg aria-hidden="true" viewBox={`0 0 ${block.side} ${floor}`}>
                    <g data-part="press">
                      <rect {...block.extent} vectorEffect="non-scaling-stroke" />
                      {carLines[material].map((part) => (
                        <use key={part.id} href={`#${idOf(part.id)}`} data-drift={part.drift} />
                      ))}
                    </g>
                  </svg>
                </span>
                <div>
                  <strong data-part="name">{name}</strong>
                  <span data-part="amount">{amount}</span>
                  <p>{text}</p>
                </div>
              </Place>
            )
          );
        })}
      </List>
    </Frame>
  );
}

/** Metal lies within what surrounds it, and copper runs through all. */
const paintOrder = ['rest', ...carMaterials.filter((material) => material !== 'rest')] as const;

/** How far surfaces let through what lies behind them. */
const bodyOpacity: Record<CarMaterial, number> = { steel: 0.08, aluminum: 0.3, copper: 0.9, rest: 0.16 };

/**
 * Lines of one part, whose colors come from where they are used. What a `use` repeats hears no rules of the page in some
 * browsers, so that all else stands in attributes.
 */
function PartLines({ part: { body, lines, fine }, material }: { part: CarPart; material: CarMaterial }) {
  return (
    <>
      {body && (
        <path
          d={body}
          fillRule="evenodd"
          fillOpacity={bodyOpacity[material]}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {lines && (
        <path
          d={lines}
          fill="none"
          strokeWidth={material === 'copper' ? '2.5' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {fine && <path d={fine} fill="none" strokeWidth="1" vectorEffect="non-scaling-stroke" />}
    </>
  );
}

/** Where a block stands, and from where its material comes. */
function placeOf({ side, column, whole, pressed }: Block) {
  return { '--side': side, '--column': column, '--whole': whole, '--pressed': pressed };
}

/** Wide enough for four columns of words below four blocks. */
const inColumns = '@container (min-width: 40rem)';

const columns = columnStarts
  .map((start, index) => `minmax(0, ${(columnStarts[index + 1] ?? 100) - start}fr)`)
  .join(' ');

/** Where the car may come apart: a browser that ties motion to scrolling, for somebody who has not asked for less of it. */
const moving = '@supports (animation-timeline: view())';
const screen = '@media screen and (prefers-reduced-motion: no-preference)';

/**
 * How it moves. Rules of the drawing and not `keyframes` of Emotion, of which each would be a style sheet of its own in the page.
 * Only where the materials stand side by side: down a phone the parts would run through the words on their way.
 */
const keyframes = {
  '@keyframes car-gather': {
    '0%, 12%': {
      transform: 'translateX(var(--from-x))',
      animationTimingFunction: 'ease-in-out',
    },
    '90%': { transform: 'none' },
  },
  // As it travels, since a part that came ahead would leave the page.
  '@keyframes car-press': {
    '0%, 12%': { transform: 'var(--whole)', animationTimingFunction: 'ease-in-out' },
    '90%': { transform: 'var(--pressed)' },
  },
  '@keyframes car-leave': {
    '0%, 4%': { transform: 'none', animationTimingFunction: 'ease-in-out' },
    '40%': {
      transform: 'translate(var(--drift-x, 0), var(--drift-y, 0))',
      animationTimingFunction: 'ease-in-out',
    },
    '76%, 100%': { transform: 'none' },
  },
  '@keyframes car-harden': { '0%, 64%': { opacity: 0 } },
  '@keyframes car-fade': { '0%, 64%': { color: 'var(--hue)' } },
  '@keyframes car-remain': { '0%, 8%': { opacity: 0 }, '32%': { opacity: 1 } },
};

/** How far the parts leave their places, in centimeters of the drawing. */
const drifts: Record<Exclude<Drift, 'still'>, readonly [x: number, y: number]> = {
  up: [0, -18],
  rise: [6, -34],
  down: [0, 8],
  fore: [26, 0],
  aft: [-26, 0],
};

/** A range of scrolling that all share: the car is whole once it is in sight, and apart before its head leaves. */
const tied = {
  animationDuration: 'auto',
  animationFillMode: 'both',
  animationTimingFunction: 'linear',
  animationTimeline: '--car-apart',
  animationRange: 'cover 25% cover 51%',
} as const;

const Frame = styled('div')({
  ...dataHueStyle,
  ...keyframes,
  position: 'relative',
  containerType: 'inline-size',
  viewTimeline: '--car-apart',
  breakInside: 'avoid',
  '--steel': role.textMuted,
  '--aluminum': dataInk,
  '--copper': role.mark,
  '--rest': role.border,
  // One centimeter of the drawing: as wide as a phone lets it, and no block higher than its words need; else as the page.
  '& > *': { '--cm': 'calc(min(100cqi, 26rem) / 480)', [inColumns]: { '--cm': 'calc(88cqi / 480)' } },
  '& svg': {
    display: 'block',
    maxWidth: 'none',
    overflow: 'visible',
    strokeWidth: '1.75px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  ...Object.fromEntries(
    carMaterials.map((material) => [`& [data-material=${material}]`, { '--hue': `var(--${material})` }]),
  ),
  [media.forcedColors]: Object.fromEntries(carMaterials.map((material) => [`--${material}`, 'CanvasText'])),
});

const Whole = styled('svg')({
  width: `calc(${car.length} * var(--cm))`,
  height: 'auto',
  marginBlockEnd: space.s5,
  '& [data-material]': { fill: 'var(--hue)', stroke: 'var(--hue)' },
  '& [data-part=ghost]': {
    display: 'none',
    fill: 'none',
    stroke: `color-mix(in srgb, ${role.border} 50%, ${role.surface})`,
    strokeWidth: '1.25px',
  },
  [inColumns]: { marginInline: 'auto' },
  [moving]: {
    [screen]: {
      [inColumns]: {
        // What moves lies in the list: here stays where the car stood.
        '& [data-material]': { opacity: 0 },
        '& [data-part=ghost]': { display: 'inline', animationName: 'car-remain', ...tied },
        position: 'absolute',
        insetInlineStart: '6%',
        insetBlockStart: `calc((var(--floor) - ${car.ground}) * var(--cm))`,
      },
    },
  },
});

const List = styled(PlainList)({
  display: 'grid',
  gap: space.s4,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'calc(var(--floor) * var(--cm)) minmax(0, 1fr)',
    gap: space.s4,
    maxWidth: 'none',
  },
  '& svg': {
    width: 'calc(var(--side) * var(--cm))',
    height: 'calc(var(--floor) * var(--cm))',
    marginBlockStart: 'calc((var(--side) - var(--floor)) * var(--cm))',
    // Asked for as `color`: a browser that goes from one paint to the other on its own passes through yellow.
    color: `color-mix(in srgb, var(--hue) 82%, ${role.surface})`,
    fill: 'currentColor',
    stroke: 'currentColor',
  },
  '& [data-part=press]': { transform: 'var(--pressed)' },
  '& rect': { fill: 'var(--hue)', stroke: 'var(--hue)' },
  // Not seen through, lest the place of the car be drawn across it.
  '& [data-material=rest] rect': {
    fill: `color-mix(in srgb, var(--hue) 22%, ${role.surface})`,
    strokeDasharray: '6 4',
  },
  ...Object.fromEntries(
    Object.entries(drifts).map(([name, [x, y]]) => [
      `& [data-drift=${name}]`,
      { '--drift-x': `${x}px`, '--drift-y': `${y}px` },
    ]),
  ),
  '& > li span, & [data-part=name]': { display: 'block' },
  '& [data-part=name]': { fontSize: size.h4, lineHeight: 1.2 },
  '& p': { color: role.textMuted, fontSize: size.small, marginBlockStart: space.s1 },
  [inColumns]: {
    gridTemplateColumns: columns,
    gap: 0,
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: space.s5,
      paddingInlineEnd: space.s4,
      '--from-x': 'calc(6cqi - var(--column) * 1cqi)',
    },
    '& svg': { marginBlockStart: 0 },
  },
  [moving]: {
    [screen]: {
      [inColumns]: {
        '& :is([data-part=cell], [data-part=press], [data-drift], rect, svg)': tied,
        '& [data-part=cell]': { animationName: 'car-gather' },
        '& [data-part=press]': { animationName: 'car-press' },
        '& [data-drift]': { animationName: 'car-leave' },
        '& rect': { animationName: 'car-harden' },
        '& svg': { animationName: 'car-fade' },
      },
    },
  },
  [media.forcedColors]: { '& rect, & [data-material=rest] rect': { fill: 'Canvas' } },
});

/** What no style sheet can know: each entry has its own. */
const Place = styled('li')({});
