import { translateText } from '#i18n/catalog.ts';
import { language } from '#i18n/current.ts';
import { formatBytes } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import { documentBytes, documentLanguage, documentPath, documents } from '#site/documents.ts';
import documentWords from '../content/documents.json';
import esg from '../content/esg.json';
import { schema as esgSchema } from '../content/esg.schema.ts';
import { rowOf, valueIn } from '../content/esg-figures.ts';
import flowFile from '../content/metal-flow.json';
import { schema as flowSchema } from '../content/metal-flow.schema.ts';
import sustainability from '../content/sustainability.json';
import { schema as sustainabilitySchema } from '../content/sustainability.schema.ts';

/** What came in during the report's year and what became of it, in this build's language. */
export function readMetalFlow() {
  const { year, sample } = translateContent(sustainabilitySchema, sustainability, 'sustainability', messages);
  const data = translateContent(esgSchema, esg, 'esg', messages);
  const { title, summary, sources, sinks } = translateContent(flowSchema, flowFile, 'metal-flow', messages);
  const tons = (id: string) => valueIn(data, rowOf(data, id), year);
  const fileLanguage = documentLanguage('figures', language);
  return {
    sample,
    /** The same figures, of all years, as a file. */
    file: {
      href: documentPath('figures', fileLanguage),
      title: translateText(documentWords.esg.title, 'documents', messages),
      meta: [documents.figures.kind.toUpperCase(), formatBytes(documentBytes('figures', fileLanguage))].join(
        ', ',
      ),
      hrefLang: htmlLang[fileLanguage],
    },
    title,
    description: summary,
    unit: rowOf(data, sources[0]?.row ?? '').unit,
    sources: sources.map(({ row, label }) => ({ id: row, label, value: tons(row) })),
    sinks: sinks.map(({ row, label, isLost }) => ({ id: row, label, isLost, value: tons(row) })),
  };
}
