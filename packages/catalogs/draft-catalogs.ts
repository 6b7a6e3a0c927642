import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isReleased, type Language } from '#i18n/language.ts';
import { type PoEntry, parsePo } from '#i18n/po/po.ts';
import { catalogAreas } from './catalog-areas.ts';
import { type Catalog, catalogPath, projectFolder, readCatalog, readCatalogs } from './catalog-files.ts';
import { sourceLanguage } from './message-rules.ts';
import { writePo } from './po-writer.ts';

/**
 * A catalog as it stands on the disk or, where a draft has not begun it, as it would begin: every message of the English
 * one, and no translation. Undefined where English has none either.
 */
export function readCatalogOrTemplate(
  language: Language,
  area: string,
  folder = projectFolder,
): Catalog | undefined {
  const catalog = readCatalog(language, area, folder);
  if (catalog !== undefined || isReleased(language)) return catalog;
  const text = templateText(language, area, folder);
  return text === undefined
    ? undefined
    : { language, area, path: catalogPath(language, area), po: parsePo(text) };
}

/** Every catalog of a language in that way, by area name. */
export function readCatalogsOrTemplates(language: Language, folder = projectFolder): Catalog[] {
  if (isReleased(language)) return readCatalogs(language, folder);
  return Object.keys(catalogAreas)
    .sort()
    .flatMap((area) => readCatalogOrTemplate(language, area, folder) ?? []);
}

/** Writes a catalog that a draft has not begun, without a translation; one that is there stays as it is. */
export function beginCatalog(language: Language, area: string, folder = projectFolder): void {
  const file = folder + catalogPath(language, area);
  if (isReleased(language) || existsSync(file)) return;
  const text = templateText(language, area, folder);
  if (text === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  // Never in the place of what somebody else has begun in this moment.
  writeFileSync(file, text, { flag: 'wx' });
}

/** The text of a catalog that is about to be begun, as extraction would write it. */
function templateText(language: string, area: string, folder: string): string | undefined {
  const english = folder + catalogPath(sourceLanguage, area);
  if (!existsSync(english)) return undefined;
  const { header, entries, ...rest } = parsePo(readFileSync(english, 'utf8'));
  return writePo({
    ...rest,
    header: header && { ...header, translations: header.translations.map(inLanguage(language)) },
    entries: entries.filter(({ obsolete }) => !obsolete).map(untranslated),
    trailing: [],
  });
}

/** What translators of English have noted, and their states, are theirs. */
function untranslated(entry: PoEntry): PoEntry {
  return {
    ...entry,
    translatorComments: [],
    previous: [],
    flags: entry.flags.filter(({ text }) => text !== 'fuzzy'),
    translations: entry.translations.map((each) => ({ ...each, text: '' })),
  };
}

const inLanguage =
  (language: string) =>
  <Text extends { text: string }>(each: Text): Text => ({
    ...each,
    text: each.text.replace(/^Language: .*$/m, `Language: ${language}`),
  });
