import { brand } from '#brand';
import { htmlLang, type Language } from '#i18n/language.ts';

/**
 * What a page says to machines about itself (schema.org as JSON-LD). Pages hand over plain facts in their loader's
 * `structured`; the head turns them into objects with absolute addresses. The head does so on the server only:
 * search engines read documents, and no browser needs it.
 */
export type StructuredFacts =
  | { kind: 'article'; headline: string; summary: string; published: string }
  | {
      kind: 'event';
      name: string;
      summary: string;
      /** ISO 8601 */
      startsAt: string;
      endsAt: string;
      /** In words; `null` for one that takes place on the telephone and in the browser. */
      place: string | null;
    }
  | { kind: 'questions'; items: readonly { question: string; answer: string }[] }
  | {
      kind: 'place';
      type: 'RecyclingCenter' | 'AutoPartsStore';
      name: string;
      brand: string;
      telephone: string;
      street: string;
      city: string;
      region: string;
      postalCode: string;
      country: string;
      latitude: number;
      longitude: number;
      /** Days by their English names, times on the clock of the place. */
      hours: readonly { day: string; opens: string; closes: string }[];
    }
  | {
      kind: 'job';
      title: string;
      /** What is done and what it takes; each becomes a paragraph. */
      sentences: readonly string[];
      hours: string;
      /** `yyyy-mm-dd` */
      posted: string;
      /** The last day to apply; "" for none. */
      closes: string;
      isFullTime: boolean;
      /** What the company itself calls it by. */
      reference: string;
      place: { street: string; city: string; region: string; postalCode: string; country: string };
      /** An hour. */
      pay: { currency: string; from: number; to: number };
    }
  | {
      kind: 'video';
      name: string;
      summary: string;
      published: string;
      /** ISO 8601 duration, `PT75S`. */
      duration: string;
      /** Paths on this site. */
      file: string;
      poster: string;
    };

/** Where the page stands. */
export interface StructuredPlace {
  language: Language;
  site: Record<Language, string>;
  /** Absolute address of the page. */
  address: string;
  /** Name and absolute address of each page from home down to this one. */
  trail: readonly { name: string; address: string }[];
}

/** A JSON-LD object. */
export type JsonLd = Record<string, unknown>;

/** All objects of a page: where it stands, the company on the pages about it, and what the page itself is. */
export function structuredData(
  place: StructuredPlace,
  options: { withOrganization: boolean; facts: readonly StructuredFacts[] },
): JsonLd[] {
  return [
    ...(options.withOrganization ? [organization(place)] : []),
    ...(place.trail.length > 1 ? [breadcrumbList(place)] : []),
    ...options.facts.map((facts) => factsOf(facts, place)),
  ];
}

/** The objects as the text of a script element: `<` is escaped, so no text can end the element. */
export function jsonLdText(objects: readonly JsonLd[]): string {
  const graph = objects.length === 1 ? objects[0] : { '@graph': objects };
  return JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c');
}

const organizationId = (site: Record<Language, string>): string => `${site.eng}/#organization`;

function organization({ site, language }: StructuredPlace): JsonLd {
  const { street, locality, region, postalCode, country } = brand.headOffice;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: brand.name,
    legalName: brand.legalName,
    url: `${site[language]}/`,
    logo: `${site.eng}/apple-touch-icon.png`,
    foundingDate: String(brand.founded),
    telephone: brand.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
  };
}

function breadcrumbList({ trail }: StructuredPlace): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

function factsOf(facts: StructuredFacts, { site, language, address }: StructuredPlace): JsonLd {
  const publisher = { '@id': organizationId(site) };
  const inLanguage = htmlLang[language];
  if (facts.kind === 'article') {
    return {
      '@type': 'NewsArticle',
      headline: facts.headline,
      description: facts.summary,
      datePublished: facts.published,
      inLanguage,
      mainEntityOfPage: address,
      publisher,
    };
  }
  if (facts.kind === 'event') {
    const { name, summary, startsAt, endsAt, place } = facts;
    return {
      '@type': 'Event',
      name,
      description: summary,
      startDate: startsAt,
      endDate: endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${place === null ? 'Online' : 'Offline'}EventAttendanceMode`,
      location:
        place === null
          ? { '@type': 'VirtualLocation', url: address }
          : { '@type': 'Place', name: place, address: place },
      inLanguage,
      url: address,
      organizer: publisher,
    };
  }
  if (facts.kind === 'questions') {
    return {
      '@type': 'FAQPage',
      inLanguage,
      mainEntity: facts.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    };
  }
  if (facts.kind === 'place') {
    return {
      '@type': facts.type,
      '@id': `${address}#place`,
      name: facts.name,
      brand: { '@type': 'Brand', name: facts.brand },
      parentOrganization: publisher,
      url: address,
      telephone: facts.telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: facts.street,
        addressLocality: facts.city,
        addressRegion: facts.region,
        postalCode: facts.postalCode,
        addressCountry: facts.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: facts.latitude, longitude: facts.longitude },
      openingHoursSpecification: facts.hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: day,
        opens,
        closes,
      })),
    };
  }
  if (facts.kind === 'job') {
    const { place, pay } = facts;
    return {
      '@type': 'JobPosting',
      title: facts.title,
      // Search engines read this field as HTML.
      description: facts.sentences.map((sentence) => `<p>${htmlText(sentence)}</p>`).join(''),
      inLanguage,
      datePosted: facts.posted,
      ...(facts.closes === '' ? {} : { validThrough: `${facts.closes}T23:59` }),
      employmentType: facts.isFullTime ? 'FULL_TIME' : 'PART_TIME',
      workHours: facts.hours,
      identifier: { '@type': 'PropertyValue', name: brand.name, value: facts.reference },
      hiringOrganization: {
        '@type': 'Organization',
        '@id': publisher['@id'],
        name: brand.name,
        sameAs: site.eng,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: place.street,
          addressLocality: place.city,
          addressRegion: place.region,
          postalCode: place.postalCode,
          addressCountry: place.country,
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: 'HOUR' },
      },
      directApply: true,
      url: address,
    };
  }
  return {
    '@type': 'VideoObject',
    name: facts.name,
    description: facts.summary,
    uploadDate: facts.published,
    duration: facts.duration,
    contentUrl: site[language] + facts.file,
    thumbnailUrl: site[language] + facts.poster,
    inLanguage,
    publisher,
  };
}

/** Text in HTML. */
const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
