import { brand } from '#brand';
import { formatDay } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/services-content.po';
import guide from '../content/title-and-paperwork.json';
import { schema as guideSchema } from '../content/title-and-paperwork.schema.ts';

/** The guide to the papers of a vehicle, in this build's language. */
export function readTitleAndPaperwork() {
  const { places, ...page } = translateContent(guideSchema, guide, 'title-and-paperwork', messages, {
    values: { carsPhone: brand.phones.cars.display },
  });
  const rows = places.rows.map((row) => ({ ...row, date: formatDay(row.readOn) }));
  return { ...page, places: { ...places, rows } };
}
