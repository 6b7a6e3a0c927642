import { type Language, languages } from '#i18n/language.ts';
import { entryKey } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { type NumberedMessage, numberMessages } from '../pseudolocale/message-numbers.ts';
import type { Occurrence } from './occurrence.ts';

/** Where a message is written in one language. */
export interface PoPlace {
  file: string;
  line: number;
  /** The text as it stands there; an empty English entry stands for its own text. */
  text: string;
}

/** Why a message was met on no page, from where it comes. */
export type Elsewhere = 'letters' | 'files' | 'film' | 'address' | 'state';

/** One message with everything that is known of its place. */
export interface PlacedMessage extends Omit<NumberedMessage, 'number'> {
  /** Its number on pictures; null for an address, which is not marked. */
  number: number | null;
  places: Partial<Record<Language, PoPlace>>;
  /** Source files, as `#:` lines have them. */
  origins: string[];
  seen: Occurrence[];
  /** Only for a message met nowhere. */
  elsewhere?: Elsewhere;
}

/** The whole report, as `report.json` holds it. */
export interface WhereReport {
  version: 1;
  /** Pages visited, each language counted. */
  pages: number;
  counts: { messages: number; met: number; explained: number; placed: number };
  messages: PlacedMessage[];
}

/** Puts together what catalogs and occurrences know. */
export function placeMessages(
  catalogs: readonly Catalog[],
  occurrences: readonly Occurrence[],
  pages: number,
): WhereReport {
  const english = catalogs.filter(({ language }) => language === 'eng');
  const numbers = new Map(
    numberMessages(english).map((message) => [`${message.area} ${message.id}`, message]),
  );
  const byNumber = Map.groupBy(occurrences, ({ number }) => number);
  const placesOf = placesIn(catalogs);
  const marked = [...numbers.values()].map((message): PlacedMessage => {
    const seen = byNumber.get(message.number) ?? [];
    return { ...message, ...placesOf(message), seen };
  });
  const addresses = english
    .filter(({ area }) => area === 'routes')
    .flatMap(({ area, po }) =>
      po.entries
        .filter(({ obsolete, context }) => !obsolete && context?.text === 'slug')
        .map((entry): PlacedMessage => {
          const own = { area, id: '', context: 'slug', message: entry.id.text };
          return { ...own, number: null, ...placesOf(own), seen: [] };
        }),
    );
  const messages = [...marked, ...addresses].map((message) =>
    message.seen.length > 0 ? message : { ...message, elsewhere: elsewhereOf(message) },
  );
  return {
    version: 1,
    pages,
    counts: {
      messages: messages.length,
      met: messages.filter(({ seen }) => seen.length > 0).length,
      explained: messages.filter(({ seen, origins }) => seen.length === 0 && origins.length > 0).length,
      placed: messages.filter(({ seen, origins }) => seen.length > 0 || origins.length > 0).length,
    },
    messages,
  };
}

/** Finds for a message its entry in every language, and its origins. */
function placesIn(catalogs: readonly Catalog[]) {
  const entries = new Map(
    catalogs.flatMap(({ language, area, path, po }) =>
      po.entries
        .filter(({ obsolete }) => !obsolete)
        .map((entry) => [`${language} ${area} ${entryKey(entry)}`, { path, entry }] as const),
    ),
  );
  return ({ area, context, message }: Pick<NumberedMessage, 'area' | 'context' | 'message'>) => {
    const found = languages.flatMap((language) => {
      const known = entries.get(`${language} ${area} ${context ?? ''}\u0004${message}`);
      return known === undefined ? [] : [{ language, ...known }];
    });
    const places = Object.fromEntries(
      found.map(({ language, path, entry }) => {
        const [translation] = entry.translations;
        const place: PoPlace = {
          file: path,
          line: translation?.line ?? entry.id.line,
          text: translation?.text || message,
        };
        return [language, place];
      }),
    ) as Partial<Record<Language, PoPlace>>;
    const origins = found.flatMap(({ entry }) => entry.origins.map(({ text }) => text));
    return { places, origins: [...new Set(origins)] };
  };
}

/** What a message that no page showed is for, as far as its place in the source tells. */
function elsewhereOf({ area, context, origins }: PlacedMessage): Elsewhere {
  if (area === 'routes' && context === 'slug') return 'address';
  if (area === 'mail-content') return 'letters';
  if (origins.some((origin) => /film/.test(origin))) return 'film';
  if (area === 'investor-data' || origins.some((origin) => /file|feed|calendar/.test(origin))) return 'files';
  return 'state';
}

/** A message whose English or translation holds all the words, most alike first. Capitals and accents do not matter. */
export function findMessages({ messages }: WhereReport, wanted: string): PlacedMessage[] {
  const words = plain(wanted);
  if (words === '') return [];
  const rank = (text: string): number => {
    const own = plain(text);
    if (own === words) return 0;
    if (own.startsWith(words)) return 1;
    return own.includes(words) ? 2 : 3;
  };
  return messages
    .map((message) => ({
      message,
      rank: Math.min(
        rank(message.message),
        ...Object.values(message.places).map((place) => rank(place?.text ?? '')),
      ),
    }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.message.message.length - b.message.message.length)
    .map(({ message }) => message);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|<\/?\w+\s*\/?>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
