import type { Messages } from '@lingui/core';
import type { AnySchema, InferType } from 'yup';
import { type Catalog, type ContentOptions, catalogOf, messageFor, wordsOf } from './catalog.ts';
import { mapWords, readContent } from './content-schema.ts';

/**
 * A content file in one language: each of its sentences, as its schema marks them, is replaced by its translation, with
 * the company's names filled in. Everything else stays as it is. The file is held against its schema first.
 *
 * Only modules named `.server.ts`, and what runs on the server alone, may call it: long texts travel as a page's data and
 * never as script.
 *
 * @param schema The file's schema, or that of a part of it.
 * @param content What `content/{context}.json` holds.
 * @param context The file's name without `.json`: the `msgctxt` of its words.
 * @param catalog The compiled messages of `#locale/{area}.po`, or a catalog that `readCatalog` read.
 * @throws when the file is not as its schema says, or a sentence has no translation or asks for an unknown value.
 */
export function translateContent<Schema extends AnySchema>(
  schema: Schema,
  content: unknown,
  context: string,
  catalog: Messages | Catalog,
  options: ContentOptions = {},
): InferType<Schema> {
  const checked = readContent(schema, content, `${context}.json`);
  const source = catalogOf(catalog, options.language);
  return mapWords(schema, checked, (word) => wordsOf(word, context, source, options));
}

/**
 * Asks whether every sentence of a content file has its words, for texts that are only put together later.
 * @throws for the first that has none.
 */
export function requireWords(schema: AnySchema, content: unknown, context: string, catalog: Catalog): void {
  mapWords(schema, readContent(schema, content, `${context}.json`), (word) => {
    messageFor(word, context, catalog);
    return word.text;
  });
}
