import { formatUnit } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import oneTon from '../content/one-ton.json';
import { schema as oneTonSchema, poundsOfTon } from '../content/one-ton.schema.ts';
import { percentSpan } from './percent-span.ts';

/** What one ton of a car is made of, in the language of this build. */
export function readOneTon() {
  const { parts, ...said } = translateContent(oneTonSchema, oneTon, 'one-ton', messages);
  return {
    ...said,
    shares: parts.map(({ id, pounds, name, text }) => ({
      material: id,
      share: pounds / poundsOfTon,
      name,
      amount: [formatUnit(pounds, 'pound'), percentSpan(`${(pounds / poundsOfTon) * 100}`)].join(', '),
      text,
    })),
  };
}
