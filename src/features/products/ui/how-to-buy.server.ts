import { brand } from '#brand';
import { formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/buy-content.po';
import order from '../content/how-to-buy.json';
import { schema as orderSchema } from '../content/how-to-buy.schema.ts';

const kilogramsInPound = 0.45359237;

/** How an order works, in this build's language, with the kilograms of each unit worked out. */
export function readHowToBuy() {
  const { units, path, ...page } = translateContent(orderSchema, order, 'how-to-buy', messages, {
    values: { salesPhone: brand.phones.metalSales.display, steelPhone: brand.phones.steelSales.display },
  });
  return {
    ...page,
    path: {
      heading: path.heading,
      items: path.items.map((item) => ({
        ...item,
        turn: path.parties.find(({ id }) => id === item.party)?.label ?? '',
      })),
    },
    units: {
      ...units,
      rows: units.rows.map(({ pounds, ...row }) => ({
        ...row,
        pounds: formatFigure(pounds, Number.isInteger(pounds) ? 0 : 2),
        kilograms: formatFigure(pounds * kilogramsInPound, 2),
      })),
    },
  };
}
