import type { InferType } from 'yup';
import {
  day,
  id,
  idList,
  list,
  listOf,
  listOrNone,
  maybeText,
  maybeWords,
  numberFrom,
  oneOf,
  record,
  wordList,
  words,
  year,
} from '#i18n/content-schema.ts';
import esg from './esg.json' with { type: 'json' };

const rowIds = esg.families.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.map((row) => row.id)));
const rowId = () => id().oneOf(rowIds, 'must be the id of a row of esg.json');

const goal = {
  id: id(),
  /** The row of `esg.json` that shows how far we are. */
  row: rowId(),
  target: numberFrom(0),
  /** The year by which. */
  by: year(),
  title: words(),
  text: words(),
};

const figure = {
  id: id(),
  row: rowId(),
  /** The value of the report's year, or its change since the base year in percent. */
  show: oneOf(['value', 'change']),
  label: words(),
  note: words(),
};

const chart = {
  id: id(),
  kind: oneOf(['bar', 'line']),
  rows: list(rowId()).max(2, 'shows more than can be told apart'),
  /** The goal whose target is drawn across. */
  goal: id().optional(),
  title: words(),
  summary: words(),
};

const chapter = {
  id: id(),
  title: words(),
  lead: words(),
  parts: listOrNone({
    id: id(),
    heading: maybeWords(),
    body: wordList(),
    /** Who signs, and as what. */
    person: maybeText(),
    role: maybeWords(),
  }),
  /** Ids of charts that belong to the chapter, in their order. */
  charts: idList(),
};

/** The sustainability report: goals, key figures, charts and chapters. Its figures are those of `esg.json`. */
export const schema = record({
  year: year(),
  from: day(),
  to: day(),
  published: day(),
  title: words(),
  summary: words(),
  sample: record({ title: words(), text: words() }),
  base: year().oneOf(esg.years, 'must be a year that esg.json has'),
  goals: listOf(goal),
  figures: listOf(figure),
  charts: listOf(chart),
  chapters: listOf(chapter),
}).test('charts that exist', 'a chapter or a chart names something that the file does not have', (report) => {
  const charts = new Set(report.charts.map((each) => each.id));
  const goals = new Set(report.goals.map((each) => each.id));
  return (
    report.chapters.every((each) => each.charts.every((name) => charts.has(name))) &&
    report.charts.every((each) => each.goal === undefined || each.goal === null || goals.has(each.goal))
  );
});

/** What `sustainability.json` holds. */
export type Report = InferType<typeof schema>;
export type Goal = Report['goals'][number];
export type ReportChart = Report['charts'][number];
export type Chapter = Report['chapters'][number];
