import { newsCategories } from '#features/investors/model/ports.ts';
import { json, type Parameter, type Reply, schemaRef } from '#server/openapi/operation.ts';

/** The number of a page in an address. */
export const page: Parameter = {
  name: 'page',
  in: 'path',
  required: true,
  description: 'The number of a page, from 1.',
  schema: { type: 'string', pattern: '^[1-9]\\d{0,3}$' },
  example: '1',
};

const filter = (
  name: string,
  description: string,
  schema: Parameter['schema'],
  example: string,
): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  example,
});

/** Narrows a list to a year. */
export const year = filter(
  'year',
  'Only those of this calendar year.',
  { type: 'string', pattern: '^(19|20)\\d\\d$' },
  '2026',
);

/** Narrows a list of news. */
export const category = filter(
  'category',
  'Only those about this.',
  { type: 'string', enum: [...newsCategories] },
  'results',
);

/** Narrows a list of filings. */
export const form = filter(
  'form',
  'Only this form, with its amendments.',
  { type: 'string', pattern: '^[A-Z0-9][A-Z0-9 -]{0,19}$' },
  '10-K',
);

/** The id of an event in an address. */
export const eventId: Parameter = {
  name: 'eventId',
  in: 'path',
  required: true,
  description: 'The id of an event in the list.',
  schema: { type: 'string', pattern: '^\\d{1,12}$' },
  example: '20261022',
};

/** The id of a release in an address. */
export const newsId: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of a release in the list.',
  schema: { type: 'string', pattern: '^\\d{1,12}$' },
  example: '100',
};

/** A reply that says how old its data is. */
export const dated = (description: string, schema: string): Reply => ({
  description,
  headers: ['Data-As-Of'],
  content: json(schemaRef(schema)),
});
