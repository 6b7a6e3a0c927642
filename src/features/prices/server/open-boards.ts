import materials from '#features/materials/content/materials.json' with { type: 'json' };
import { readContent } from '#i18n/content-schema.ts';
import priceLines from '../content/price-lines.json' with { type: 'json' };
import { schema } from '../content/price-lines.schema.ts';
import { createSampleBoards, type PricedYard, type YardRules } from '../model/price-board.ts';

/** Ids of the grades that a board may have, in its order. */
export function knownGrades(): string[] {
  return readContent(schema, priceLines, 'price-lines.json').map(({ id }) => id);
}

/**
 * The boards of the lines that editors keep in `content/price-lines.json`.
 * @param rules What only the yards know of themselves.
 * @throws when the file is not as its schema says, with the field.
 */
export function openBoards<Yard extends PricedYard>(rules: YardRules<Yard>) {
  const lines = readContent(schema, priceLines, 'price-lines.json');
  const grades = new Map(materials.map(({ id, family }) => [id, { id, family }]));
  return createSampleBoards(lines, grades, rules);
}
