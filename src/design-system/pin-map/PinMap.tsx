import { styled } from '@mui/material/styles';
import { type SVGProps, useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { media, role } from '../theme/roles.ts';
import { type MapView, maskOf, nameAt, standingAt, viewBoxOf, wholeView } from './map-view.ts';

/** A place that somebody can go to. */
export interface MapMark {
  id: string;
  x: number;
  y: number;
  /** Where it is, if it was pushed away from there for room: a line leads to it. */
  at?: Point | undefined;
  name: string;
  /** Said after the name, and not drawn: how far it is. */
  detail?: string | undefined;
  /** Its page. Without it the mark is drawn and leads nowhere. */
  to?: string | undefined;
  /** Stands in the mark: a number. Default: nothing, and the mark is smaller. */
  text?: string | undefined;
  /** Filled. Default `false`. */
  isMarked?: boolean | undefined;
  /** Two kinds of place differ by shape, not by color alone. Default `circle`. */
  shape?: 'circle' | 'square' | undefined;
}

/** What lies under the marks. */
export type MapGround =
  /** A picture; it takes the color of the scheme. */
  | { file: string }
  /** Paths by what they are, each drawn over those before it, in this order; what none covers is open water. */
  | Record<'abroad' | 'lake' | 'land' | 'river' | 'county' | 'border', string>;

export interface MapProps {
  /** Id of the heading that names it, or its name. Without either it is for the eye alone: a map beside it has the name. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  /** Units of the drawing. */
  width: number;
  height: number;
  ground: MapGround;
  marks: readonly MapMark[];
  /** Circles around a place, each with a word and where that stands; `null` where there is no room for it. */
  rings?:
    | readonly { id: string; x: number; y: number; r: number; label: string; at: Point | null }[]
    | undefined;
  /** Names of towns, for orientation. */
  towns?: readonly { id: string; name: string; x: number; y: number }[] | undefined;
  /** The place that everything is seen from, drawn as a diamond. */
  place?: (Point & { name: string }) | undefined;
  /** Height of the letters of a mark's name, in units. Default 24. */
  nameSize?: number;
  /** So many times larger than it is drawn, about its middle; what then lies beyond its edges is cut off. Default 1. */
  zoom?: number;
}

export interface Point {
  x: number;
  y: number;
}

interface PinMapProps extends MapProps {
  /** What of it is seen; marks keep their size. Default: enlarged by `zoom` about its middle, marks with it. */
  view?: MapView;
  /** What else its `svg` has. */
  svg?: SVGProps<SVGSVGElement>;
  /** A mark got the focus. */
  onReach?: (mark: Point) => void;
}

/**
 * A map without tiles: land with its borders, marks that are links, a diamond for where one stands. Renders a `div` with an `svg`.
 *
 * - Each mark with a page is a link named by its place, whose name shows while it is pointed at or has the focus.
 * - A name that shows can be pointed at, and goes with Escape.
 * - What has no page is a picture with a name, and nothing in it is a stop for the Tab key.
 * - What has neither a page nor a name is not read out.
 * - `MovableMap` is the same with buttons that enlarge and move it.
 */
export function PinMap(props: PinMapProps) {
  const { labelledBy, label, width, height, ground, rings = [], towns = [], place } = props;
  const { nameSize = 24, zoom = 1, svg, onReach } = props;
  const size = { width, height };
  const view = props.view ?? { ...wholeView(size), times: zoom };
  const times = props.view?.times ?? 1;
  // A name covers other marks while it shows: Escape takes it away until another mark is pointed at.
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const hush = ({ key }: KeyboardEvent) => key === 'Escape' && setIsQuiet(true);
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, []);
  const speak = () => setIsQuiet(false);
  // What is enlarged is the land: marks and words keep their size.
  const sized = ({ x, y }: Point) =>
    times === 1 ? undefined : `translate(${x} ${y}) scale(${1 / times}) translate(${-x} ${-y})`;
  const marks = props.marks.map((mark) => ({ ...mark, ...standingAt(mark, times) }));
  const pushed = marks.filter(({ at }) => at !== undefined);
  const isLeading = marks.some(({ to }) => to !== undefined);
  const isNamed = label !== undefined || labelledBy !== undefined;
  return (
    <Ground
      file={'file' in ground ? ground.file : undefined}
      data-surface={'file' in ground ? undefined : 'raised'}
      style={'file' in ground && times !== 1 ? maskOf(view, size) : undefined}
    >
      <svg
        {...svg}
        viewBox={viewBoxOf(view, size)}
        // Where a page gives it another shape, its edges are cut off and not its scale.
        preserveAspectRatio="xMidYMid slice"
        data-enlarged={times === 1 ? undefined : ''}
        role={isNamed ? (isLeading ? 'group' : 'img') : undefined}
        aria-hidden={isNamed ? undefined : true}
        aria-labelledby={labelledBy}
        aria-label={label}
        data-wakes={isLeading ? '' : undefined}
        data-quiet={isQuiet ? '' : undefined}
      >
        {!('file' in ground) && (
          <svg aria-hidden="true">
            {Object.entries(ground).map(
              ([part, path]) => path !== '' && <path key={part} d={path} data-part={part} />,
            )}
          </svg>
        )}
        {(rings.length > 0 || towns.length > 0 || place || pushed.length > 0) && (
          <svg aria-hidden="true">
            {rings.map(({ id, x, y, r }) => (
              <circle key={id} cx={x} cy={y} r={r} data-part="ring" />
            ))}
            {rings.map(
              ({ id, label: words, at }) =>
                at && (
                  <text key={id} x={at.x} y={at.y} transform={sized(at)} data-part="ring-label">
                    {words}
                  </text>
                ),
            )}
            {pushed.map(
              ({ id, x, y, at }) =>
                at && (
                  <g key={id}>
                    <path d={`M${x} ${y}L${at.x} ${at.y}`} data-part="leader" />
                    <circle cx={at.x} cy={at.y} r={3 / times} data-part="spot" />
                  </g>
                ),
            )}
            {towns.map(({ id, name, x, y }) => (
              <text key={id} x={x} y={y} transform={sized({ x, y })} data-part="town">
                {name}
              </text>
            ))}
            {place && (
              <g transform={sized(place)}>
                <path d={`M${place.x} ${place.y - 12}l12 12-12 12-12-12z`} data-part="place" />
                {place.name !== '' && (
                  <text x={place.x} y={place.y + 28} data-part="place-name">
                    {place.name}
                  </text>
                )}
              </g>
            )}
          </svg>
        )}
        {marks.map((mark) =>
          mark.to === undefined ? (
            <g key={mark.id} transform={sized(mark)} data-found={mark.isMarked ? '' : undefined}>
              <Mark {...mark} />
            </g>
          ) : (
            <RouterLink
              key={mark.id}
              to={mark.to}
              {...(times === 1 ? {} : { transform: sized(mark) })}
              aria-label={mark.detail === undefined ? mark.name : `${mark.name}, ${mark.detail}`}
              data-found={mark.isMarked ? '' : undefined}
              onMouseEnter={speak}
              onFocus={() => {
                speak();
                onReach?.(mark);
              }}
            >
              <circle cx={mark.x} cy={mark.y} r={18} data-part="room" />
              <Mark {...mark} />
              <text
                {...nameAt(mark, nameSize, { ...view, times }, size)}
                fontSize={nameSize}
                data-part="name"
              >
                {mark.name}
              </text>
            </RouterLink>
          ),
        )}
      </svg>
    </Ground>
  );
}

