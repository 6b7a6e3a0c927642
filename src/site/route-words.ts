import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageId } from './manifest.ts';

/**
 * The words of the manifest: what each page is called in links (`pageLabels`) and in its document title
 * (`pageTitles`, only where the two differ). Its slug is in the manifest: an English slug is its own key, and
 * `site/slugs.ts` reads the translations.
 */
export const pageLabels: Record<PageId, MessageDescriptor> = {
  home: msg({ message: 'Home', context: 'label', comment: 'Link to the home page' }),
  company: msg({ message: 'Company', context: 'label', comment: 'Link to the page about the company' }),
  contacts: msg({
    message: 'Contacts',
    context: 'label',
    comment: 'Link to telephone numbers and addresses',
  }),
  management: msg({
    message: 'Management',
    context: 'label',
    comment: 'Link to the people who lead the company',
  }),
  history: msg({ message: 'History', context: 'label', comment: 'Link to the history of the company' }),
  culture: msg({ message: 'Culture', context: 'label', comment: 'Link to how the company works together' }),
  ethics: msg({
    message: 'Ethics & Code of Conduct',
    context: 'label',
    comment: 'Link to the ethics page',
  }),
  'political-contributions': msg({
    message: 'Political Contributions',
    context: 'label',
    comment: 'Link to the page about gifts to parties and candidates',
  }),
  'report-misconduct': msg({
    message: 'Report a Concern',
    context: 'label',
    comment: 'Link to the form by which misconduct is reported',
  }),
  careers: msg({ message: 'Careers', context: 'label', comment: 'Link to the page about working here' }),
  'careers-openings': msg({
    message: 'Job Openings',
    context: 'label',
    comment: 'Link to the list of open jobs',
  }),
  job: msg({ message: 'Job', context: 'label', comment: 'One open job, in the breadcrumb' }),
  sustainability: msg({
    message: 'Sustainability',
    context: 'label',
    comment: 'Link to the sustainability page',
  }),
  award: msg({ message: 'Our Award', context: 'label', comment: 'Link to the page about the 2023 award' }),
  'follow-us': msg({
    message: 'Follow Us',
    context: 'label',
    comment: 'Link to the ways to follow the company',
  }),
  videos: msg({ message: 'Videos', context: 'label', comment: 'Link to the video library' }),
  investors: msg({ message: 'Investors', context: 'label', comment: 'Link to the investor pages' }),
  'stock-information': msg({
    message: 'Stock Information',
    context: 'label',
    comment: 'Link to the page about the share price',
  }),
  'dividend-history': msg({
    message: 'Dividend History',
    context: 'label',
    comment: 'Link to the list of dividends',
  }),
  'news-releases': msg({ message: 'News Releases', context: 'label', comment: 'Link to the list of news' }),
  'news-release-details': msg({
    message: 'News Release',
    context: 'label',
    comment: 'One news release, in the breadcrumb',
  }),
  yard: msg({
    message: 'Yard',
    context: 'label',
    comment: 'One yard, in the breadcrumb',
  }),
  'investor-events': msg({
    message: 'Events for Investors',
    context: 'label',
    comment: 'Link to dates of results, meetings and conferences',
  }),
  'investor-event': msg({
    message: 'Event',
    context: 'label',
    comment: 'One event for investors, in the breadcrumb',
  }),
  'return-calculator': msg({
    message: 'Return Calculator',
    context: 'label',
    comment: 'Link to the page that reckons what shares would have brought',
  }),
  'corporate-governance': msg({
    message: 'Corporate Governance',
    context: 'label',
    comment: 'Link to the page about the board and its rules',
  }),
  'sec-filings': msg({
    message: 'SEC Filings',
    context: 'label',
    comment: 'Link to papers filed with the US Securities and Exchange Commission',
  }),
  'director-filings': msg({
    message: 'Director and Officer Filings',
    context: 'label',
    comment: 'Link to papers that directors and officers file',
  }),
  'email-alerts': msg({ message: 'Email Alerts', context: 'label', comment: 'Link to subscribe by email' }),
  'confirm-alerts': msg({
    message: 'Confirm Email Alerts',
    context: 'label',
    comment: 'Name of the page on which a sign-up for alerts is confirmed',
  }),
  'manage-alerts': msg({
    message: 'Your Email Alerts',
    context: 'label',
    comment: 'Name of the page on which a subscriber changes or stops alerts',
  }),
  locations: msg({ message: 'Locations', context: 'label', comment: 'Link to the list of yards' }),
  'location-search': msg({
    message: 'Find a Location',
    context: 'label',
    comment: 'Link to the search for a yard',
  }),
  'sell-to-us': msg({ message: 'Sell to Us', context: 'label', comment: 'Link for people who sell scrap' }),
  'what-we-buy': msg({
    message: 'What We Buy',
    context: 'label',
    comment: 'Link to the materials that the yards buy',
  }),
  'buy-from-us': msg({
    message: 'Buy from Us',
    context: 'label',
    comment: 'Link for buyers of metal and steel',
  }),
  'service-lines': msg({
    message: 'Service Lines',
    context: 'label',
    comment: 'Link to the page about all services',
  }),
  'vehicle-recycling-services': msg({
    message: 'Vehicle Recycling',
    context: 'label',
    comment: 'Link to the service that recycles vehicles',
  }),
  'threepr-form': msg({
    message: 'Contact third-party recycling (3PR)',
    context: 'label',
    comment: 'Link to the contact form of third-party recycling (3PR)',
  }),
  'legal-notices': msg({ message: 'Legal Notices', context: 'label', comment: 'Link to terms and privacy' }),
  'legal-notices-other': msg({
    message: 'Legal Notices in Spanish',
    context: 'label',
    comment: 'Link to the legal notices in the other language; in Spanish: in English',
  }),
  'data-privacy': msg({
    message: 'Data Privacy Request',
    context: 'label',
    comment: 'Link to the privacy request form',
  }),
  'ceo-office-hours': msg({
    message: 'CEO Office Hours',
    context: 'label',
    comment: 'Link to the form for employees who want to meet the chief executive',
  }),
  sitemap: msg({ message: 'Site Map', context: 'label', comment: 'Link to the list of all pages' }),
  search: msg({ message: 'Search', context: 'label', comment: 'Link to the search page' }),
  accessibility: msg({
    message: 'Accessibility',
    context: 'label',
    comment: 'Link to the accessibility statement',
  }),
  'page-problem': msg({
    message: 'Something wrong with this page?',
    context: 'label',
    comment: 'Link below every page, to a form by which visitors say what is wrong with it',
  }),
  'sustainability-report': msg({
    message: '2024 Sustainability Report',
    context: 'label',
    comment: 'Link to the web page of the yearly report',
  }),
  'esg-data': msg({
    message: 'ESG Data',
    context: 'label',
    comment: 'Link to the tables of environmental, social and governance figures',
  }),
  'what-we-cannot-take': msg({
    message: 'What We Cannot Take',
    context: 'label',
    comment: 'Link to the things that the yards refuse or take with conditions',
  }),
  'scrap-prices': msg({
    message: 'Scrap Prices',
    context: 'label',
    comment: 'Link to what all yards pay for a metal',
  }),
  'load-estimate': msg({
    message: 'What Your Load Brings',
    context: 'label',
    comment: 'Link to the page that reckons what a load of several metals brings at one yard',
  }),
  'what-to-bring': msg({
    message: 'What to Bring',
    context: 'label',
    comment: 'Link to the papers that a seller needs',
  }),
  'material-theft': msg({
    message: 'Stopping Metal Theft',
    context: 'label',
    comment: 'Link to the policy against stolen metal',
  }),
  products: msg({
    message: 'Products',
    context: 'label',
    comment: 'Link to the metal and steel that the company sells',
  }),
  'how-to-buy': msg({
    message: 'How to Buy',
    context: 'label',
    comment: 'Link to the steps of an order',
  }),
  'terms-of-sale': msg({
    message: 'Terms of Sale',
    context: 'label',
    comment: 'Link to the conditions of a sale',
  }),
  'title-and-paperwork': msg({
    message: 'Title and Paperwork',
    context: 'label',
    comment: 'Link to the guide to vehicle papers',
  }),
  'vehicle-inventory': msg({
    message: 'Find a Part',
    context: 'label',
    comment: 'Link to the list of vehicles that stand in the self-service auto parts yards',
  }),
  'part-prices': msg({
    message: 'Part Prices',
    context: 'label',
    comment: 'Link to what parts cost in the self-service auto parts yards',
  }),
  'car-offer': msg({
    message: 'Offer for Your Car',
    context: 'label',
    comment: 'Link to the page that reckons what we give for a car',
  }),
  'container-service': msg({
    message: 'Container Service',
    context: 'label',
    comment: 'Link to the form by which a business asks for a container, a swap or a pickup',
  }),
  'yard-rules': msg({
    message: 'Yard Rules',
    context: 'label',
    comment: 'Link to the rules of the self-service auto parts yards',
  }),
  'frequently-asked-questions': msg({
    message: 'Frequently Asked Questions',
    context: 'label',
    comment: 'Link to questions and answers',
  }),
  'how-recycling-works': msg({
    message: 'How Recycling Works',
    context: 'label',
    comment: 'Link to the way of metal, step by step',
  }),
  credits: msg({
    message: 'Credits and Licenses',
    context: 'label',
    comment: 'Link to whose work the site is made with',
  }),
  'easy-read': msg({
    message: 'In Easy Words',
    context: 'label',
    comment: 'Link to five tasks of this website in easy words (Easy Read)',
  }),
  'check-receipt': msg({
    message: 'Check a Receipt',
    context: 'label',
    comment: 'Link to the page that says whether the receipt of a sent form is genuine',
  }),
  status: msg({
    message: 'Website Status',
    context: 'label',
    comment: 'Link to the page that says whether this website takes requests, and how many came in',
  }),
  'api-guide': msg({
    message: 'API Guide',
    context: 'label',
    comment: 'Link to the page for people who write programs that ask this website for its data',
  }),
  'saved-pages': msg({
    message: 'Saved Pages',
    context: 'label',
    comment: 'Name of the page that lists what can be read on this device without a connection',
  }),
  'page-not-found': msg({ message: 'Page Not Found', context: 'label', comment: 'Name of the 404 page' }),
  console: msg({
    message: 'Console',
    context: 'label',
    comment: 'Link to the diagnostics page for developers',
  }),
  'console-components': msg({
    message: 'Design System',
    context: 'label',
    comment: 'Link to the examples of the design system, for developers',
  }),
  'console-component': msg({
    message: 'Component',
    context: 'label',
    comment: 'Name of the page of one component of the design system, for developers',
  }),
};

