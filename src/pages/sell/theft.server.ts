import { brand } from '#brand';
import theft from '#content/sell/theft.json';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/sell-content.po';

/** How stolen metal is kept out, and what helps those who miss some. */
export const readTheft = () =>
  translateContent(theft, 'theft', messages, { values: { theftPhone: brand.phones.theftAlert.display } });
