import families from '#features/materials/content/families.json' with { type: 'json' };
import materials from '#features/materials/content/materials.json' with { type: 'json' };
import { type Language, languages } from '#i18n/language.ts';
import type { FileColumns } from '#server/files/spreadsheet.ts';
import { readStrictWords } from '#server/sources/strict-words.ts';
import yardWords from '../content/yard-words.json' with { type: 'json' };
import yardList from '../content/yards.json' with { type: 'json' };

/** The words of the files about yards, in one language. */
export type YardFileWords = {
  columns: FileColumns;
  /** Where only the yard says a price. */
  call: string;
  /** Said of figures that are made up. */
  sample: string;
  /** By their ids. */
  units: ReadonlyMap<string, string>;
  grades: ReadonlyMap<string, { name: string; family: string }>;
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
  const places = await readStrictWords(root, language, 'locations-content');
  const goods = await readStrictWords(root, language, 'sell-content');
  const { prices, units, hours, card } = yardWords;
  const word = (text: string) => places('yard-words', text);
  return {
    columns: prices.file.columns.map(({ id, label }) => ({ id, label: word(label) })),
    call: word(prices.call.label),
    sample: word(prices.title),
    units: new Map(units.map(({ id, label }) => [id, word(label)])),
    grades: new Map(
      families.flatMap((family) =>
        materials
          .filter((grade) => grade.family === family.id)
          .map(({ id, name }) => [
            id,
            { name: goods('materials', name), family: goods('families', family.name) },
          ]),
      ),
    ),
    texts: new Map(yardList.map(({ id, text }) => [id, places('yards', text)])),
    hours: word(card.hours.label),
    closed: word(hours.closed.label),
    holidays: word(card.holidays.label),
    bring: word(card.bring.label),
  };
}
