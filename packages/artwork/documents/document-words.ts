import { readFile } from 'node:fs/promises';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import contributions from '#features/company/content/political-contributions.json' with { type: 'json' };
import type { PoliticalContributions } from '#features/company/content/political-contributions.schema.ts';
import documents from '#features/sustainability/content/documents.json' with { type: 'json' };
import type { DocumentWords } from '#features/sustainability/content/documents.schema.ts';
import esg from '#features/sustainability/content/esg.json' with { type: 'json' };
import type { EsgData } from '#features/sustainability/content/esg.schema.ts';
import sustainability from '#features/sustainability/content/sustainability.json' with { type: 'json' };
import type { Report } from '#features/sustainability/content/sustainability.schema.ts';
import { translateContent } from '#i18n/content-words.ts';
import type { Language } from '#i18n/language.ts';

/** All that the documents of one language say. */
export interface DocumentContent {
  language: Language;
  report: Report;
  esg: EsgData;
  words: DocumentWords;
  contributions: PoliticalContributions;
}

/** Places in `documents.json` that are filled when a page is set; until then they stand for themselves. */
const later = Object.fromEntries(
  ['page', 'pages', 'title', 'summary', 'year', 'from', 'to', 'day'].map((name) => [name, `{${name}}`]),
);

/**
 * The content of the documents in one language.
 * @throws when a text has no translation, naming the file to translate it in.
 */
export async function documentContent(language: Language, root: URL): Promise<DocumentContent> {
  const messages = await readMessages(language, root);
  const translate = <Content>(content: Content, context: string) =>
    translateContent(content, context, messages, { language, values: later });
  return {
    language,
    report: translate(sustainability as Report, 'sustainability'),
    esg: translate<EsgData>(esg, 'esg'),
    words: translate(documents as DocumentWords, 'documents'),
    contributions: translate<PoliticalContributions>(contributions, 'political-contributions'),
  };
}

/** `fill('Page {page}', { page: 3 })` -> `Page 3`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

async function readMessages(language: Language, root: URL): Promise<Messages> {
  const filename = `locales/${language}/company-content.po`;
  const source = await readFile(new URL(filename, root), 'utf8');
  const catalog = await formatter().parse(source, { locale: language, sourceLocale: 'eng', filename });
  const messages: Messages = {};
  for (const { message, translation, context, obsolete } of Object.values(catalog)) {
    const words = translation || (language === 'eng' ? message : '');
    if (obsolete || message === undefined || !words) continue;
    messages[generateMessageId(message, context)] = compileMessageOrThrow(words);
  }
  return messages;
}