/**
 * Document titles where they differ from the label. The specification fixes them to the letter: three Spanish ones
 * have no accents where the heading has them ("Compania", "Vendanos su chatarra") or capitals of their own.
 */
export const pageTitles: Partial<Record<PageId, MessageDescriptor>> = {
  company: msg({
    message: 'Company',
    context: 'title',
    comment: 'Title, fixed by contract. Spanish: Compania',
  }),
  locations: msg({
    message: 'Locations',
    context: 'title',
    comment: 'Title, fixed by contract. Spanish: Instalaciones',
  }),
  'sell-to-us': msg({
    message: 'Sell to us',
    context: 'title',
    comment: 'Title, fixed by contract. Spanish: Vendanos su chatarra',
  }),
  'buy-from-us': msg({
    message: 'Buy from us',
    context: 'title',
    comment: 'Title, fixed by contract in English',
  }),
  'service-lines': msg({
    message: 'Third Party Recycling',
    context: 'title',
    comment: 'Title, fixed by contract. Spanish: Líneas de Servicio',
  }),
  'legal-notices': msg({
    message: 'Website Legal Notices',
    context: 'title',
    comment: 'Title, fixed by contract in English. Spanish: Avisos Legales',
  }),
  'legal-notices-other': msg({
    message: 'Website Legal Notices',
    context: 'title',
    comment: 'Title, fixed by contract in English. Spanish: Avisos Legales',
  }),
  'data-privacy': msg({
    message: 'Data Subject Privacy Request Form',
    context: 'title',
    comment: 'Title, fixed by contract in English',
  }),
  'ceo-office-hours': msg({
    message: 'CEO Office Hours',
    context: 'title',
    comment: 'Title, fixed by contract in English',
  }),
  sitemap: msg({
    message: 'Site Map',
    context: 'title',
    comment: 'Title, used in Spanish only and fixed by contract: Mapa Del Sitio',
  }),
  search: msg({ message: 'Search', context: 'title', comment: 'Title of the search page. Spanish: Buscar' }),
  'page-not-found': msg({
    message: '404 - Page Not Found',
    context: 'title',
    comment: 'Title, fixed by contract. Spanish: 404 - página no encontrada',
  }),
};

/**
 * The label of a page: `i18n._(pageLabel('careers'))`.
 * @throws when the page has none, which would show its id to a visitor.
 */
export function pageLabel(id: PageId): MessageDescriptor {
  const label = pageLabels[id];
  if (!label) throw new Error(`"${id}" has no label in site/route-words.ts.`);
  return label;
}

/** The document title of a further page of a list. */
export const furtherPage = msg({
  message: '{title}, page {page} of {pages}',
  context: 'title',
  comment: 'Title of a further page of a list: “SEC filings, page 2 of 4”',
});
