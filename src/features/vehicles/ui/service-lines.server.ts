import { formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/services-content.po';
import services from '../content/service-lines.json';
import { schema as servicesSchema } from '../content/service-lines.schema.ts';

const cubicMetersInYard = 0.764555;

/** What the landing page of the services shows, in this build's language, with sums and metric values worked out. */
export function readServiceLines() {
  const { containers, report, ...page } = translateContent(
    servicesSchema,
    services,
    'service-lines',
    messages,
  );
  const all = { id: 'all', name: report.label, loads: 0, pounds: 0, dollars: 0 };
  for (const { loads, pounds, dollars } of report.rows) {
    all.loads += loads;
    all.pounds += pounds;
    all.dollars += dollars;
  }
  return {
    ...page,
    containers: {
      ...containers,
      drawn: containers.rows.filter(({ drawn }) => drawn).map(({ feet, yards }) => ({ feet, yards })),
      rows: containers.rows.map(({ id, name, text, yards, feet }) => ({
        id,
        cells: {
          name,
          text,
          yards: formatFigure(yards, Number.isInteger(yards) ? 0 : 1),
          meters: formatFigure(yards * cubicMetersInYard, 1),
          feet: feet.map((each) => formatFigure(each, Number.isInteger(each) ? 0 : 1)).join(' × '),
        },
      })),
    },
    report: {
      ...report,
      rows: [...report.rows, all].map(({ id, name, loads, pounds, dollars }) => ({
        id,
        cells: {
          name,
          loads: formatFigure(loads),
          pounds: formatFigure(pounds),
          dollars: formatFigure(dollars),
        },
      })),
    },
  };
}
