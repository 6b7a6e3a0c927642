import type { InferType } from 'yup';
import { id, listOf, record, words } from '#i18n/content-schema.ts';
import { onward } from '#site/page-id.ts';

const steps = () => listOf({ id: id(), title: words(), text: words() });
const lines = () => listOf({ id: id(), text: words() });
const explained = () => listOf({ id: id(), name: words(), text: words() });

/** What becomes of a vehicle, how to sell one, how a parts yard works, and what companies can have done. */
export const schema = record({
  /** The page has a drawing for each id. */
  steps: record({ heading: words(), items: steps() }),
  drain: record({ heading: words(), lead: words(), items: explained() }),
  sell: record({ heading: words(), lead: words(), items: steps() }),
  price: record({ heading: words(), items: lines() }),
  owner: record({ heading: words(), items: lines(), text: words() }),
  yard: record({ heading: words(), lead: words(), items: lines(), text: words() }),
  companies: record({ heading: words(), items: explained() }),
  onward: onward(),
});

/** What `vehicle-recycling-services.json` holds. */
export type VehicleRecyclingContent = InferType<typeof schema>;
