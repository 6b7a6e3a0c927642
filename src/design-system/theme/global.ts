import { paletteCss } from './palette.ts';
import { focusRing, measure, role } from './roles.ts';
import { fontFamily, scaleCss, weight } from './type.ts';

/**
 * Rules for the whole document, as one style sheet. The font faces are not among them: when React starts, Emotion writes
 * these rules a second time, and a second `@font-face` would swap the font in late. `entry.server.tsx` writes them once.
 */
export const globalCss = [
  paletteCss(),
  scaleCss(),
  `:root{color-scheme:light dark}:root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}`,
  `*,::before,::after{box-sizing:border-box}`,
  // Chromium knows the prefixed name too. The line that tells of waiting lies along the lower edge: what gets the focus stops
  // above it.
  `html{-webkit-text-size-adjust:100%;scroll-padding:1.5rem 0 4rem}`,
  // Set by an open dialog; the gutter keeps the room of the scroll bar, so that nothing moves.
  `[data-scroll-lock]{overflow:hidden}[data-scroll-lock=gutter]{scrollbar-gutter:stable}`,
  `body{margin:0;font:400 var(--size-body)/1.5 ${fontFamily};overflow-wrap:break-word;-webkit-font-smoothing:antialiased}`,
  `body,[data-surface]{background-color:${role.surface};color:${role.text}}`,
  `h1,h2,h3,h4,p,figure,blockquote,dl,dd{margin:0}`,
  headingCss(),
  `p,dd,li{max-width:${measure.line}}`,
  `img,svg,video{max-width:100%;height:auto;vertical-align:middle}`,
  `button,input,select,textarea{font:inherit;color:inherit}`,
  // What leads nowhere, such as an address that only a script may write, does not look as if it did.
  `:where(a[href]){color:${role.link};text-decoration-thickness:from-font;text-underline-offset:.18em}`,
  `a:hover{color:${role.linkHover};text-decoration-thickness:.16em}`,
  `main p a:visited,main li a:visited{color:${role.linkVisited}}`,
  // Half a telephone number on each line is hard to dial: it moves to the next line whole, and breaks only where even that is
  // too narrow. `:where`, so that a link that stands alone keeps its own box.
  `:where([href^=tel]){display:inline-block}`,
  // An arrow goes ahead of the pointer. A row that leads to a page becomes its heading (`follow-rows.ts`); other ways from page to
  // page have no transition.
  `@media (prefers-reduced-motion:no-preference){:is(a,button):hover>[data-icon=arrow]{transform:translateX(4px)}@view-transition{navigation:auto}h1{view-transition-name:h1}::view-transition-group(*){animation-duration:.18s}}`,
  `strong,b{font-weight:700}`,
  `[hidden]{display:none!important}`,
  // Set by the pre-hydration script before the first paint, so that a notice which was dismissed does not flash.
  `[data-dismissed] [data-environment]{display:none}`,
  // One ring for everything that takes focus by key. A heading or `main` that the site focuses is no control: it is
  // announced, not framed.
  // `:root` so that it weighs more than the `outline:0` of MUI's buttons.
  // In a row of its own kind it lies over its neighbours and over the band below: `z-index` needs no position there.
  `:root :focus-visible{z-index:1;outline:${focusRing.outline};outline-offset:${focusRing.outlineOffset};box-shadow:${focusRing.boxShadow}}`,
  `:root :is(main,h1):focus-visible{outline-color:transparent;box-shadow:none}`,
  `::selection{background-color:${role.focusHalo};color:${role.focus}}`,
  `@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`,
  // Shadows and backgrounds are dropped here, so the ring and every edge are said again in the visitor's colours. Buttons
  // that are told by their place or their underline alone get an edge; `:root` as above.
  `@media (forced-colors:active){:focus-visible{outline:4px solid Highlight!important}[data-surface]{border-block:1px solid CanvasText}:root button,input,select,textarea{outline:1px solid ButtonText;outline-offset:-1px}svg{color:inherit!important}}`,
  printCss(),
].join('');

/** Headings written as plain elements, as in long legal text. */
function headingCss(): string {
  const sizes = [1, 2, 3, 4].map((level) => `h${level}{font-size:var(--size-h${level})}`).join('');
  return `h1,h2,h3,h4{font-weight:${weight.heading};line-height:1.15;letter-spacing:-.018em;text-wrap:balance}${sizes}`;
}

function printCss(): string {
  return [
    '@media print{',
    ':root{color-scheme:light!important}',
    'body,[data-surface]{background-color:transparent!important;color:CanvasText!important}',
    'nav,dialog,button,[data-print=hide]{display:none!important}',
    'main :is(p,li,dd,td)>a[href]:not([href^="#"])::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}',
    'h1,h2,h3{break-after:avoid}tr,figure{break-inside:avoid}',
    '}',
  ].join('');
}
