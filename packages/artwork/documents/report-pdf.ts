import { brand } from '#brand';
import { changeOf, rowOf, valueIn } from '#features/sustainability/content/esg-figures.ts';
import type { ReportChart } from '#features/sustainability/content/sustainability.schema.ts';
import { fill } from '#i18n/fill.ts';
import { formatDay, formatFigure } from '#i18n/formats.ts';
import { writeChart } from './chart.ts';
import { writeCover } from './cover.ts';
import type { DocumentFonts } from './document-fonts.ts';
import type { DocumentContent } from './document-words.ts';
import { writeFurniture } from './furniture.ts';
import { writeGoals } from './goals.ts';
import { color, frame, looks } from './look.ts';
import { openChapter, type PageNumbers, writeContents, writeNotice, writePart } from './opening.ts';
import { drawFoothills } from './range.ts';
import { Sheet } from './Sheet.ts';

/** The sustainability report in one language. It is set twice: the contents have to know where chapters begin. */
export async function reportPdf(
  content: DocumentContent,
  fonts: DocumentFonts,
  compress = true,
): Promise<Buffer> {
  const numbers: PageNumbers = new Map();
  await writeReport(content, fonts, numbers, false);
  return writeReport(content, fonts, numbers, compress);
}

function writeReport(
  content: DocumentContent,
  fonts: DocumentFonts,
  numbers: PageNumbers,
  compress: boolean,
) {
  const { report, words, language } = content;
  const info = {
    title: report.title,
    subject: report.summary,
    author: brand.name,
    day: report.published,
    language,
  };
  const sheet = new Sheet(fonts, info, compress);
  writeCover(sheet, coverWords(content, report.title, report.summary));
  sheet.newPage();
  writeContents(sheet, words.contents.heading, report.chapters, numbers);
  sheet.y += 22;
  writeFigures(sheet, content);
  writeNotice(sheet, report.sample.title, report.sample.text);
  const day = formatDay(report.published, language);
  const published = fill(words.published.text, { day });
  sheet.tagged('P', () => sheet.put(published, looks.small, frame.left, sheet.y, frame.right - frame.left));
  report.chapters.forEach((chapter, index) => {
    sheet.within('Sect', () => {
      openChapter(sheet, { ...chapter, number: index + 1, numbers });
      if (chapter.id === 'goals') writeGoals(sheet, content);
      for (const { heading, body, person, role } of chapter.parts) {
        writePart(sheet, heading, body, person ? looks.letter : looks.body);
        if (person) writeSignature(sheet, person, role ?? '');
      }
      for (const id of chapter.charts) {
        const chart = report.charts.find((each) => each.id === id);
        if (chart) writeReportChart(sheet, chart, content);
      }
    });
  });
  drawFoothills(sheet);
  writeFurniture(sheet, { title: report.title, sample: report.sample.title, pages: words.pages.text });
  return sheet.finish();
}

/** The words of a cover; both documents cover the same year. */
export function coverWords({ report, words, language }: DocumentContent, title: string, summary: string) {
  return {
    title,
    summary,
    label: fill(words.cover.label, { year: report.year }),
    period: fill(words.cover.text, {
      from: formatDay(report.from, language),
      to: formatDay(report.to, language),
    }),
    sample: report.sample,
  };
}

function writeFigures(sheet: Sheet, { report, esg, words, language }: DocumentContent): void {
  const gap = 18;
  const width = (frame.right - frame.left - 3 * gap) / 4;
  sheet.tagged('H2', () =>
    sheet.put(words.figures.heading, looks.heading, frame.left, sheet.y, frame.right - frame.left),
  );
  sheet.y += 24;
  const top = sheet.y;
  const heights = report.figures.map(({ row, show, label, note }, index) => {
    const x = frame.left + index * (width + gap);
    const source = rowOf(esg, row);
    const value =
      show === 'change'
        ? formatFigure(changeOf(esg, source, report.base, report.year) * 100, 0, language).replace('-', '−')
        : formatFigure(valueIn(esg, source, report.year), 0, language);
    sheet.artifact(() => sheet.doc.rect(x, top, width, 2).fill(color.text));
    sheet.tagged('P', () => {
      sheet.put(`${value}%`, looks.figure, x, top + 8, width + gap);
      const height = sheet.put(label, { ...looks.cellStrong, size: 9.5, lead: 13 }, x, top + 46, width);
      sheet.put(note, looks.cellSmall, x, top + 49 + height, width);
    });
    return (
      sheet.heightOf(label, { ...looks.cellStrong, size: 9.5, lead: 13 }, width) +
      sheet.heightOf(note, looks.cellSmall, width)
    );
  });
  sheet.y = top + 49 + Math.max(...heights) + 26;
}

function writeSignature(sheet: Sheet, person: string, role: string): void {
  sheet.tagged('P', () => {
    sheet.put(person, looks.strong, frame.main, sheet.y, frame.right - frame.main);
    sheet.put(role, looks.small, frame.main, sheet.y + 15, frame.right - frame.main);
  });
  sheet.y += 40;
}

function writeReportChart(
  sheet: Sheet,
  chart: ReportChart,
  { report, esg, words, language }: DocumentContent,
): void {
  const rows = chart.rows.map((id) => rowOf(esg, id));
  const [{ unit = '', digits = 0 } = {}] = rows;
  const goal = report.goals.find(({ id }) => id === chart.goal);
  const format = (value: number, shown = digits) => formatFigure(value, shown, language);
  writeChart(sheet, {
    kind: chart.kind,
    title: chart.title,
    summary: chart.summary,
    unit,
    alt: fill(words.chart.text, { title: chart.title, summary: chart.summary }),
    years: esg.years,
    series: rows.map(({ label, values }) => ({ label, values })),
    format,
    measure: words.table.heading,
    ...(goal && {
      target: {
        value: goal.target,
        label: `${fill(words.target.label, { year: goal.by })}: ${format(goal.target)}`,
      },
    }),
  });
}
