import { msg } from '@lingui/core/macro';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Vehicle recycling',
  comment: 'Heading of the page vehicle-recycling-services',
});
const lead = msg({
  message:
    'We check the title, drain every fluid, take out the battery and other hazards, offer the parts that still work, and shred the rest into steel, aluminum and copper.',
  comment: 'Opens the page vehicle-recycling-services; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `vehicle-recycling-services`: what is true today, in a paragraph, and where to go on. */
export default function VehicleRecyclingServices() {
  return (
    <ShortPage title={title} lead={lead} onward={['service-lines', 'sell-to-us', 'locations', 'contacts']} />
  );
}
