import { formatLocale, type Language, languages } from '#i18n/language.ts';
import { entryKey } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { slugContext, sourceLanguage } from './message-rules.ts';

/** One text in several languages, as a translation memory holds it. */
interface MemoryUnit {
  area: string;
  context: string;
  texts: Map<Language, string>;
}

/**
 * A translation memory of all catalogs (TMX 1.4b), which editors and services read to suggest what was said before.
 * Left out: addresses, and what is missing or fuzzy.
 */
export function translationMemory(catalogs: readonly Catalog[]): string {
  const units = new Map<string, MemoryUnit>();
  for (const { language, area, po } of catalogs) {
    for (const entry of po.entries) {
      const isFuzzy = entry.flags.some(({ text }) => text === 'fuzzy');
      const text = entry.translations[0]?.text || (language === sourceLanguage ? entry.id.text : '');
      if (entry.obsolete || isFuzzy || text.trim() === '' || entry.context?.text === slugContext) continue;
      const key = `${area} ${entryKey(entry)}`;
      const unit = units.get(key) ?? { area, context: entry.context?.text ?? '', texts: new Map() };
      unit.texts.set(language, text);
      units.set(key, unit);
    }
  }
  const complete = [...units.values()].filter(({ texts }) => texts.has(sourceLanguage) && texts.size > 1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    `<header creationtool="site-catalogs" creationtoolversion="1" segtype="block" o-tmf="PO" adminlang="en-US" srclang="${formatLocale[sourceLanguage]}" datatype="plaintext"/>`,
    '<body>',
    ...complete.map(unitText),
    '</body>',
    '</tmx>',
    '',
  ].join('\n');
}

function unitText({ area, context, texts }: MemoryUnit): string {
  const variants = languages.flatMap((language) => {
    const text = texts.get(language);
    return text === undefined
      ? []
      : `<tuv xml:lang="${formatLocale[language]}"><seg>${escapeXml(text)}</seg></tuv>`;
  });
  const properties = [
    `<prop type="x-area">${escapeXml(area)}</prop>`,
    ...(context === '' ? [] : [`<prop type="x-context">${escapeXml(context)}</prop>`]),
  ];
  return `<tu>${[...properties, ...variants].join('')}</tu>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
