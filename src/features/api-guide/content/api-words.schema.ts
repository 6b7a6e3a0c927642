import { record, wordList } from '#i18n/content-schema.ts';

/**
 * The sentences of the description of the API, so that translators find them in a catalog. `node src/server/openapi/write-api-words.ts`
 * writes the file from the description; a test compares the two.
 */
export const schema = record({
  sentences: wordList().meta({ note: 'A sentence of the description of the API' }),
});
