import { existsSync, readFileSync } from 'node:fs';
import { htmlLang, languages } from '#i18n/language.ts';
import { type DocumentFile, documentNames, hashOf } from './document-files.ts';

/** What is remembered of each document when it is written: what it was made from, and the file that came of it. */
export type DocumentRecord = Record<string, { fingerprint: string; file: string }>;

export const recordPath = 'packages/artwork/documents/record.json';
/** Where pages and the footer read names and sizes. */
export const listPath = 'src/site/documents.ts';

/** What is wrong with the documents in `public/`, each with the reason; empty when all is as it would be written now. */
export function staleDocuments(files: readonly DocumentFile[], root: URL): string[] {
  const record: DocumentRecord = existsSync(new URL(recordPath, root))
    ? JSON.parse(readFileSync(new URL(recordPath, root), 'utf8'))
    : {};
  const faults = files.flatMap(({ path, fingerprint }) => {
    const file = new URL(path, root);
    if (!existsSync(file)) return [`${path} is missing`];
    if (record[path]?.fingerprint !== fingerprint) return [`${path} says something else than its content`];
    return record[path].file === hashOf(readFileSync(file)) ? [] : [`${path} was changed by hand`];
  });
  if (faults.length > 0) return faults;
  const list = new URL(listPath, root);
  return existsSync(list) && readFileSync(list, 'utf8') === documentList(root)
    ? []
    : [`${listPath} states other sizes than the files have`];
}

/** The module that tells the site of its documents: small, since the footer of every page reads it. */
export function documentList(root: URL): string {
  const kilobytes = (name: string, kind: string) => {
    const sizes = languages.map((language) => {
      const bytes = readFileSync(
        new URL(`public/documents/${name}-${htmlLang[language]}.${kind}`, root),
      ).length;
      return `${language}: ${Math.max(1, Math.round(bytes / 1000))}`;
    });
    return `{ ${sizes.join(', ')} }`;
  };
  const entry = (key: string, name: string, kind: string) =>
    `  ${key}: { name: '${name}', kind: '${kind}', kilobytes: ${kilobytes(name, kind)} },`;
  return `import { type Choices, choiceFor, choiceLanguage } from '#i18n/choices.ts';
import { htmlLang, type Language } from '#i18n/language.ts';

/**
 * The documents for download, with the sizes of their files.
 * Written by \`npm run documents -w @site/artwork\`: run that instead of editing this file.
 */
export const documents = {
${entry('report', documentNames.report, 'pdf')}
${entry('esg', documentNames.esg, 'pdf')}
${entry('figures', documentNames.esg, 'csv')}
${entry('gifts', documentNames.gifts, 'csv')}
} as const satisfies Record<string, { name: string; kind: string; kilobytes: Choices<number> }>;

/** The language of a document's file: the one asked for or, where it has none yet, the default language. */
export function documentLanguage(document: keyof typeof documents, language: Language): Language {
  return choiceLanguage(documents[document].kilobytes, language);
}

/** Where the file of a document is, in the language asked for. */
export function documentPath(document: keyof typeof documents, language: Language): string {
  const { name, kind, kilobytes } = documents[document];
  return \`/documents/\${name}-\${htmlLang[choiceLanguage(kilobytes, language)]}.\${kind}\`;
}

/** How large the file of a document is, in bytes. */
export function documentBytes(document: keyof typeof documents, language: Language): number {
  return choiceFor<number>(documents[document].kilobytes, language) * 1000;
}
`;
}
