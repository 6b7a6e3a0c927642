import { formatClock, formatUnit, formatWeekday } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/locations-content.po';
import { pathTo } from '#site/paths.ts';
import yardNotices from '../content/yard-notices.json';
import { type YardNoticesContent, schema as yardNoticesSchema } from '../content/yard-notices.schema.ts';
import yardWords from '../content/yard-words.json';
import { type YardWordsContent, schema as yardWordsSchema } from '../content/yard-words.schema.ts';
import yardList from '../content/yards.json';
import { type YardsContent, schema as yardListSchema } from '../content/yards.schema.ts';
import { noticesForAll, withChangedHours } from '../model/notices.ts';
import { type OpeningState, openingState } from '../model/opening.ts';
import { placeName, type Yard, yardName } from '../model/yard.ts';
import { packLine } from './yard-line.ts';

/** A yard as the content file has it, its words in the page's language. */
export type YardContent = YardsContent[number] & Yard;

/** A yard in a list: who, where, how far, and whether the gate is open. */
export interface YardCard {
  id: string;
  to: string;
  name: string;
  kind: string;
  street: string;
  town: string;
  phone: string;
  distance?: string | undefined;
  state?: YardState | undefined;
}

/**
 * Whether the gate is open, as a reader takes it: times by the clock of the language, the day of the week and the holiday in
 * words. Written here, since formats would weigh on the script of every page.
 */
export type YardState = OpeningState & { holidayName?: string | undefined };

// Words are the same for every request.
let words:
  | { yards: readonly YardContent[]; around: YardWordsContent; notices: YardNoticesContent }
  | undefined;

/** All places and the words around them. */
export function readYardWords() {
  words ??= {
    yards: translateContent(yardListSchema, yardList, 'yards', messages).map((yard) =>
      withChangedHours(yard, yardNotices),
    ),
    notices: translateContent(yardNoticesSchema, yardNotices, 'yard-notices', messages),
    around: translateContent(yardWordsSchema, yardWords, 'yard-words', messages),
  };
  return words;
}

/** What must be known of all yards at a moment (milliseconds since 1970): a day with other hours, a storm. */
export function readNoticesForAll(at: number) {
  return noticesForAll(readYardWords().notices, at).map(({ id, title, text }) => ({ id, title, text }));
}

/** The word for a code, by its list. */
export function named(list: readonly { id: string; name: string }[], id: string): string {
  return list.find((each) => each.id === id)?.name ?? id;
}

/** The text for a code, by its list. */
export const told = (list: readonly { id: string; text: string }[], id: string): string =>
  list.find((each) => each.id === id)?.text ?? id;

/** A day of the calendar that has this name; which one does not matter. */
export const dayNamed = (weekday: string): string =>
  `2026-11-${22 + ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(weekday)}`;

/** A yard's state at a moment, with its holiday in words. */
export function stateOf(yard: Yard, at: number): YardState {
  const state = openingState(yard, at);
  if (state.isOpen) return { ...state, closes: formatClock(state.closes) };
  if (state.opensAt === null) return state;
  const words = { opens: formatClock(state.opens), opensDay: formatWeekday(state.opensDay) };
  if (state.holiday === undefined) return { ...state, ...words };
  return { ...state, ...words, holidayName: named(readYardWords().around.holidays, state.holiday) };
}

/** A yard as lists show it. Without a moment it does not say whether it is open: prerendered pages cannot know. */
export function cardOf(
  yard: Yard,
  {
    at,
    distance,
    unit = 'mile',
  }: { at?: number; distance?: number | null; unit?: 'mile' | 'kilometer' } = {},
): YardCard {
  return {
    id: yard.id,
    to: pathTo('yard', { parameters: { id: yard.id } }),
    name: yardName(yard),
    kind: named(readYardWords().around.divisions, yard.division),
    street: yard.street,
    town: `${yard.city}, ${yard.region} ${yard.postalCode}`,
    phone: yard.phone,
    ...(distance === null || distance === undefined ? {} : { distance: formatUnit(distance, unit) }),
    ...(at === undefined ? {} : { state: stateOf(yard, at) }),
  };
}

/**
 * All places by state and province, in the order in which the content lists those; cities by their names. A line stands
 * under its state and holds no more than it needs, since the list is long: metals yards go by their city alone, and addresses
 * leave city and state to what stands beside and above them.
 * @param isMeant Only such yards. Default: all.
 */
export function readYardGroups(isMeant: (yard: Yard) => boolean = () => true) {
  const { yards, around } = readYardWords();
  const groups = around.regions.map(({ id, name }) => ({
    id: id.toLowerCase(),
    name,
    yards: yards
      .filter((yard) => yard.region === id && isMeant(yard))
      .sort((one, other) => (placeName(one) < placeName(other) ? -1 : 1))
      .map((yard) =>
        packLine({
          id: yard.id,
          name: yard.division === 'MRB' ? placeName(yard) : yardName(yard),
          address: `${yard.street}, ${yard.postalCode}`,
        }),
      ),
  }));
  return groups.filter((group) => group.yards.length > 0);
}

/** The groups, as their component takes them. */
export type YardGroup = ReturnType<typeof readYardGroups>[number];
