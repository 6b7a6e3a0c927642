import type { InferType } from 'yup';
import { id, listOf, record, words, year } from '#i18n/content-schema.ts';
import esg from './esg.json' with { type: 'json' };
import sustainability from './sustainability.json' with { type: 'json' };

/**
 * What explains a turn in a chart of the report, by chart and year, in a few words: they stand in the drawing. A file of its own,
 * since the documents for download, which draw the charts without them, are written anew whenever the report changes.
 */
export const schema = record({
  charts: listOf({
    id: id().oneOf(
      sustainability.charts.map((chart) => chart.id),
      'must be the id of a chart of sustainability.json',
    ),
    notes: listOf({
      year: year().oneOf(esg.years, 'must be a year that esg.json has'),
      text: words(),
    }),
  }),
});

/** What `chart-notes.json` holds. */
export type ChartNotes = InferType<typeof schema>;
