import { brand } from '#brand';
import { awardBadge, inks, lampMark, larchMark, ridgeMark, socialCard, squareIcon } from './marks.ts';
import { toPng, toSvg } from './picture.ts';

/** Every drawn file of `public`, by its path there. */
export function imageFiles(): Record<string, string | Buffer> {
  const square = squareIcon();
  return {
    'favicon.svg': toSvg(ridgeMark()),
    'favicon-32.png': toPng(ridgeMark(), 32),
    'apple-touch-icon.png': toPng(square, 180),
    'images/icon-192.png': toPng(square, 192),
    'images/icon-512.png': toPng(square, 512),
    'images/brand-recycling.svg': toSvg(ridgeMark()),
    'images/brand-auto-parts.svg': toSvg(lampMark()),
    'images/brand-steel-mill.svg': toSvg(larchMark()),
    'images/award-badge.svg': toSvg(awardBadge()),
    'images/social-card.png': toPng(socialCard(), 1200),
    'site.webmanifest': webManifest(),
  };
}

/** Says how the site looks among a device's apps. It has no words but the company's name, so one serves both languages. */
function webManifest(): string {
  const icon = (size: number): object => ({
    src: `/images/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    theme_color: inks.basalt,
    background_color: inks.paper,
    icons: [icon(192), icon(512)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
