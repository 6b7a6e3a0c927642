import { brand } from '#brand';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/services-content.po';
import vehicles from '../content/vehicle-recycling-services.json';
import { schema as vehiclesSchema } from '../content/vehicle-recycling-services.schema.ts';

/** What the page about vehicles shows, in this build's language. */
export const readVehicleRecycling = () =>
  translateContent(vehiclesSchema, vehicles, 'vehicle-recycling-services', messages, {
    values: { carsPhone: brand.phones.cars.display },
  });
