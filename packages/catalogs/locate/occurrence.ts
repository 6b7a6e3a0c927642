import type { Language } from '#i18n/language.ts';
import type { PageText } from '../pseudolocale/page-texts.ts';

/** How a page was when a message was met on it. */
export type View = 'served' | 'opened' | 'refused' | 'file';

/** A message, met in one place of one page. */
export interface Occurrence extends Omit<PageText, 'text'> {
  /** The message's number, as `numberMessages` gives it. */
  number: number;
  /** The page's id in the manifest. */
  page: string;
  language: Language;
  /** The page's address below the language's origin, or the file's. */
  path: string;
  /** As it is served and runs, with something opened, after an empty form was sent, or in a file that the page offers. */
  view: View;
}

/** Two occurrences that tell a translator the same. */
export function occurrenceKey({ number, page, language, kind, part, heading, element }: Occurrence): string {
  return [number, page, language, kind, part, heading, element].join('\n');
}
