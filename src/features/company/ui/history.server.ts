import { brand } from '#brand';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import milestones from '../content/milestones.json';
import { schema as milestonesSchema } from '../content/milestones.schema.ts';

/** The eras and their milestones, with the year of the founding filled in. */
export function readEras() {
  return translateContent(milestonesSchema, milestones, 'milestones', messages).eras.map(
    ({ milestones: items, ...era }) => ({
      ...era,
      from: era.from ?? brand.founded,
      milestones: items.map(({ year, ...milestone }) => ({ ...milestone, year: year ?? brand.founded })),
    }),
  );
}

/** One era, as the page shows it. */
export type Era = ReturnType<typeof readEras>[number];
