import { brand } from '#brand';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/sell-content.po';
import theft from '../content/theft.json';
import { schema as theftSchema } from '../content/theft.schema.ts';

/** How stolen metal is kept out, and what helps those who miss some. */
export const readTheft = () =>
  translateContent(theftSchema, theft, 'theft', messages, {
    values: { theftPhone: brand.phones.theftAlert.display },
  });