/** The sign itself, with its number. */
function Mark({ x, y, text, shape }: MapMark) {
  const r = text === undefined ? 9 : 13;
  return (
    <>
      {shape === 'square' ? (
        <rect x={x - r + 1} y={y - r + 1} width={2 * r - 2} height={2 * r - 2} data-part="mark" />
      ) : (
        <circle cx={x} cy={y} r={r} data-part="mark" />
      )}
      {text !== undefined && (
        <text x={x} y={y + 6} textAnchor="middle" fontSize={text.length > 2 ? 14 : 18} data-part="count">
          {text}
        </text>
      )}
    </>
  );
}

/** Water is greyer than paper in either scheme; shores have a line besides, so that nobody needs to see the difference. */
const waterShare = 24;
const water = `color-mix(in srgb, ${role.border} ${waterShare}%, ${role.surface})`;

const Ground = styled('div', { shouldForwardProp: (name) => name !== 'file' })<{ file: string | undefined }>(
  ({ file }) => ({
    position: 'relative',
    maxWidth: '64rem',
    // Land takes the color of the scheme: a picture would keep its own.
    ...(file !== undefined && {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        backgroundColor: role.border,
        opacity: 0.7,
        maskImage: `url(${file})`,
        maskSize: 'calc(100% * var(--times, 1)) calc(100% * var(--times, 1))',
        maskPosition: 'var(--across, 0) var(--along, 0)',
      },
    }),
    ...(file === undefined && {
      // The same selector as below would be one key of one object, and the later one alone would count.
      '&& > svg': { backgroundColor: water, border: `1px solid ${role.line}` },
      '& :is([data-part=abroad], [data-part=land])': { fill: role.surface },
      '& [data-part=lake]': { fill: water },
      '& :is([data-part=land], [data-part=border])': {
        stroke: role.border,
        strokeWidth: 1.25,
        strokeLinejoin: 'round',
      },
      '& svg path': { fill: 'none' },
      // The color of water, and see-through: a state's border is the edge of its land, and shows in the river that it follows.
      '& [data-part=river]': {
        stroke: role.border,
        strokeOpacity: waterShare / 100,
        strokeWidth: 3,
        strokeLinejoin: 'round',
      },
      '& [data-part=county]': { stroke: role.line, strokeWidth: 1 },
      '& [data-part=leader]': { stroke: role.mark, strokeWidth: 2 },
      '& [data-part=spot]': { fill: role.mark },
      '& [data-part=ring]': { fill: 'none', stroke: role.border, strokeWidth: 1.5, strokeDasharray: '5 5' },
      '& :is([data-part=town], [data-part=ring-label], [data-part=place-name])': {
        fontSize: 14,
        fontWeight: 500,
        textAnchor: 'middle',
        paintOrder: 'stroke',
        stroke: role.surface,
        strokeWidth: 4,
        strokeLinejoin: 'round',
      },
      '& [data-part=ring-label]': { fontSize: 13, fill: role.textMuted },
      '& [data-part=place-name]': { fontWeight: 700 },
      '& [data-part=place]': { fill: role.text, stroke: role.surface, strokeWidth: 3 },
    }),
    '& > svg': {
      position: 'relative',
      display: 'block',
      width: '100%',
      overflow: file === undefined ? 'hidden' : 'visible',
    },
    '& > svg[data-enlarged]': {
      overflow: 'hidden',
      cursor: 'grab',
      touchAction: 'pan-y',
      userSelect: 'none',
    },
    '& > svg[data-enlarged]:active': { cursor: 'grabbing' },
    '& [data-enlarged] :is(path, [data-part=ring])': { vectorEffect: 'non-scaling-stroke' },
    // What lies under the marks is cut off at the edges of the whole alone, also where that is enlarged.
    '& svg svg': { overflow: 'visible' },
    '& [data-part=mark]': { fill: role.surface, stroke: role.mark, strokeWidth: 4 },
    // On a phone the drawing is smaller than its units, and a finger is not.
    '& [data-part=room]': { fill: 'transparent', stroke: 'none', [media.small]: { r: '22px' } },
    '& [data-found] [data-part=mark]': { fill: role.mark },
    '& text': { fill: role.text },
    '& :is([data-part=count], [data-part=name])': { fontWeight: 700 },
    '& [data-found] [data-part=count]': { fill: role.surface },
    // A name shows where it is asked for; all at once would cover the map.
    '& [data-part=name]': {
      visibility: 'hidden',
      // It begins where the room of its mark ends, so that the pointer can go onto it without losing it; and only while it
      // shows: `all` would let names that nobody sees cover the marks below them.
      pointerEvents: 'visible',
      paintOrder: 'stroke',
      stroke: role.surface,
      strokeWidth: 8,
      strokeLinejoin: 'round',
    },
    '& :not([data-quiet]) > a:is(:hover, :focus-visible) [data-part=name]': { visibility: 'visible' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible [data-part=room]': { stroke: role.focus, strokeWidth: 5, fill: role.focusHalo },
    [media.forcedColors]: {
      '&::before': { backgroundColor: 'CanvasText' },
      '& :is([data-part=land], [data-part=river], [data-part=county], [data-part=border], [data-part=ring])':
        {
          stroke: 'GrayText',
        },
      '& :is([data-part=abroad], [data-part=land], [data-part=lake])': { fill: 'Canvas' },
      '&& > svg': { backgroundColor: 'Canvas' },
      '& [data-part=leader]': { stroke: 'LinkText' },
      '& [data-part=spot]': { fill: 'LinkText' },
      '& [data-part=place]': { fill: 'CanvasText', stroke: 'Canvas' },
      '& [data-part=mark]': { stroke: 'LinkText', fill: 'Canvas' },
      '& [data-found] [data-part=mark]': { fill: 'LinkText' },
      '& text': { fill: 'CanvasText' },
      '& [data-found] [data-part=count]': { fill: 'Canvas' },
      '& text:not([data-part=count])': { stroke: 'Canvas' },
      '& a:focus-visible [data-part=room]': { stroke: 'Highlight', fill: 'transparent' },
    },
  }),
);
