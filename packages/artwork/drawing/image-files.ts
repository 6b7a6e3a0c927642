import { influenceAward, safetyAward, secondLifeAward } from './awards.ts';
import { lampMark, larchMark, ridgeMark, socialCard, squareIcon, tabIcon } from './marks.ts';
import { toPng, toSvg } from './picture.ts';

/** Every drawn file of `public`, by its path there. */
export function imageFiles(): Record<string, string | Buffer> {
  const square = squareIcon();
  return {
    'favicon.svg': toSvg(tabIcon()),
    'favicon-32.png': toPng(tabIcon(), 32),
    'apple-touch-icon.png': toPng(square, 180),
    'icon-192.png': toPng(square, 192),
    'icon-512.png': toPng(square, 512),
    'images/brand-recycling.svg': toSvg(ridgeMark()),
    'images/brand-auto-parts.svg': toSvg(lampMark()),
    'images/brand-steel-mill.svg': toSvg(larchMark()),
    'images/award-badge.svg': toSvg(influenceAward()),
    'images/award-safety.svg': toSvg(safetyAward()),
    'images/award-second-life.svg': toSvg(secondLifeAward()),
    'social/card.png': toPng(socialCard(), 1200),
  };
}
