/**
 * Fields of a content file (`features/{feature}/content/*.json`) whose text a visitor reads: a string, or a list of strings. Everything
 * else in such a file is data. The extractor enters these texts into catalogs, `translateContent` looks them up there.
 */
export const contentWordFields: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'body',
  'name',
  'text',
  'label',
  'note',
  'question',
  'answer',
  'heading',
  'lead',
  'caption',
  'detail',
  'role',
  'also',
  'unit',
]);
