import { brand } from '#brand';
import { formatDay } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/buy-content.po';
import terms from '../content/terms-of-sale.json';
import { schema as termsSchema } from '../content/terms-of-sale.schema.ts';

/** The conditions of a sale, in this build's language. */
export function readTermsOfSale() {
  const { effective, ...page } = translateContent(termsSchema, terms, 'terms-of-sale', messages, {
    // One number against false bank details, here and on the page that explains an order.
    values: { salesPhone: brand.phones.metalSales.display },
  });
  return { ...page, effective, since: formatDay(effective) };
}
