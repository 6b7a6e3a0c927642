import { readFileSync } from 'node:fs';
import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { contentWordFields } from '#i18n/content-word-fields.ts';

/** Finds the words that stand in Lingui macros in TypeScript. */
export const sourceExtractor: ExtractorType = createBabelExtractor();

/**
 * Finds the words of content files (`features/{feature}/content/*.json`): the value of each field in `contentWordFields`, or each of its
 * strings where the field is a list. The context is the file's name, so that a translator sees where a text belongs.
 */
export const contentExtractor: ExtractorType = {
  match: (filename) => filename.endsWith('.json'),
  extract(filename, code, onMessageExtracted) {
    const context = filename.replace(/^.*\//, '').replace(/\.json$/, '');
    const visit = (value: unknown, field: string): void => {
      if (typeof value === 'string') {
        if (value !== '' && contentWordFields.has(field)) {
          onMessageExtracted({
            id: generateMessageId(value, context),
            message: value,
            context,
            comment: `${field} of an item in ${context}.json`,
            origin: [filename, 1],
            placeholders: {},
          });
        }
        return;
      }
      if (Array.isArray(value)) {
        for (const item of value) visit(item, field);
        return;
      }
      if (value !== null && typeof value === 'object') {
        for (const [key, child] of Object.entries(value)) visit(child, key);
      }
    };
    visit(JSON.parse(code || readFileSync(filename, 'utf8')), '');
  },
};
