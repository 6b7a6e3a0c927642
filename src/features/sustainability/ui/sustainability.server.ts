import { giveOnce } from '#design-system/served-once.tsx';
import { translateText } from '#i18n/catalog.ts';
import { language } from '#i18n/current.ts';
import { formatDay, formatFigure } from '#i18n/formats.ts';
import { formatLocale, htmlLang, type Language, otherLanguage } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import { messages as otherMessages } from '#other-locale/company-content.po';
import { documentBytes, documentLanguage, documentPath, documents } from '#site/documents.ts';
import notesFile from '../content/chart-notes.json';
import { schema as notesSchema } from '../content/chart-notes.schema.ts';
import documentWords from '../content/documents.json';
import esg from '../content/esg.json';
import { type EsgData, schema as esgSchema } from '../content/esg.schema.ts';
import { changeOf, rowOf, stateOf, valueIn } from '../content/esg-figures.ts';
import sustainability from '../content/sustainability.json';
import { type Report, schema as sustainabilitySchema } from '../content/sustainability.schema.ts';
import { goalsId } from './goals-id.ts';

/** The report and its figures in this build's language. */
function readContent(): { report: Report; data: EsgData } {
  return {
    report: translateContent(sustainabilitySchema, sustainability, 'sustainability', messages),
    data: translateContent(esgSchema, esg, 'esg', messages),
  };
}

/** What the page about sustainability shows. */
export function readSustainability() {
  const { report, data } = readContent();
  // The way of the other goals is told by their slopes.
  const shown = ['emissions', 'landfill'];
  return {
    sample: report.sample,
    figures: figuresOf(report, data),
    goals: giveOnce(goalsId, goalsOf(report, data)),
    charts: chartsOf(report, data).filter(({ id }) => shown.includes(id)),
    downloads: downloadLanguages.map(downloadsIn),
  };
}

/** The report as a web page. */
export function readReport() {
  const { report, data } = readContent();
  const charts = chartsOf(report, data);
  return {
    title: report.title,
    sample: report.sample,
    published: formatDay(report.published),
    figures: figuresOf(report, data),
    goals: goalsOf(report, data),
    chapters: report.chapters.map((chapter) => ({
      ...chapter,
      charts: charts.filter(({ id }) => chapter.charts.includes(id)),
    })),
    downloads: downloadsIn(language),
  };
}

/** All figures as tables. */
export function readEsgData() {
  const { report, data } = readContent();
  return {
    title: translateText(documentWords.esg.title, 'documents', messages),
    sample: report.sample,
    years: data.years.map(String),
    families: data.families.map((family) => ({
      ...family,
      tables: family.tables.map((table) => ({
        ...table,
        rows: table.rows.map(({ id, label, unit, note, digits, values, sumOf }) => ({
          id,
          label,
          unit,
          note,
          isTotal: sumOf !== undefined,
          values: values.map((value) => formatFigure(value, digits)),
        })),
      })),
    })),
    downloads: downloadsIn(language),
  };
}

function figuresOf({ figures, base, year }: Report, data: EsgData) {
  return figures.map(({ id, row, show, label, note }) => {
    const source = rowOf(data, row);
    const percent =
      show === 'change' ? changeOf(data, source, base, year) * 100 : valueIn(data, source, year);
    return { id, label, note, value: `${formatFigure(percent).replace('-', '−')}%` };
  });
}

function goalsOf({ goals, base, year }: Report, data: EsgData) {
  return goals.map((goal) => {
    const row = rowOf(data, goal.row);
    const { start, now, way, time, state } = stateOf(data, goal, base, year);
    return {
      id: goal.id,
      title: goal.title,
      text: goal.text,
      unit: row.unit,
      by: String(goal.by),
      state,
      way: Math.round(way * 100),
      time: Math.round(time * 100),
      figures: [
        { id: 'start', year: String(base), value: formatFigure(start, row.digits) },
        { id: 'now', year: String(year), value: formatFigure(now, row.digits) },
        { id: 'target', year: String(goal.by), value: formatFigure(goal.target, row.digits) },
      ],
    };
  });
}

function chartsOf({ charts, goals }: Report, data: EsgData) {
  const noted = translateContent(notesSchema, notesFile, 'chart-notes', messages).charts;
  return charts.map(({ id, kind, title, summary, rows, goal }) => {
    const shown = rows.map((row) => rowOf(data, row));
    const [{ unit, digits } = { unit: '', digits: 0 }] = shown;
    const target = goals.find((each) => each.id === goal);
    return {
      id,
      kind,
      title,
      description: summary,
      unit,
      digits,
      categories: data.years.map((each) => ({ id: String(each), label: String(each) })),
      series: shown.map(({ id: row, label, values }) => ({ id: row, label, values })),
      target: target && { value: target.target, by: String(target.by) },
      notes: noted
        .find((each) => each.id === id)
        ?.notes.map(({ year, text }) => ({ at: data.years.indexOf(year), text })),
    };
  });
}

/** The languages that documents are offered in: this one and the other, as far as they have files. */
const downloadLanguages = [
  ...new Set([language, otherLanguage(language)].map((each) => documentLanguage('report', each))),
];

/** The documents in one language, named in that language. */
function downloadsIn(asked: Language) {
  const target = documentLanguage('report', asked);
  const words = target === language ? messages : otherMessages;
  const named = { language: target };
  const report = translateText(sustainability.title, 'sustainability', words, named);
  const figures = translateText(documentWords.esg.title, 'documents', words, named);
  const languageNames = new Intl.DisplayNames(formatLocale[language], { type: 'language' });
  return {
    lang: htmlLang[target],
    languageName: languageNames.of(htmlLang[target]) ?? '',
    files: (['report', 'esg', 'figures'] as const).map((id) => ({
      id,
      title: id === 'report' ? report : figures,
      kind: documents[id].kind.toUpperCase(),
      bytes: documentBytes(id, target),
      href: documentPath(id, target),
    })),
  };
}

/** A goal as pages show it. */
export type GoalView = ReturnType<typeof goalsOf>[number];

/** A chart as pages show it. */
export type ChartView = ReturnType<typeof chartsOf>[number];

/** The documents of one language. */
export type Downloads = ReturnType<typeof downloadsIn>;

/** A table of figures. */
export type FigureTable = ReturnType<typeof readEsgData>['families'][number]['tables'][number];
