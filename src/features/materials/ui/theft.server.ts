import { brand } from '#brand';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/sell-content.po';
import theft from '../content/theft.json';

/** How stolen metal is kept out, and what helps those who miss some. */
export const readTheft = () =>
  translateContent(theft, 'theft', messages, { values: { theftPhone: brand.phones.theftAlert.display } });
