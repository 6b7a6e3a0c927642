import { listOf, oneOf, wordList } from '#i18n/content-schema.ts';

const kindsWithWords = ['paragraphs', 'list'];

/**
 * The pieces of a section of a legal text, in their order: paragraphs or a list with their words, a table kept in a file
 * of its own, the meanings of the rights, or the place that tells a visitor whether their browser sends an opt-out signal.
 */
export const blocks = () =>
  listOf({
    kind: oneOf(['paragraphs', 'list', 'table', 'rights', 'signal']),
    body: wordList().optional(),
    table: oneOf(['categories', 'collection', 'regions', 'retention']).optional(),
  })
    .test('body', 'must have a body in each piece that is paragraphs or a list, and only there', (pieces) =>
      (pieces ?? []).every(
        ({ kind, body }) => kindsWithWords.includes(kind) === (body !== undefined && body.length > 0),
      ),
    )
    .test('table', 'must name a table in each piece that is one, and only there', (pieces) =>
      (pieces ?? []).every(({ kind, table }) => (kind === 'table') === (table !== undefined)),
    );
