import { array, type InferType, number, object, string } from 'yup';
import esg from './esg.json' with { type: 'json' };

const word = () => string().required('must have words');
const id = () =>
  string()
    .matches(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
    .required('must be named');
const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2024-08-31')
    .required('must be a day');

const rowIds = esg.families.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.map((row) => row.id)));
const rowId = () => id().oneOf(rowIds, 'must be the id of a row of esg.json');

const goal = object({
  id: id(),
  /** The row of `esg.json` that shows how far we are. */
  row: rowId(),
  target: number().required('must say what is to be reached'),
  /** The year by which. */
  by: number().integer().required('must say by when'),
  title: word(),
  text: word(),
}).noUnknown('has a field that no goal has');

const figure = object({
  id: id(),
  row: rowId(),
  /** The value of the report's year, or its change since the base year in percent. */
  show: string().oneOf(['value', 'change'], 'must be value or change').required(),
  label: word(),
  note: word(),
}).noUnknown('has a field that no figure has');

const chart = object({
  id: id(),
  kind: string().oneOf(['bar', 'line'], 'must be bar or line').required(),
  rows: array().of(rowId()).required().min(1, 'must show a row').max(2, 'shows more than can be told apart'),
  /** The goal whose target is drawn across. */
  goal: id().notRequired(),
  title: word(),
  summary: word(),
}).noUnknown('has a field that no chart has');

const chapter = object({
  id: id(),
  title: word(),
  lead: word(),
  parts: array()
    .of(
      object({
        id: id(),
        heading: string(),
        body: array().of(word()).required().min(1, 'must have a paragraph'),
        /** Who signs, and as what. */
        person: string(),
        role: string(),
      }).noUnknown('has a field that no part has'),
    )
    .required(),
  /** Ids of charts that belong to the chapter, in their order. */
  charts: array().of(id()).required(),
}).noUnknown('has a field that no chapter has');

/** The sustainability report: goals, key figures, charts and chapters. Its figures are those of `esg.json`. */
export const schema = object({
  year: number().integer().required(),
  from: day(),
  to: day(),
  published: day(),
  title: word(),
  summary: word(),
  sample: object({ title: word(), text: word() }).noUnknown('has a field that the notice has not'),
  base: number().oneOf(esg.years, 'must be a year that esg.json has').required(),
  goals: array().of(goal).required(),
  figures: array().of(figure).required(),
  charts: array().of(chart).required(),
  chapters: array().of(chapter).required(),
})
  .noUnknown('has a field that nobody reads')
  .test('charts that exist', 'a chapter or a chart names something that the file does not have', (report) => {
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
