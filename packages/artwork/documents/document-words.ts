import type { AnySchema } from 'yup';
import contributions from '#features/company/content/political-contributions.json' with { type: 'json' };
import {
  schema as contributionsSchema,
  type PoliticalContributions,
} from '#features/company/content/political-contributions.schema.ts';
import documents from '#features/sustainability/content/documents.json' with { type: 'json' };
import {
  type DocumentWords,
  schema as documentsSchema,
} from '#features/sustainability/content/documents.schema.ts';
import esg from '#features/sustainability/content/esg.json' with { type: 'json' };
import { type EsgData, schema as esgSchema } from '#features/sustainability/content/esg.schema.ts';
import sustainability from '#features/sustainability/content/sustainability.json' with { type: 'json' };
import {
  type Report,
  schema as reportSchema,
} from '#features/sustainability/content/sustainability.schema.ts';
import type { Language } from '#i18n/language.ts';
import { readCatalog } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';

/** All that the documents of one language say. */
export interface DocumentContent {
  language: Language;
  report: Report;
  esg: EsgData;
  words: DocumentWords;
  contributions: PoliticalContributions;
}

/** Places in `documents.json` that are filled when a page is set; until then they stand for themselves. */
const later = ['page', 'pages', 'title', 'summary', 'year', 'from', 'to', 'day'];

/**
 * The content of the documents in one language.
 * @throws when a text has no translation, naming the file to translate it in.
 */
export async function documentContent(language: Language, root: URL): Promise<DocumentContent> {
  const catalog = await readCatalog(root, language, 'company-content');
  const read = <Schema extends AnySchema>(schema: Schema, content: unknown, context: string) =>
    translateContent(schema, content, context, catalog, { later });
  return {
    language,
    report: read(reportSchema, sustainability, 'sustainability'),
    esg: read(esgSchema, esg, 'esg'),
    words: read(documentsSchema, documents, 'documents'),
    contributions: read(contributionsSchema, contributions, 'political-contributions'),
  };
}
