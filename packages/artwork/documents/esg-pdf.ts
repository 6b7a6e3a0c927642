import { brand } from '#brand';
import type { EsgRow } from '#features/sustainability/content/esg.schema.ts';
import { fill } from '#i18n/fill.ts';
import { formatDay, formatFigure } from '#i18n/formats.ts';
import { writeCover } from './cover.ts';
import type { DocumentFonts } from './document-fonts.ts';
import type { DocumentContent } from './document-words.ts';
import { writeFurniture } from './furniture.ts';
import { frame, looks } from './look.ts';
import { openChapter, type PageNumbers, writeContents, writeNotice } from './opening.ts';
import { drawFoothills } from './range.ts';
import { coverWords } from './report-pdf.ts';
import { Sheet } from './Sheet.ts';
import { writeTable } from './table.ts';

/** All figures as tables, in one language. */
export async function esgPdf(
  content: DocumentContent,
  fonts: DocumentFonts,
  compress = true,
): Promise<Buffer> {
  const numbers: PageNumbers = new Map();
  await writeFigures(content, fonts, numbers, false);
  return writeFigures(content, fonts, numbers, compress);
}

function writeFigures(
  content: DocumentContent,
  fonts: DocumentFonts,
  numbers: PageNumbers,
  compress: boolean,
) {
  const { report, esg, words, language } = content;
  const { title, summary } = words.esg;
  const sheet = new Sheet(
    fonts,
    { title, subject: summary, author: brand.name, day: report.published, language },
    compress,
  );
  writeCover(sheet, coverWords(content, title, summary));
  sheet.newPage();
  writeContents(sheet, words.contents.heading, esg.families, numbers);
  sheet.y += 24;
  writeNotice(sheet, report.sample.title, report.sample.text);
  const published = fill(words.published.text, { day: formatDay(report.published, language) });
  sheet.tagged('P', () => sheet.put(published, looks.small, frame.left, sheet.y, frame.right - frame.left));
  sheet.y += 40;
  esg.families.forEach((family, index) => {
    sheet.within('Sect', () => {
      openChapter(sheet, { ...family, number: index + 1, numbers });
      for (const table of family.tables) {
        const rows = table.rows.map((row) => tableRow(row, language));
        writeTable(sheet, {
          caption: table.title,
          continued: fill(words.continued.text, { title: table.title }),
          columns: [
            { label: words.table.heading, width: 196 },
            { label: words.table.unit, width: 98 },
            ...esg.years.map((year) => ({ label: String(year), width: 42, align: 'right' as const })),
          ],
          rows,
        });
        sheet.y += 26;
      }
    });
  });
  drawFoothills(sheet);
  writeFurniture(sheet, { title, sample: report.sample.title, pages: words.pages.text });
  return sheet.finish();
}

function tableRow(
  { label, unit, digits, values, note, sumOf }: EsgRow,
  language: DocumentContent['language'],
) {
  return {
    cells: [label, unit, ...values.map((value) => formatFigure(value, digits, language))],
    ...(note && { note }),
    strong: sumOf !== undefined,
  };
}
