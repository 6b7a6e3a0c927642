import { styled } from '@mui/material/styles';
import { dataHueStyle } from '../theme/palette.ts';
import { dataInk, media, role, size, space } from '../theme/roles.ts';

/** Copper, verdigris, empty copper and ink: pattern, dash and shape tell the four apart without their colour. */
const marks = {
  '& rect': { stroke: role.mark, strokeWidth: 2 },
  // A pattern is named by the mark itself: a `fill` here would paint over it.
  '& rect:not([fill])': { fill: role.mark },
  '& rect[data-series="1"]': { stroke: dataInk },
  '& rect[data-series="2"]:not([fill])': { fill: 'none' },
  '& rect[data-series="3"]': { stroke: role.text },
  '& pattern': { fill: role.text, stroke: role.text, strokeWidth: 2 },
  '& pattern[id$=hatched]': { stroke: dataInk },
  '& circle': { stroke: 'none' },
  '& [data-part=line]': { stroke: role.mark, strokeWidth: 3 },
  '& [data-part=point]': { fill: role.mark, stroke: role.surface, strokeWidth: 2 },
  '& [data-part=line][data-series="1"]': { stroke: dataInk },
  '& [data-series="1"] > [data-part=point]': { fill: dataInk },
  '& [data-part=line][data-series="3"]': { stroke: role.text },
  '& [data-series="3"] > [data-part=point]': { fill: role.text },
  '& [data-part=grid]': { stroke: role.line },
  '& [data-part=cursor]': { stroke: dataInk, strokeWidth: 2 },
  '& [data-part=cursor] > circle': { fill: role.surface, stroke: dataInk, strokeWidth: 3 },
  '& [data-part=zero]': { stroke: role.text, strokeWidth: 2 },
  // Between the bar and the line across it: ink on copper alone would be hard to see.
  '& [data-part=halo]': { stroke: role.surface, strokeWidth: 5 },
  '& [data-part=target]': { stroke: role.text, strokeWidth: 2, strokeDasharray: '3 4' },
} as const;

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s5}`,
  marginBlockEnd: space.s5,
  fontSize: size.small,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: space.s2 },
  '& svg': { flex: 'none', width: '2.25rem', height: '1rem', overflow: 'visible' },
} as const;

/** What surrounds a chart; the charts inside ask it for its width. */
export const Figure = styled('figure')({
  ...dataHueStyle,
  containerType: 'inline-size',
  width: '100%',
  paddingBlockStart: space.s4,
  borderBlockStart: `3px solid ${role.text}`,
  '& > figcaption': {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s2,
    marginBlockEnd: space.s5,
    '& > *': { maxWidth: '60ch' },
    '& > strong': { fontSize: size.h4, lineHeight: 1.3, letterSpacing: '-0.008em' },
    '& > small': { color: role.textMuted, fontSize: size.small },
  },
  ...marks,
  '& [data-part=legend]': legend,
  '& [data-part=patterns]': { position: 'absolute' },
  '& > details': {
    marginBlockStart: space.s3,
    '& > div': { paddingBlockStart: space.s4 },
    // Few columns: a figure far from its year is hard to follow.
    '& table': { width: 'auto', minWidth: 'min(100%, 24rem)' },
    '& > p': { marginBlockStart: space.s3 },
  },
  [media.forcedColors]: {
    '& [data-part=point], & pattern, & rect:not([fill])': { fill: 'CanvasText' },
    '& rect, & pattern': { stroke: 'CanvasText' },
    '& rect[data-series="2"]:not([fill])': { fill: 'Canvas' },
    '& line': { stroke: 'CanvasText !important' },
    '& [data-part=halo]': { stroke: 'Canvas !important' },
    '& [data-part=grid]': { strokeOpacity: 0.4 },
  },
  [media.print]: {
    // The drawing stays whole; with its table it may be longer than what is left of a sheet.
    breakInside: 'auto',
    '& svg': { breakInside: 'avoid' },
    // The figures are printed, whether the reader had opened them or not.
    '& > details > summary': { display: 'none' },
  },
});
