/**
 * Every fact of the company, and the only place for them: names, addresses, telephone numbers, outside links, files.
 * The company is invented. Telephone numbers come from the block reserved for fiction (555-0100 to 555-0199),
 * streets do not exist, and no outside address is set until an owner sets a real one.
 */
export const brand = {
  /** Display name, used in titles and running text. */
  name: 'Cordillera Recycling',
  /** Name in law, used in legal text and the copyright line. */
  legalName: 'Cordillera Recycling, Inc.',
  /** The brand's part of `about-{slug}` paths. */
  slug: 'cordillera',
  /** The three brands of the group. */
  brands: {
    recycling: 'Cordillera Recycling',
    autoParts: 'Yardlight Auto Parts',
    steelMill: 'Tamarack Steel',
  },
  founded: 1911,
  ticker: { symbol: 'CRDL', exchange: 'Sample Exchange' },
  /** Contact email, ROT13: harvesters read HTML, and the plain address must stand nowhere in what we ship. */
  encodedEmail: 'uryyb@pbeqvyyren.rknzcyr',
  /** General office. */
  phone: { display: '503-555-0140', href: 'tel:+15035550140' },
  /** Toll-free line for privacy requests, answered on weekdays. */
  privacyPhone: { display: '800-555-0199', href: 'tel:+18005550199' },
  /** Lines of single desks; the contacts page says when each is answered. */
  phones: {
    scrap: { display: '800-555-0112', href: 'tel:+18005550112' },
    cars: { display: '800-555-0118', href: 'tel:+18005550118' },
    parts: { display: '800-555-0124', href: 'tel:+18005550124' },
    thirdParty: { display: '800-555-0131', href: 'tel:+18005550131' },
    metalSales: { display: '503-555-0151', href: 'tel:+15035550151' },
    steelSales: { display: '503-555-0153', href: 'tel:+15035550153' },
    investors: { display: '503-555-0156', href: 'tel:+15035550156' },
    media: { display: '503-555-0158', href: 'tel:+15035550158' },
    careers: { display: '503-555-0162', href: 'tel:+15035550162' },
    /** Day and night, answered by an independent firm. */
    ethicsLine: { display: '800-555-0188', href: 'tel:+18005550188' },
    /** Day and night, for stolen metal. */
    theftAlert: { display: '800-555-0137', href: 'tel:+18005550137' },
  },
  headOffice: {
    street: '4200 NW Basalt Terrace',
    locality: 'Portland',
    region: 'OR',
    regionName: 'Oregon',
    postalCode: '97210',
    country: 'US',
  },
  /** What the system for sales leads expects in every contact request. Placeholders until an owner sets real ones. */
  leadSystem: { organizationId: '00D000000000000', returnUrl: 'https://return.invalid/' },
  /** The award that the home page leads to: the magazine that gave it, and its year. */
  award: { magazine: 'Basalt Review', year: 2023 },
  /**
   * Pages of others where visitors limit tracking and advertising; the privacy policy links them. Opened by hand before
   * each release, since such pages move.
   */
  privacyTools: {
    adChoices: 'https://optout.aboutads.info/',
    adChoicesCanada: 'https://youradchoices.ca/en/tools',
    globalPrivacyControl: 'https://globalprivacycontrol.org/',
  },
  /** Outside targets that an owner may set. While one is null, the site's own page stands in for it. */
  outside: {
    professionalNetwork: null,
    videoChannel: null,
    jobBoard: null,
    awardArticle: null,
  },
} as const satisfies Record<string, unknown>;

/** Addresses of single desks, encoded as that of the brand is. By themselves, since few pages need them. */
export const deskEmails = {
  press: 'cerff@pbeqvyyren.rknzcyr',
  careers: 'pnerref@pbeqvyyren.rknzcyr',
} as const;
