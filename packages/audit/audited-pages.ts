import type { Language } from '#i18n/language.ts';
import { type ExamplePage, examplePages } from '#site/example-pages.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';

/** A page in one language, with the address at which it is looked at. */
export interface AuditedPage {
  id: string;
  language: Language;
  /** The address below the language's origin, `/compania`. */
  path: string;
}

/** Every page of the manifest in both languages, each at an address that shows it. */
export function auditedPages(): ExamplePage[] {
  return examplePages(pathTable(readSlugFiles()));
}
