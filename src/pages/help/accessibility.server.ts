import words from '#content/site/accessibility.json';
import type { AccessibilityWords } from '#content/site/accessibility.schema.ts';
import checks from '#content/site/checks.json';
import type { CheckRecord } from '#content/site/checks.schema.ts';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/site-content.po';

/** The words of the statement and the record of the checks that it reports. */
export function readStatement(): { words: AccessibilityWords; checks: CheckRecord } {
  return { words: translateContent<AccessibilityWords>(words, 'accessibility', messages), checks };
}
