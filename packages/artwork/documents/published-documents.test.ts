import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatFigure } from '#i18n/formats.ts';
import { htmlLang, languages } from '#i18n/language.ts';
import { documentBytes, documentPath, documents } from '#site/documents.ts';
import { documentFiles, documentNames } from './document-files.ts';
import { staleDocuments } from './document-record.ts';
import { type DocumentContent, documentContent } from './document-words.ts';
import { type PublishedPdf, readPdf } from './read-pdf.ts';

const root = new URL('../../../', import.meta.url);

test('the published documents say what their content and the catalogs say', {
  timeout: 120_000,
}, async () => {
  expect(staleDocuments(await documentFiles(root), root)).toEqual([]);
});

test.each(languages.flatMap((language) => Object.keys(documents).map((id) => [id, language] as const)))(
  'the site knows where the document "%s" is in %s, and how large',
  (id, language) => {
    const document = id as keyof typeof documents;
    const bytes = readFileSync(new URL(`public${documentPath(document, language)}`, root)).length;
    expect(documentBytes(document, language)).toBe(Math.max(1, Math.round(bytes / 1000)) * 1000);
  },
);

describe.each([...languages])('the PDF files in %s', (language) => {
  let content: DocumentContent;
  let report: PublishedPdf;
  let esg: PublishedPdf;

  beforeAll(async () => {
    content = await documentContent(language, root);
    const read = (name: string) =>
      readPdf(getDocument, readFileSync(new URL(`public/documents/${name}-${htmlLang[language]}.pdf`, root)));
    [report, esg] = [await read(documentNames.report), await read(documentNames.esg)];
  }, 60_000);

  test('are tagged, have a title that viewers show, a language and an author', () => {
    for (const [pdf, title] of [
      [report, content.report.title],
      [esg, content.words.esg.title],
    ] as const) {
      expect(pdf.isMarked).toBe(true);
      expect(pdf.showsTitle).toBe(true);
      expect(pdf.info).toMatchObject({ Title: title, Language: htmlLang[language], PDFFormatVersion: '1.7' });
      expect(pdf.info.Author).toBeTruthy();
    }
  });

  test('carry the mark of PDF/UA, and a space between texts that only their place sets apart', () => {
    for (const name of [documentNames.report, documentNames.esg]) {
      const bytes = readFileSync(new URL(`public/documents/${name}-${htmlLang[language]}.pdf`, root));
      expect(bytes.toString('latin1')).toMatch(/pdfuaid:part>\s*1\s*</);
    }
    const { title, text } = content.report.sample;
    expect(report.raw).toContain(`${title} ${text.slice(0, 20)}`);
    for (const { raw } of [report, esg]) expect(raw).not.toMatch(/20\d\d\p{Lu}\p{Ll}/u);
  });

  test('have one H1, the chapters as H2, and no skipped level', () => {
    const { chapters } = content.report;
    const titles = [content.words.contents.heading, content.words.figures.heading];
    expect(report.headings.filter(({ level }) => level === 1).map(({ text }) => text)).toEqual([
      content.report.title,
    ]);
    expect(report.headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual([
      ...titles,
      ...chapters.map(({ title }) => title),
    ]);
    expect(esg.headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual([
      content.words.contents.heading,
      ...content.esg.families.map(({ title }) => title),
    ]);
    report.headings.forEach(({ level }, index) => {
      expect(level - (report.headings[index - 1]?.level ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('hold every paragraph of the report', () => {
    for (const { lead, parts } of content.report.chapters) {
      expect(report.text).toContain(lead);
      for (const { heading, body } of parts) {
        for (const words of heading ? [heading, ...body] : body) expect(report.text).toContain(words);
      }
    }
  });

  test('describe every chart in words', () => {
    expect(report.figures).toHaveLength(content.report.charts.length);
    for (const { title, summary } of content.report.charts) {
      expect(report.figures.some((alt) => alt.includes(title) && alt.includes(summary))).toBe(true);
    }
  });

  test('have a head for every column and every row of every table', () => {
    for (const { tables, scopes } of [report, esg]) {
      const rows = tables.flatMap((table) => table.rows);
      expect(rows.every(({ heads }) => heads.length === 1 && heads[0] !== '')).toBe(true);
      expect(tables.every(({ heads }) => heads.every((words) => words !== ''))).toBe(true);
      expect(
        tables.every(({ heads, rows: own }) => own.every(({ cells }) => cells.length === heads.length - 1)),
      ).toBe(true);
      const columns = tables.reduce((sum, { heads }) => sum + heads.length, 0);
      expect(scopes).toEqual({ row: rows.length, column: columns });
    }
  });

  test('hold the figures of the content, row by row', () => {
    const expected = content.esg.families.flatMap(({ tables }) =>
      tables.map(({ rows }) =>
        rows.map(({ unit, values, digits }) => [
          unit,
          ...values.map((value) => formatFigure(value, digits, language)),
        ]),
      ),
    );
    expect(esg.tables.map(({ rows }) => rows.map(({ cells }) => cells))).toEqual(expected);
  });

  test('say on every page that the figures are made up', () => {
    for (const pdf of [report, esg]) {
      for (const page of pdf.pages) expect(page).toContain(content.report.sample.title);
    }
  });

  test('have bookmarks and a linked list of contents', () => {
    expect(report.bookmarks).toEqual(content.report.chapters.map(({ title }) => title));
    expect(report.links).toBe(content.report.chapters.length);
    expect(esg.links).toBe(content.esg.families.length);
  });
});
