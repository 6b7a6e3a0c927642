import families from '#features/materials/content/families.json';
import { schema as familiesSchema } from '#features/materials/content/families.schema.ts';
import materials from '#features/materials/content/materials.json';
import { schema as materialsSchema } from '#features/materials/content/materials.schema.ts';
import { formatChange, formatMediumDay, formatPrice } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages as sellMessages } from '#locale/sell-content.po';
import { type BoardLine, type PriceBoard, weeklyPrices } from '../model/price-board.ts';

/** Tons are priced in whole dollars, pounds and kilograms with cents. */
const digitsOf = ({ unit }: BoardLine): number => (unit.endsWith('ton') ? 0 : 2);

/** Words of a yard's page about its prices. */
interface PriceWords {
  heading: string;
  lead: string;
  caption: string;
  title: string;
  text: string;
  columns: readonly { id: string; label: string }[];
  call: { label: string };
  same: { label: string };
}

/** What the page of a yard gives its prices. */
export interface YardPricesOptions {
  words: PriceWords;
  units: readonly { id: string; label: string }[];
  /** The spreadsheet of the board. */
  file: { label: string; href: string };
  /** Id of the grade whose history is asked for. An unknown one is the first that has a price. */
  wanted: string | null;
}

/** What a yard pays, by family, and what it paid for one grade; `null` for a place that buys no metal. */
export function readYardPrices(board: PriceBoard | null, { words, units, file, wanted }: YardPricesOptions) {
  if (!board) return null;
  const { columns, call, same, heading, lead, caption, title, text } = words;
  const grades = new Map(
    translateContent(materialsSchema, materials, 'materials', sellMessages).map((grade) => [grade.id, grade]),
  );
  const nameOf = (id: string) => grades.get(id)?.name ?? id;
  const unitOf = (unit: string) => units.find(({ id }) => id === unit)?.label ?? unit;
  const rows = board.lines.map((line) => ({
    id: line.grade,
    family: grades.get(line.grade)?.family ?? '',
    grade: nameOf(line.grade),
    price: line.price === null ? call.label : formatPrice(line.price, board.currency, digitsOf(line)),
    unit: unitOf(line.unit),
    hasHistory: line.price !== null,
    change: line.change === null ? '' : line.change === 0 ? same.label : formatChange(line.change),
  }));
  const priced = board.lines.filter(({ price }) => price !== null);
  const shown = priced.find(({ grade }) => grade === wanted) ?? priced[0];
  return {
    heading,
    lead,
    caption,
    title,
    text,
    columns,
    day: board.day,
    file,
    /** How many rows the file has. */
    count: rows.length,
    families: translateContent(familiesSchema, families, 'families', sellMessages).flatMap(({ id, name }) => {
      const own = rows.filter(({ family }) => family === id).map(({ family: _, ...row }) => row);
      // The family of the history that is shown is open, so that the next grade is at hand.
      const isOpen = own.some((row) => row.id === shown?.grade);
      return own.length > 0 ? [{ id, name, isOpen, rows: own }] : [];
    }),
    history: shown && {
      grade: shown.grade,
      name: nameOf(shown.grade),
      unit: unitOf(shown.unit),
      currency: board.currency,
      digits: digitsOf(shown),
      weeks: weeklyPrices(board.history(shown.grade)).map(({ day, price }) => ({
        id: day,
        label: formatMediumDay(day),
        price,
      })),
    },
  };
}

/** The prices of a yard, as their parts take them. */
export type YardPricesData = NonNullable<ReturnType<typeof readYardPrices>>;
