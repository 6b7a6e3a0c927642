import { defaultDivision, type LocationType, locationTypes } from './search-box.ts';
import { type Division, divisions } from './yard-codes.ts';

/** What `div` asks for. */
export interface DivisionQuery {
  divisions: readonly Division[];
  /** As the address has it: tokens in the order of the house, so that one question has one address. */
  text: string;
  /** The kind of yard in the filter; `null` when only a part of one is asked for. */
  type: LocationType | null;
}

/**
 * Reads `div`: its absence is the metals yards, tokens that nobody knows are ignored, and nothing known is everything.
 * Tokens are exact, since they are names and no words.
 */
export function readDivisions(text: string | null): DivisionQuery {
  const tokens = (text ?? defaultDivision).split(',').map((token) => token.trim());
  const named = divisions.filter((division) => tokens.includes(division));
  const asked = named.length > 0 ? named : divisions;
  const canonical = asked.join(',');
  const type = locationTypes.find(({ division }) => division === canonical);
  return { divisions: asked, text: canonical, type: type?.id ?? null };
}

/** The kinds of place that a choice in the filter stands for. */
export function divisionsOf(type: LocationType): readonly Division[] {
  const { division } = locationTypes.find(({ id }) => id === type) ?? locationTypes[2];
  return readDivisions(division).divisions;
}
