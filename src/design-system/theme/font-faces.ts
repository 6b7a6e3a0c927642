/** Written by packages/artwork/drawing/subset-font.ts: run that instead of editing this file. */

/** Path of the typeface's file, for the preload link. */
export const fontFile = '/fonts/atkinson-hyperlegible-next-c66d3eb6.woff2';

/** The families of every text, ours first, then the stand-ins that take the same room until ours has arrived. */
export const fontFamily =
  'Atkinson Hyperlegible Next Variable, Atkinson Fallback, Atkinson Fallback Roboto, Atkinson Fallback DejaVu, system-ui, sans-serif';

/** The `@font-face` rules of those families. */
export const fontFaces = [
  "@font-face{font-family:Atkinson Hyperlegible Next Variable;font-style:normal;font-weight:400 800;font-display:optional;src:url(/fonts/atkinson-hyperlegible-next-c66d3eb6.woff2) format('woff2')}",
  '@font-face{font-family:Atkinson Fallback;font-weight:400 599;src:local(Arial),local(Liberation Sans),local(Arimo);size-adjust:99.8%;ascent-override:98.6%;descent-override:31.7%}',
  '@font-face{font-family:Atkinson Fallback;font-weight:600 800;src:local(Arial Bold),local(Liberation Sans Bold),local(Arimo Bold);size-adjust:99.5%;ascent-override:98.9%;descent-override:31.8%}',
  '@font-face{font-family:Atkinson Fallback Roboto;font-weight:400 599;src:local(Roboto);size-adjust:99.7%;ascent-override:98.7%;descent-override:31.7%}',
  '@font-face{font-family:Atkinson Fallback Roboto;font-weight:600 800;src:local(Roboto Bold);size-adjust:106%;ascent-override:92.8%;descent-override:29.8%}',
  '@font-face{font-family:Atkinson Fallback DejaVu;font-weight:400 599;src:local(DejaVu Sans);size-adjust:87.3%;ascent-override:112.7%;descent-override:36.2%}',
  '@font-face{font-family:Atkinson Fallback DejaVu;font-weight:600 800;src:local(DejaVu Sans Bold);size-adjust:83.3%;ascent-override:118.1%;descent-override:37.9%}',
].join('');
