import type { Verdict } from './filters.ts';

/** What a magnet does: on all of it, on none, a little, on its iron parts only. `skip`: do not try. */
export type MagnetResult = 'sticks' | 'no' | 'weak' | 'parts' | 'skip';

/** What a price is for. */
export type PayUnit = 'ton' | 'pound' | 'piece' | 'none';

/** A group of the catalogue. */
export interface MaterialFamily {
  id: string;
  /** Which drawing stands beside it. */
  art: string;
  /** What takes the place of the drawing, with what it shows in words. */
  pictures?: readonly { name: 'copper' | 'cable' | 'wheel' | 'converter'; alt: string }[] | undefined;
  name: string;
  text: string;
}

interface CatalogueEntry {
  id: string;
  /** Id of its family. */
  family: string;
  verdict: Verdict;
  magnet: MagnetResult;
  pay: PayUnit;
  name: string;
  text: string;
  /** The condition, why it is refused, what to know; "" for none. */
  note: string;
}

/** A grade that metal is bought by, or a product of the shredder. */
export interface MaterialGrade extends CatalogueEntry {
  /** The industry's own code word or number, in words where it is shown; "" for none. */
  code: string;
}

/** A thing as people bring it. */
export interface EverydayThing extends CatalogueEntry {
  /** The grades that it becomes. */
  grades: readonly { id: string; name: string }[];
}

/** The way from a thing or a grade that is paid for to the yards that take it. */
export interface Where {
  label: string;
  /** Their address, as far as the id of the thing or grade, which comes last. */
  to: string;
}

/** What the yards pay today for what a search found. The words and addresses come with the data of a page. */
export interface HitPrices {
  /** The address of the prices of a grade, as far as its id, which comes last. */
  to: string;
  /** From the lowest to the highest, by the id of the grade. */
  of: Readonly<Record<string, string>>;
  /** What the nearest yard pays, or what the visitor's own weight brings, by the id of the grade; none where neither is known. */
  own: Readonly<Record<string, string>>;
  /** Of when they are. */
  note: string;
  /** What asks for the visitor's weight and place. `null`: there is no price that could answer. */
  load: HitLoad | null;
}

/** The question for what a visitor's own load brings, with what was typed. */
export interface HitLoad {
  heading: string;
  weight: LoadField;
  near: LoadField;
  submit: string;
  /** What is heard when the answer has come: a fault, or what the first grade that was found brings. */
  said: string;
}

/** A field of that question. */
export interface LoadField {
  label: string;
  value: string;
  /** What is wrong with what was typed; "" for nothing. */
  error: string;
}

/** What a family holds, or what of it answers a question. */
export interface CatalogueGroup {
  family: MaterialFamily;
  things: EverydayThing[];
  grades: MaterialGrade[];
}

/** Things and grades under their families, in the order of the families; a family without any is left out. */
export function groupByFamily(
  families: readonly MaterialFamily[],
  things: readonly EverydayThing[],
  grades: readonly MaterialGrade[],
): CatalogueGroup[] {
  return families
    .map((family) => ({
      family,
      things: things.filter((each) => each.family === family.id),
      grades: grades.filter((each) => each.family === family.id),
    }))
    .filter((group) => group.things.length + group.grades.length > 0);
}
