import { brand } from '#brand';
import vehicles from '#content/services/vehicle-recycling-services.json';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/services-content.po';

/** What the page about vehicles shows, in this build's language. */
export const readVehicleRecycling = () =>
  translateContent(vehicles, 'vehicle-recycling-services', messages, {
    values: { carsPhone: brand.phones.cars.display },
  });
