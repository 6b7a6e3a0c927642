import { brand } from '#brand';
import guide from '#content/services/title-and-paperwork.json';
import { translateContent } from '#i18n/content-words.ts';
import { formatDay } from '#i18n/formats.ts';
import { messages } from '#locale/services-content.po';

/** The guide to the papers of a vehicle, in this build's language. */
export function readTitleAndPaperwork() {
  const { places, ...page } = translateContent(guide, 'title-and-paperwork', messages, {
    values: { carsPhone: brand.phones.cars.display },
  });
  return { ...page, places: { ...places, readOn: formatDay(places.checkedOn) } };
}
