import { readContent } from '#i18n/content-schema.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import words from '../content/accessibility.json';
import { type AccessibilityWords, schema as wordsSchema } from '../content/accessibility.schema.ts';
import checks from '../content/checks.json';
import { type CheckRecord, schema as checksSchema } from '../content/checks.schema.ts';

/** The words of the statement and the record of the checks that it reports. */
export function readStatement(): { words: AccessibilityWords; checks: CheckRecord } {
  return {
    words: translateContent(wordsSchema, words, 'accessibility', messages),
    checks: readContent(checksSchema, checks, 'checks.json'),
  };
}
