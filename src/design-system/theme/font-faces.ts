/** Written by packages/artwork/drawing/subset-font.ts: run that instead of editing this file. */

/** Path of the typeface's file, for the preload link. */
export const fontFile = '/fonts/atkinson-hyperlegible-next-c66d3eb6.woff2';

/** The families of every text, ours first, then the stand-ins that take the same room until ours has arrived. */
export const fontFamily =
  "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', 'Atkinson Fallback Roboto', system-ui, sans-serif";

/** The `@font-face` rules of those families. */
export const fontFaces = [
  "@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-style:normal;font-weight:400 800;font-display:optional;src:url(/fonts/atkinson-hyperlegible-next-c66d3eb6.woff2) format('woff2')}",
  "@font-face{font-family:'Atkinson Fallback';font-weight:400 599;src:local('Arial'),local('Liberation Sans'),local('Arimo'),local('Helvetica');size-adjust:99.79%;ascent-override:98.61%;descent-override:31.67%;line-gap-override:0%}",
  "@font-face{font-family:'Atkinson Fallback';font-weight:600 800;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Arimo Bold'),local('Helvetica Bold');size-adjust:99.46%;ascent-override:98.93%;descent-override:31.77%;line-gap-override:0%}",
  "@font-face{font-family:'Atkinson Fallback Roboto';font-weight:400 599;src:local('Roboto');size-adjust:99.68%;ascent-override:98.72%;descent-override:31.7%;line-gap-override:0%}",
  "@font-face{font-family:'Atkinson Fallback Roboto';font-weight:600 800;src:local('Roboto Bold');size-adjust:106.01%;ascent-override:92.82%;descent-override:29.81%;line-gap-override:0%}",
].join('');
