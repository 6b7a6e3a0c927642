import { brand } from '#brand';
import { formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/services-content.po';
import rules from '../content/yard-rules.json';
import { schema as rulesSchema } from '../content/yard-rules.schema.ts';

/** The rules of the parts yards, in this build's language, with the sum of the sample receipt worked out. */
export function readYardRules() {
  const { money, ...page } = translateContent(rulesSchema, rules, 'yard-rules', messages, {
    values: { partsPhone: brand.phones.parts.display },
  });
  const sum = money.rows.reduce((total, { dollars }) => total + dollars, 0);
  return {
    ...page,
    money: {
      ...money,
      rows: [...money.rows, { id: 'sum', name: money.label, dollars: sum }].map(({ id, name, dollars }) => ({
        id,
        cells: { name, dollars: formatFigure(dollars, 2) },
      })),
    },
  };
}
