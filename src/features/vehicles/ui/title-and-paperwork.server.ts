import { brand } from '#brand';
import { translateContent } from '#i18n/content-words.ts';
import { formatDay } from '#i18n/formats.ts';
import { messages } from '#locale/services-content.po';
import guide from '../content/title-and-paperwork.json';
import type { TitleAndPaperworkContent } from '../content/title-and-paperwork.schema.ts';

/** The guide to the papers of a vehicle, in this build's language. */
export function readTitleAndPaperwork() {
  const { places, ...page } = translateContent(
    guide as TitleAndPaperworkContent,
    'title-and-paperwork',
    messages,
    {
      values: { carsPhone: brand.phones.cars.display },
    },
  );
  return { ...page, places: { ...places, readOn: formatDay(places.checkedOn) } };
}
