import { palette, type Role, variableOf } from './palette.ts';

/**
 * Colours by role, as CSS variables: `color: role.textMuted`. The value follows the scheme and the nearest
 * `data-surface` (paper, tint, raised, plate), so nobody outside this folder needs to know either.
 */
export const role = Object.fromEntries(
  (Object.keys(palette.paper) as Role[]).map((name) => [name, `var(${variableOf(name)})`]),
) as Readonly<Record<Role, string>>;

/** The second hue of drawn figures. It is there within what spreads `dataHueStyle` of the palette. */
export const dataInk = 'var(--data)';

/** Sizes of text, growing with the window from a sober 320 px to a generous 1920 px. Always in rem, so text zoom works. */
export const size = {
  small: 'var(--size-small)',
  body: 'var(--size-body)',
  lead: 'var(--size-lead)',
  h4: 'var(--size-h4)',
  h3: 'var(--size-h3)',
  h2: 'var(--size-h2)',
  h1: 'var(--size-h1)',
} as const;

/** The spacing rhythm: steps of 4 px up to `s6`, then fluid gaps between the parts of a page. */
export const space = {
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.5rem',
  s6: '2rem',
  /** Between blocks of one idea. */
  block: 'var(--space-block)',
  /** Above and below one idea. */
  section: 'var(--space-section)',
  /** Left and right of the page. */
  gutter: 'var(--gutter)',
  /** Between grid columns. */
  column: 'var(--column-gap)',
} as const;

/** Lengths that several components share. */
export const measure = {
  /** Longest comfortable line: at most 80 characters (WCAG 1.4.8), also where a browser rounds each letter to whole pixels. */
  line: '47ch',
  /** Smallest side of a control that a finger can hit. */
  target: '2.75rem',
  /** Widest the page's grid grows. */
  page: '100rem',
} as const;

/** Media conditions. The navigation folds below 993 px: 992 is narrow, 993 is wide. */
export const media = {
  narrow: '@media (max-width: 992.98px)',
  wide: '@media (min-width: 993px)',
  small: '@media (max-width: 480px)',
  medium: '@media (min-width: 740px)',
  large: '@media (min-width: 1280px)',
  noScript: '@media (scripting: none)',
  print: '@media print',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The focus ring: 4 px wide, 2 px away, on a halo of a second colour, so it shows on any ground. */
export const focusRing = {
  outline: `4px solid ${role.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 8px ${role.focusHalo}`,
} as const;

/** Out of sight, and heard. A link must lose it while it has the focus. Written alike everywhere, it is compressed to next to nothing. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
