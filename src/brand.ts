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
  /** Contact e-mail, ROT13: harvesters read HTML, and the plain address must stand nowhere in what we ship. */
  encodedEmail: 'uryyb@pbeqvyyren.rknzcyr',
  /** General office. */
  phone: { display: '503-555-0140', href: 'tel:+15035550140' },
  /** Toll-free line for privacy requests, answered on weekdays. */
  privacyPhone: { display: '800-555-0199', href: 'tel:+18005550199' },
  headOffice: {
    street: '4200 NW Basalt Terrace',
    locality: 'Portland',
    region: 'OR',
    regionName: 'Oregon',
    postalCode: '97210',
    country: 'US',
  },
  award: { year: 2023 },
  /** Outside targets that an owner may set. While one is null, the site's own page stands in for it. */
  outside: {
    professionalNetwork: null,
    videoChannel: null,
    jobBoard: null,
    awardArticle: null,
  },
} as const satisfies Record<string, unknown>;
