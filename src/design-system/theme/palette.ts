/**
 * Every colour of the site, and the only place for a hex value. A colour is asked for by its role; what a role looks
 * like depends on the surface it stands on, so a link, a button or a field is right on paper and on basalt alike.
 */

/** A colour in the light and in the dark scheme. */
export type Shade = readonly [light: string, dark: string];

/** What a colour is for. `roles.ts` hands these out as CSS variables. */
export type Role =
  | 'surface'
  | 'text'
  | 'textMuted'
  | 'link'
  | 'linkHover'
  | 'linkVisited'
  | 'accent'
  | 'mark'
  | 'line'
  | 'border'
  | 'field'
  | 'onField'
  | 'action'
  | 'actionHover'
  | 'onAction'
  | 'disabled'
  | 'onDisabled'
  | 'error'
  | 'success'
  | 'warning'
  | 'focus'
  | 'focusHalo';

/** Where a colour stands: three papers, and the deep basalt plate. */
export type Surface = 'paper' | 'tint' | 'raised' | 'plate';

type Shades = Readonly<Record<Role, Shade>>;

const onPaper: Omit<Shades, 'surface'> = {
  text: ['#1b2023', '#f3ede1'],
  textMuted: ['#43494c', '#c9c1b3'],
  link: ['#7a3208', '#f4b68a'],
  linkHover: ['#1b2023', '#fffcf6'],
  linkVisited: ['#5b3a6b', '#d9bdea'],
  // Copper as text and as a mark: the same metal, darker where letters need it.
  accent: ['#7a3208', '#f2a878'],
  mark: ['#a64b18', '#e8935c'],
  line: ['#cfc4b0', '#384145'],
  border: ['#6b665c', '#8f979a'],
  field: ['#fffcf6', '#0f1416'],
  onField: ['#1b2023', '#f3ede1'],
  action: ['#843a10', '#f2a878'],
  actionHover: ['#5f2706', '#ffd0ae'],
  onAction: ['#fffcf6', '#14191b'],
  disabled: ['#ddd3c1', '#2c3539'],
  onDisabled: ['#454136', '#c9c1b3'],
  error: ['#8f1616', '#ffaea0'],
  success: ['#14532f', '#8fd9ab'],
  warning: ['#624000', '#f3c969'],
  focus: ['#14191b', '#fffcf6'],
  focusHalo: ['#f0a35e', '#943f12'],
};

/** All shades, by surface. */
export const palette: Readonly<Record<Surface, Shades>> = {
  paper: { ...onPaper, surface: ['#f5f0e6', '#13181a'] },
  tint: { ...onPaper, surface: ['#eae2d3', '#1a2023'] },
  raised: { ...onPaper, surface: ['#fffcf6', '#1f272a'] },
  plate: {
    surface: ['#1b2225', '#090d0f'],
    text: ['#f5f0e6', '#f3ede1'],
    textMuted: ['#cdc5b7', '#c9c1b3'],
    link: ['#f4b68a', '#f4b68a'],
    linkHover: ['#fffcf6', '#fffcf6'],
    linkVisited: ['#d9bdea', '#d9bdea'],
    accent: ['#f2a878', '#f2a878'],
    mark: ['#e8935c', '#e8935c'],
    line: ['#404b50', '#2c3539'],
    border: ['#98a0a3', '#8f979a'],
    field: ['#fffcf6', '#0f1416'],
    onField: ['#1b2023', '#f3ede1'],
    action: ['#f2a878', '#f2a878'],
    actionHover: ['#ffd0ae', '#ffd0ae'],
    onAction: ['#14191b', '#14191b'],
    disabled: ['#394347', '#2c3539'],
    onDisabled: ['#d8d0c2', '#c9c1b3'],
    error: ['#ffaea0', '#ffaea0'],
    success: ['#8fd9ab', '#8fd9ab'],
    warning: ['#f3c969', '#f3c969'],
    focus: ['#fffcf6', '#fffcf6'],
    focusHalo: ['#943f12', '#943f12'],
  },
};

/**
 * The second hue of drawn figures: verdigris, the green that copper turns. Charts declare it where they stand, since most
 * pages have none and would carry it for nothing. Copper is what is ours, verdigris what was won back, grey what was lost.
 */
export const dataHue: Readonly<Record<Surface, Shade>> = {
  paper: ['#28665a', '#7cc4b0'],
  tint: ['#28665a', '#7cc4b0'],
  raised: ['#28665a', '#7cc4b0'],
  plate: ['#7cc4b0', '#7cc4b0'],
};

/** The site's colour in the browser's own frame (`<meta name="theme-color">`), light and dark. */
export const themeColor: Shade = palette.plate.surface;

/** `textMuted` -> `--text-muted`. */
export function variableOf(role: Role): string {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The custom properties of the palette as one style sheet: papers first, since they share all but their ground. Printers
 * leave the grounds out, and what is written on the dark plate would be pale on white: on paper it keeps the inks of paper.
 */
export function paletteCss(): string {
  return [
    `:root,[data-surface]{${declarations(onPaper)}}`,
    `:root,[data-surface=paper]{${declarations({ surface: palette.paper.surface })}}`,
    `[data-surface=tint]{${declarations({ surface: palette.tint.surface })}}`,
    `[data-surface=raised]{${declarations({ surface: palette.raised.surface })}}`,
    `@media screen{[data-surface=plate]{${declarations(palette.plate)}}}`,
  ].join('');
}

/** Where a drawing declares the second hue, as style rules of the drawing: printers keep the ink of paper. */
export const dataHueStyle = {
  '--data': `light-dark(${dataHue.paper.join(',')})`,
  '@media screen': { '[data-surface=plate] &': { '--data': dataHue.plate[0] } },
} as const;

function declarations(shades: Partial<Shades>): string {
  return (Object.entries(shades) as [Role, Shade][])
    .map(
      ([role, [light, dark]]) =>
        `${variableOf(role)}:${light === dark ? light : `light-dark(${light},${dark})`}`,
    )
    .join(';');
}
