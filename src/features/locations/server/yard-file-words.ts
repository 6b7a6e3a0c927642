import families from '#features/materials/content/families.json' with { type: 'json' };
import { schema as familiesSchema } from '#features/materials/content/families.schema.ts';
import materials from '#features/materials/content/materials.json' with { type: 'json' };
import { schema as materialsSchema } from '#features/materials/content/materials.schema.ts';
import type { BoardFileWords } from '#features/prices/server/board-file.ts';
import { type Language, languages } from '#i18n/language.ts';
import { readCatalog } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import yardWords from '../content/yard-words.json' with { type: 'json' };
import { schema as yardWordsSchema } from '../content/yard-words.schema.ts';
import yards from '../content/yards.json' with { type: 'json' };
import { schema as yardsSchema } from '../content/yards.schema.ts';

/** The words of the files about yards, in one language. */
export type YardFileWords = BoardFileWords & {
  /** What is particular about a yard, by its id. */
  texts: ReadonlyMap<string, string>;
  hours: string;
  closed: string;
  holidays: string;
  bring: string;
};

/**
 * Reads the words of the files about yards, once, when the server starts: English from the content files, every other
 * language from its catalogs.
 *
 * @param root The project's folder.
 * @throws when a text is not translated: a Spanish spreadsheet must not have an English column.
 */
export async function readYardFileWords(root: string): Promise<Record<Language, YardFileWords>> {
  const entries = await Promise.all(
    languages.map(async (language) => [language, await wordsIn(root, language)] as const),
  );
  return Object.fromEntries(entries) as Record<Language, YardFileWords>;
}

async function wordsIn(root: string, language: Language): Promise<YardFileWords> {
  const places = await readCatalog(root, language, 'locations-content');
  const goods = await readCatalog(root, language, 'sell-content');
  const { prices, units, hours, card } = translateContent(yardWordsSchema, yardWords, 'yard-words', places);
  const grades = translateContent(materialsSchema, materials, 'materials', goods);
  return {
    columns: prices.file.columns,
    call: prices.call.label,
    sample: prices.title,
    units: new Map(units.map(({ id, label }) => [id, label])),
    grades: new Map(
      translateContent(familiesSchema, families, 'families', goods).flatMap((family) =>
        grades
          .filter((grade) => grade.family === family.id)
          .map(({ id, name }) => [id, { name, family: family.name }]),
      ),
    ),
    texts: new Map(translateContent(yardsSchema, yards, 'yards', places).map(({ id, text }) => [id, text])),
    hours: card.hours.label,
    closed: hours.closed.label,
    holidays: card.holidays.label,
    bring: card.bring.label,
  };
}
