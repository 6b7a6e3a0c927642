import { brand } from '#brand';
import company from '#features/company/content/company.json';
import contacts from '#features/company/content/contacts.json';
import { schema as contactsSchema } from '#features/company/content/contacts.schema.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages as companyMessages } from '#locale/company-content.po';
import { messages } from '#locale/locations-content.po';
import locationSearch from '../content/location-search.json';
import { schema as locationSearchSchema } from '../content/location-search.schema.ts';
import locations from '../content/locations.json';
import { schema as locationsSchema } from '../content/locations.schema.ts';
import { type LocationType, locationTypes } from '../model/search-box.ts';
import { readYardGroups } from './yards.server.ts';

/** Who answers a telephone and when. */
export function deskOf({ id, hours }: { id: 'scrap' | 'cars' | 'parts' | 'steelSales'; hours: string }) {
  const known = translateContent(contactsSchema, contacts, 'contacts', companyMessages).hours;
  return { phone: brand.phones[id], hours: known.find((each) => each.id === hours)?.text ?? '' };
}

const sitesOf = (wanted: string) => company.brands.find(({ id }) => id === wanted)?.sites ?? 0;

/** What the landing page of the locations shows. */
export function readLocations() {
  const words = translateContent(locationsSchema, locations, 'locations', messages, {
    values: { metalsSites: sitesOf('recycling'), partsSites: sitesOf('autoParts') },
  });
  const { kinds, call } = words;
  const said = (kind: string) => kinds.verdicts.find(({ id }) => id === kind)?.label ?? '';
  return {
    ...words,
    kinds: {
      heading: kinds.heading,
      lead: kinds.lead,
      caption: kinds.caption,
      note: kinds.note,
      columns: [
        { id: 'goods', label: kinds.first.label },
        ...kinds.columns.map(({ id, name }) => ({ id, label: name })),
      ],
      rows: kinds.rows.map(({ id, name, cells }) => ({
        id,
        name,
        cells: cells.map(({ kind, label }, index) => ({
          column: kinds.columns[index]?.id ?? '',
          kind,
          label: label || said(kind),
        })),
      })),
    },
    groups: readYardGroups(),
    call: { ...call, lines: call.lines.map((line) => ({ ...line, title: line.name, ...deskOf(line) })) },
  };
}

/** What the landing page shows, as its parts take it. */
export type LocationsData = ReturnType<typeof readLocations>;

/**
 * What stands around the answer of a search for some kinds of yard.
 * @param division As `readDivisions` writes it.
 */
export function readLocationSearch(division: string) {
  const words = translateContent(locationSearchSchema, locationSearch, 'location-search', messages);
  const [, , all] = locationTypes;
  const kind: LocationType = (locationTypes.find((type) => type.division === division) ?? all).id;
  return {
    ...words,
    lines: words.lines
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ id, title, text, hours }) => ({ id, title, text, ...deskOf({ id, hours }) })),
  };
}
