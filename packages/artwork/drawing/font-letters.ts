/** Printable ASCII: U+0020 to U+007E. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * Every letter the site can print with its own typeface: English, Spanish, the accents of names from the rest of the
 * Americas (Québec, François, São Paulo), typographic marks, and the signs of prices, sizes and fractions. A letter
 * outside this list still shows, in the fallback face. The typeface has no arrows and no check mark: draw those in SVG.
 */
export const fontLetters = [
  ascii,
  '\u00a0\u2009', // no-break space, thin space
  'áéíóúüñÁÉÍÓÚÜÑ',
  'àâäçèêëîïôöùûÿœæãõåøÀÂÄÇÈÊËÎÏÔÖÙÛŒÆÃÕÅØ',
  '¿¡«»‹›“”‘’„–—…·•',
  '©®™°ºª§¶',
  '×÷−±⁄½¼¾¹²³',
  '€£¢',
].join('');
