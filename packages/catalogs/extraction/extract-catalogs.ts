import { writeFileSync } from 'node:fs';
import type { LinguiConfigNormalized } from '@lingui/conf';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { entryKey } from '#i18n/po/po.ts';
import { type Catalog, catalogText, readCatalogs } from '../catalog-files.ts';
import { writePo } from '../po-writer.ts';
import { type CarryOver, carryOver } from './carry-over.ts';

/** What an extraction did, or why it did nothing. */
export type Extraction =
  | { kind: 'done'; isComplete: boolean; added: number; begun: BegunLanguage[]; carryOver: CarryOver }
  | { kind: 'unreadable'; paths: string[] };

/** A language that had no catalogs before, and what lies ahead of its translators. */
export interface BegunLanguage {
  language: Language;
  files: number;
  texts: number;
}

/**
 * Enters the words of the source into the catalogs with Lingui's extraction, and keeps what that alone would lose:
 * translations of sentences that changed, and the English that a fuzzy translation was made for.
 *
 * Every catalog is first brought into one layout, because Lingui 6.8.0 takes the first line of a wrapped message
 * (`msgid ""`) for a header and then mistakes other messages for obsolete ones, which it removes.
 */
export async function extractCatalogs(folder: string, config: LinguiConfigNormalized): Promise<Extraction> {
  const { getCatalogs } = await import('@lingui/cli/api');
  const read = () => languages.flatMap((language) => readCatalogs(language, folder));
  const before = read();
  const unreadable = before.filter(({ po }) => po.faults.some(({ code }) => code !== 'byte-order-mark'));
  if (unreadable.length > 0) return { kind: 'unreadable', paths: unreadable.map(({ path }) => path) };
  for (const catalog of before) write(folder, catalog, writePo(catalog.po));

  let isComplete = true;
  for (const catalog of await getCatalogs(config)) {
    const result = await catalog.make({
      clean: true,
      overwrite: false,
      orderBy: config.orderBy ?? 'message',
    });
    isComplete &&= Boolean(result);
  }

  const after = read();
  const carried = carryOver(before, after);
  for (const catalog of after) {
    const text = carried.texts.get(catalog.path);
    if (text !== undefined) write(folder, catalog, text);
  }
  const added = countAdded(before, after, carried);
  return { kind: 'done', isComplete, added, begun: begunLanguages(before, after), carryOver: carried };
}

function begunLanguages(before: Catalog[], after: Catalog[]): BegunLanguage[] {
  const isNew = (each: Language) =>
    each !== defaultLanguage && !before.some(({ language }) => language === each);
  return languages.filter(isNew).flatMap((each) => {
    const own = after.filter(({ language }) => language === each);
    const texts = own.flatMap(({ po }) => po.entries.filter(({ obsolete }) => !obsolete)).length;
    return own.length === 0 ? [] : [{ language: each, files: own.length, texts }];
  });
}

/** How many messages are new, those apart whose translation was carried over from a former one: English has each once. */
function countAdded(before: Catalog[], after: Catalog[], { carried }: CarryOver): number {
  const english = (catalogs: Catalog[]) => catalogs.filter(({ language }) => language === defaultLanguage);
  const known = new Set(
    english(before).flatMap(({ area, po }) => po.entries.map((entry) => `${area} ${entryKey(entry)}`)),
  );
  const isNew = english(after).flatMap(({ area, po }) =>
    po.entries.filter((entry) => !entry.obsolete && !known.has(`${area} ${entryKey(entry)}`)),
  );
  const carriedTexts = new Set(carried.map(({ to }) => to));
  return isNew.filter(({ id }) => !carriedTexts.has(id.text)).length;
}

function write(folder: string, catalog: Catalog, text: string): void {
  if (text !== catalogText(catalog, folder)) writeFileSync(folder + catalog.path, text);
}
