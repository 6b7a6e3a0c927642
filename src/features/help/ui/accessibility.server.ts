import { readContent } from '#i18n/content-schema.ts';
import { formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import words from '../content/accessibility.json';
import { type AccessibilityWords, schema as wordsSchema } from '../content/accessibility.schema.ts';
import checks from '../content/checks.json';
import { type CheckRecord, schema as checksSchema } from '../content/checks.schema.ts';

/** What the page tells of the record: without the sums by which a test holds figures and files together, which would travel with it. */
export type CheckFigures = Omit<CheckRecord, 'audit' | 'files' | 'defects'> & {
  /** Sizes of the files that the page offers, in bytes. */
  files: Record<keyof CheckRecord['files'], number>;
};

/** The words of the statement and the record of the checks that it reports. */
export function readStatement(): { words: AccessibilityWords; checks: CheckFigures } {
  const { audit: _, files, defects, ...figures } = readContent(checksSchema, checks, 'checks.json');
  const sizes = Object.entries(files).map(([path, { bytes }]) => [path, bytes]);
  return {
    words: translateContent(wordsSchema, words, 'accessibility', messages, {
      values: {
        own: formatFigure(defects.own.planted),
        ownFound: formatFigure(defects.own.found),
        unseen: formatFigure(defects.unseen.planted),
        unseenFound: formatFigure(defects.unseen.found),
        unseenQuiet: formatFigure(defects.unseen.quiet),
      },
    }),
    checks: { ...figures, files: Object.fromEntries(sizes) },
  };
}
