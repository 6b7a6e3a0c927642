import { formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/buy-content.po';
import landing from '../content/buy-from-us.json';
import { schema as landingSchema } from '../content/buy-from-us.schema.ts';

/** What the landing page for buyers shows, in this build's language. */
export function readBuyFromUs() {
  const { facts, ...page } = translateContent(landingSchema, landing, 'buy-from-us', messages);
  return {
    ...page,
    facts: {
      heading: facts.heading,
      items: facts.items.map(({ id, figure, label }) => ({ id, label, value: formatFigure(figure) })),
    },
  };
}
