import { awardBadge, lampMark, larchMark, ridgeMark, socialCard, squareIcon } from './marks.ts';
import { toPng, toSvg } from './picture.ts';

/** Every drawn file of `public`, by its path there. */
export function imageFiles(): Record<string, string | Buffer> {
  const square = squareIcon();
  return {
    'favicon.svg': toSvg(ridgeMark()),
    'favicon-32.png': toPng(ridgeMark(), 32),
    'apple-touch-icon.png': toPng(square, 180),
    'images/brand-recycling.svg': toSvg(ridgeMark()),
    'images/brand-auto-parts.svg': toSvg(lampMark()),
    'images/brand-steel-mill.svg': toSvg(larchMark()),
    'images/award-badge.svg': toSvg(awardBadge()),
    'social/card.png': toPng(socialCard(), 1200),
  };
}
