import { createHash } from 'node:crypto';
import { htmlLang, languages } from '#i18n/language.ts';
import { contributionsCsv, esgCsv } from './csv.ts';
import { readFonts } from './document-fonts.ts';
import { documentContent } from './document-words.ts';
import { esgPdf } from './esg-pdf.ts';
import { reportPdf } from './report-pdf.ts';

/** A document for download. */
export interface DocumentFile {
  /** From the project's folder. */
  path: string;
  /** Changes when what the document says or how it looks does, on whatever machine it is made. */
  fingerprint: string;
  /** The file itself. */
  write: () => Promise<Buffer>;
}

/** The names of the documents without language and kind. They hold the year, and no brand, which could change. */
export const documentNames = {
  report: 'sustainability-report-2024',
  esg: 'esg-data-2024',
  gifts: 'political-contributions',
} as const;

/** Every document of both languages. */
export async function documentFiles(root: URL): Promise<DocumentFile[]> {
  const fonts = await readFonts(root);
  const files: DocumentFile[] = [];
  for (const language of languages) {
    const content = await documentContent(language, root);
    const path = (name: string, kind: string) => `public/documents/${name}-${htmlLang[language]}.${kind}`;
    for (const [name, make] of [
      [documentNames.report, reportPdf],
      [documentNames.esg, esgPdf],
    ] as const) {
      // Two machines may pack the same bytes differently: the fingerprint is of the document before it is packed.
      const fingerprint = hashOf(await make(content, fonts, false));
      files.push({ path: path(name, 'pdf'), fingerprint, write: () => make(content, fonts) });
    }
    for (const [name, text] of [
      [documentNames.esg, esgCsv(content)],
      [documentNames.gifts, contributionsCsv(content)],
    ] as const) {
      const csv = Buffer.from(text);
      files.push({ path: path(name, 'csv'), fingerprint: hashOf(csv), write: async () => csv });
    }
  }
  return files;
}

/** A short hash. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
