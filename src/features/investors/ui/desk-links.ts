import { brand } from '#brand';
import type { RichLinks } from '#design-system/rich-text/index.ts';
import { pathTo } from '#site/paths.ts';

/** Where the links in texts for investors lead, by the name of their tag. */
export const deskLinks: RichLinks = {
  phone: { href: brand.phones.investors.href },
  investors: { href: brand.phones.investors.href },
  media: { href: brand.phones.media.href },
  board: { to: pathTo('corporate-governance', { hash: 'letters' }) },
  dividends: { to: pathTo('dividend-history') },
  ethics: { to: pathTo('ethics') },
  future: { to: pathTo('investors', { hash: 'future' }) },
  map: { to: pathTo('sitemap') },
  privacy: { to: pathTo('data-privacy') },
};
