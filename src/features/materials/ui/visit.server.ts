import { brand } from '#brand';
import { formatFigure, formatUnit, formatUnitRange } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/sell-content.po';
import visit from '../content/visit.json';
import { schema as visitSchema } from '../content/visit.schema.ts';
import { netTons, netWeight, totalMinutes } from '../model/weighing.ts';

/** How a sale goes, with times and weights as a reader expects them. */
export function readVisit() {
  const { steps, example, ...others } = translateContent(visitSchema, visit, 'visit', messages, {
    values: { scrapPhone: brand.phones.scrap.display },
  });
  const total = totalMinutes(steps);
  const pounds: Record<string, number> = {
    gross: example.gross,
    tare: example.tare,
    net: netWeight(example.gross, example.tare),
  };
  return {
    ...others,
    steps: steps.map(({ shortest, longest, ...step }) => ({
      ...step,
      time: formatUnitRange(shortest, longest, 'minute'),
    })),
    totalTime: formatUnitRange(total.shortest, total.longest, 'minute'),
    example: {
      rows: example.rows.map((row) => ({ ...row, weight: formatUnit(pounds[row.id] ?? 0, 'pound') })),
      netTons: formatFigure(netTons(pounds.net ?? 0), 2),
    },
  };
}
