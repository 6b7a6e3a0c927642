import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FooterGroup, Menu, SiteLink } from '#site/navigation.ts';
import { pageLabels } from '#site/route-words.ts';

/** Labels of the menus in the main navigation. */
export const menuLabels: Record<Menu['key'], MessageDescriptor> = {
  about: msg({ message: 'About Us', context: 'menu', comment: 'Menu of the pages about the company' }),
  locations: msg({ message: 'Locations', context: 'menu', comment: 'Menu of the yards' }),
  sell: msg({ message: 'Sell To Us', context: 'menu', comment: 'Menu for people who sell scrap' }),
  buy: msg({ message: 'Buy From Us', context: 'menu', comment: 'Menu for buyers of metal and steel' }),
  services: msg({ message: 'Services', context: 'menu', comment: 'Menu of the service lines' }),
};

/** Names of the second lists in the menus, by the menu. */
export const moreLabels: Partial<Record<Menu['key'], MessageDescriptor>> = {
  locations: msg({
    message: 'Before you drive',
    context: 'menu',
    comment: 'Name of links for a visit to a yard',
  }),
  sell: msg({
    message: 'Before you sell',
    context: 'menu',
    comment: 'Name of links for people who sell scrap',
  }),
  buy: msg({
    message: 'For buyers',
    context: 'menu',
    comment: 'Name of links for buyers of metal and steel',
  }),
  services: msg({ message: 'Cars and parts', context: 'menu', comment: 'Name of links about vehicles' }),
};

/** Headings of the footer's groups of links. */
export const footerHeadings: Record<FooterGroup['key'], MessageDescriptor> = {
  tasks: msg({
    message: 'Sell and Visit',
    context: 'footer',
    comment: 'Heading over links for sellers and visitors of yards',
  }),
  company: msg({ message: 'Company', context: 'footer', comment: 'Heading over links about the company' }),
  investors: msg({ message: 'Investors', context: 'footer', comment: 'Heading over links for investors' }),
  responsibility: msg({
    message: 'Responsibility',
    context: 'footer',
    comment: 'Heading over links about sustainability and ethics',
  }),
  legal: msg({
    message: 'Legal and Help',
    context: 'footer',
    comment: 'Heading over legal notices, site map and accessibility',
  }),
  more: msg({ message: 'More', context: 'footer', comment: 'Heading over further links' }),
};

/** Labels of links whose page's own label would repeat another link's. */
const ownLabels: Record<string, MessageDescriptor> = {
  'where-to-sell': msg({
    message: 'Where to Sell',
    comment: 'Link to the list of yards, in the menu for people who sell scrap',
  }),
  'investor-materials': msg({
    message: 'Investor Materials',
    comment: 'Link to presentations and reports for investors',
  }),
  reports: msg({
    message: 'Sustainability Reports',
    comment: 'Link to the reports on the sustainability page',
  }),
  'notice-at-collection': msg({
    message: 'Privacy Notice',
    comment: 'Link to the privacy part of the legal notices',
  }),
};

/** The words of a link: its own, else its page's. */
export function linkLabel(link: SiteLink): MessageDescriptor {
  const label = link.label === undefined ? pageLabels[link.page] : ownLabels[link.label];
  if (!label) throw new Error(`"${link.page}" has no label in shell/navigation-words.ts.`);
  return label;
}
