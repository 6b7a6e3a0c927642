import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Headings of the English site map, by section key; the Spanish build needs none of them but keeps them translated. */
export const sectionLabels: Record<string, MessageDescriptor> = {
  about: msg({ message: 'About Us', comment: 'Section of the site map. Fixed by contract in English' }),
  investors: msg({ message: 'Investors', comment: 'Section of the site map. Fixed by contract in English' }),
  sustainability: msg({
    message: 'Sustainability',
    comment: 'Section of the site map. Fixed by contract in English',
  }),
  careers: msg({ message: 'Careers', comment: 'Section of the site map. Fixed by contract in English' }),
  sell: msg({ message: 'Sell to Us', comment: 'Section of the site map. Fixed by contract in English' }),
  buy: msg({ message: 'Buy from Us', comment: 'Section of the site map. Fixed by contract in English' }),
  services: msg({ message: 'Services', comment: 'Section of the site map. Fixed by contract in English' }),
  contact: msg({ message: 'Contact Us', comment: 'Section of the site map. Fixed by contract in English' }),
  locations: msg({ message: 'Locations', comment: 'Section of the site map. Fixed by contract in English' }),
  ethics: msg({
    message: 'Ethics & Code Of Conduct',
    comment: 'Section of the site map. Fixed by contract in English',
  }),
};

/** Labels of links that lead to a part of a page, where the page's own label would stand twice. */
export const partLabels: Record<string, MessageDescriptor> = {
  'investor-materials': msg({
    message: 'Investor Materials',
    comment: 'Link to a part of the investor page',
  }),
  reports: msg({
    message: 'Sustainability Report 2024: page and file',
    comment: 'Link to a part of the sustainability page',
  }),
  'esg-data': msg({
    message: 'ESG Data 2024: page and file',
    comment: 'Link to a part of the sustainability page',
  }),
};
