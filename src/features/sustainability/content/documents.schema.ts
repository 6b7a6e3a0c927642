import { array, type InferType, object, string } from 'yup';

const word = () => string().required('must have words');

/** Words that stand in documents for download only: what a web page says by its own means. */
export const schema = object({
  pages: object({ text: word() }).noUnknown(),
  contents: object({ heading: word() }).noUnknown(),
  continued: object({ text: word() }).noUnknown(),
  cover: object({ label: word(), text: word() }).noUnknown(),
  published: object({ text: word() }).noUnknown(),
  figures: object({ heading: word() }).noUnknown(),
  esg: object({ title: word(), summary: word() }).noUnknown(),
  goals: object({
    caption: word(),
    heading: word(),
    label: word(),
    detail: word(),
    text: word(),
  }).noUnknown(),
  target: object({ label: word() }).noUnknown(),
  states: array()
    .of(
      object({
        id: string().oneOf(['reached', 'on-course', 'behind'], 'must be a state of a goal').required(),
        label: word(),
      }).noUnknown('has a field that no state has'),
    )
    .required()
    .length(3, 'must have words for each of the three states'),
  table: object({
    heading: word(),
    unit: word(),
    note: word(),
    label: word(),
    title: word(),
    detail: word(),
  }).noUnknown('has a field that no table has'),
  chart: object({ text: word() }).noUnknown(),
  /** Heads of the columns in the spreadsheet of political contributions, and the levels of government in it. */
  gifts: object({ name: word(), label: word(), heading: word(), detail: word(), unit: word() }).noUnknown(
    'has a field that no column has',
  ),
  levels: array()
    .of(
      object({
        id: string().oneOf(['local', 'state', 'provincial'], 'must be a level of government').required(),
        label: word(),
      }).noUnknown('has a field that no level has'),
    )
    .required(),
}).noUnknown('has a field that nobody reads');

/** What `documents.json` holds. */
export type DocumentWords = InferType<typeof schema>;
