import { fontFamily } from './font-faces.ts';
import { space } from './roles.ts';

/** The one typeface, with stand-ins that take the same room until it has arrived. */
export { fontFamily };

/** The weights in use; the font file holds 400 to 800. */
export const weight = { body: 400, strong: 650, heading: 720 } as const;

/**
 * Fluid sizes: [smallest, start, growth per window width, largest]. The rem part lets letters grow with the visitor's own size; and
 * the largest stays so near to the smallest that whoever zooms as far as browsers go, to 500 %, has letters twice as large (1.4.4).
 */
const steps = {
  small: ['0.9375rem', '0.9rem', '0.15vw', '1.0625rem'],
  body: ['1.0625rem', '1rem', '0.28vw', '1.3125rem'],
  lead: ['1.25rem', '1.1rem', '0.75vw', '1.875rem'],
  h4: ['1.1875rem', '1.1rem', '0.4vw', '1.5rem'],
  h3: ['1.375rem', '1.2rem', '0.9vw', '2.125rem'],
  h2: ['1.875rem', '1.4rem', '2.3vw', '4rem'],
  h1: ['2.25rem', '1.4rem', '4.2vw', '5.625rem'],
} as const;

/** The same for pages that people come to with a task, where the answer is to stand in the first screen. */
const taskSteps = {
  small: ['0.9375rem', '0.9rem', '0.1vw', '1rem'],
  body: ['1.0625rem', '1rem', '0.12vw', '1.125rem'],
  lead: ['1.125rem', '1.05rem', '0.25vw', '1.3125rem'],
  h4: ['1.125rem', '1.05rem', '0.15vw', '1.1875rem'],
  h3: ['1.1875rem', '1.1rem', '0.3vw', '1.4375rem'],
  h2: ['1.5rem', '1.35rem', '0.8vw', '2rem'],
  h1: ['1.875rem', '1.6rem', '1.1vw', '2.5rem'],
} as const satisfies Record<keyof typeof steps, unknown>;

function sizesOf(scale: Record<string, readonly [string, string, string, string]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scale).map(([name, [smallest, start, growth, largest]]) => [
      `--size-${name}`,
      `clamp(${smallest},${start} + ${growth},${largest})`,
    ]),
  );
}

/** The sizes by name, of pages to read and of pages with a task. */
export const typeScales = { steps, taskSteps };

/** The custom properties of the type scale and the rhythm that follows from it. */
export function scaleCss(): string {
  const sizes = Object.entries(sizesOf(steps)).map(([name, value]) => `${name}:${value}`);
  return `:root{${sizes.join(';')};--gutter:clamp(1.25rem,4.5vw,6rem);--column-gap:clamp(1rem,2.2vw,2.5rem);--space-block:clamp(1.5rem,1rem + 1.8vw,3rem);--space-section:clamp(2rem,1.25rem + 4vw,8rem)}`;
}

/**
 * The scale and rhythm of pages that people come to with a task, as a style: whatever stands inside follows. Text of 17 to
 * 18 px, headings of 40 px at most, 48 px above and below a band.
 */
export const taskScale = {
  ...sizesOf(taskSteps),
  '--space-block': 'clamp(1.25rem,1rem + 0.6vw,1.75rem)',
  '--space-section': 'clamp(1.5rem,1.1rem + 1.5vw,3rem)',
  '--space-header': space.s4,
  '--drawing-width': '17rem',
  fontSize: 'var(--size-body)',
} as const;

/** The document sets the family once (`global.ts`); without these MUI would write it into each variant. */
const inherited = { fontFamily: undefined } as const;

const heading = {
  ...inherited,
  fontWeight: weight.heading,
  lineHeight: 1.12,
  letterSpacing: '-0.018em',
  // Spanish words are long and a phone is narrow: break by syllable there, and anywhere rather than overflow.
  overflowWrap: 'break-word',
  '@media (max-width: 739.98px)': { hyphens: 'auto', hyphenateLimitChars: '9 4 4' },
} as const;

const text = {
  ...inherited,
  fontWeight: undefined,
  lineHeight: 1.5,
  letterSpacing: 'normal',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
} as const;

/** Type styles by MUI's variant names, so `<Typography variant="h2">` and our own components agree. */
export const typography = {
  fontFamily,
  fontWeightRegular: weight.body,
  fontWeightMedium: weight.strong,
  fontWeightBold: weight.heading,
  h1: { ...heading, fontSize: 'var(--size-h1)', lineHeight: 1.04, letterSpacing: '-0.026em' },
  h2: { ...heading, fontSize: 'var(--size-h2)', lineHeight: 1.08, letterSpacing: '-0.022em' },
  h3: { ...heading, fontSize: 'var(--size-h3)', lineHeight: 1.2 },
  h4: { ...heading, fontSize: 'var(--size-h4)', lineHeight: 1.3, letterSpacing: '-0.008em' },
  lead: { ...text, fontSize: 'var(--size-lead)', maxWidth: '42ch' },
  /** A number or a span of years that catches the eye. */
  figure: {
    ...heading,
    fontSize: 'var(--size-h3)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  body1: { ...text, fontSize: 'var(--size-body)' },
  body2: { ...text, fontSize: 'var(--size-small)' },
  button: {
    ...inherited,
    fontWeight: weight.strong,
    fontSize: 'var(--size-body)',
    lineHeight: 1.3,
    textTransform: undefined,
  },
} as const;
