import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { mapWords } from '#i18n/content-schema.ts';

/** Finds the words that stand in Lingui macros in TypeScript. */
export const sourceExtractor: ExtractorType = createBabelExtractor();

/**
 * Finds the words of content files (`features/{feature}/content/*.json`): the schema beside each says which of its fields
 * are sentences. The context is the file's name, so that a translator sees where a text belongs.
 */
export const contentExtractor: ExtractorType = {
  match: (filename) => filename.endsWith('.json'),
  async extract(filename, code, onMessageExtracted) {
    const context = filename.replace(/^.*\//, '').replace(/\.json$/, '');
    const schemaFile = filename.replace(/\.json$/, '.schema.ts');
    if (!existsSync(schemaFile)) {
      throw new Error(
        `${filename} has no schema, so nobody knows which of its texts are sentences; write ${schemaFile}.`,
      );
    }
    const { schema } = await import(pathToFileURL(schemaFile).href);
    mapWords(schema, JSON.parse(code || readFileSync(filename, 'utf8')), ({ text, field, note }) => {
      onMessageExtracted({
        id: generateMessageId(text, context),
        message: text,
        context,
        comment: note ?? `${field} of an item in ${context}.json`,
        origin: [filename, 1],
        placeholders: {},
      });
      return text;
    });
  },
};
