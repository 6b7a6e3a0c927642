import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';
import words from '../content/accessibility.json';
import type { AccessibilityWords } from '../content/accessibility.schema.ts';
import checks from '../content/checks.json';
import type { CheckRecord } from '../content/checks.schema.ts';

/** The words of the statement and the record of the checks that it reports. */
export function readStatement(): { words: AccessibilityWords; checks: CheckRecord } {
  return { words: translateContent<AccessibilityWords>(words, 'accessibility', messages), checks };
}
