import { array, boolean, object, string } from 'yup';

/** Pieces that the schemas of the legal texts have in common; every message names the rule. */
export const only = 'only the fields that the schema names';
export const present = 'must be there';

/** A text that visitors read. */
export const words = () => string().required('must hold words');

/** A list of texts, one paragraph or entry each. */
export const wordList = () => array(words()).min(1, 'must hold at least one text').required(present);

/** A name in code or an address's fragment. */
export const id = () =>
  string()
    .matches(/^[a-z]+(-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens')
    .required(present);

/** A name that the page's code reads: a column, a cell. */
export const key = () =>
  string()
    .matches(/^[a-z][a-zA-Z]*$/, 'must be letters, the first one small')
    .required(present);

/** One text with a name of its own. */
export const said = () => object({ text: words() }).noUnknown(only).required(present);

/** Yes or no, said outright. */
export const flag = () => boolean().required('must be true or false');

/** The day of a date, `yyyy-mm-dd`. */
export const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, yyyy-mm-dd')
    .required(present);

/** Headings of a table's columns, in their order. */
export const columns = () =>
  array(object({ id: key(), label: words() }).noUnknown(only))
    .min(2, 'must hold at least two columns')
    .required(present);

const kindsWithWords = ['paragraphs', 'list'];

/**
 * A piece of a legal text: paragraphs or a list with their words, a table kept in a file of its own, the meanings of
 * the rights, or the place that tells a visitor whether their browser sends an opt-out signal.
 */
export const block = () =>
  object({
    kind: string()
      .oneOf(
        ['paragraphs', 'list', 'table', 'rights', 'signal'] as const,
        'must be a kind that the page can show',
      )
      .required(present),
    body: array(words()).optional(),
    table: string()
      .oneOf(['categories', 'collection', 'regions', 'retention'] as const, 'must be a table that exists')
      .optional(),
  })
    .noUnknown(only)
    .test(
      'body',
      'must have a body if it is paragraphs or a list, and only then',
      ({ kind, body }) => kindsWithWords.includes(kind) === (body !== undefined && body.length > 0),
    )
    .test(
      'table',
      'must name a table if it is one, and only then',
      ({ kind, table }) => (kind === 'table') === (table !== undefined),
    );

/** The pieces of a section, in their order. */
export const blocks = () => array(block()).min(1, 'must hold at least one piece').required(present);
