import type { PricesPort } from '#features/prices/model/ports.ts';
import { boardFile } from '#features/prices/server/board-file.ts';
import { formatClock, formatWeekday } from '#i18n/formats.ts';
import { htmlLang, type Language, languages } from '#i18n/language.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { SitePaths } from '#server/pages/site-paths.ts';
import { getOrThrow } from '#server/sources/get-or-throw.ts';
import type { LocationsPort } from '../model/ports.ts';
import { type Yard, yardBrand, yardName } from '../model/yard.ts';
import { type Weekday, weekdays } from '../model/yard-codes.ts';
import { yardFile } from '../model/yard-file.ts';
import { vcardOf } from './vcard.ts';
import type { YardFileWords } from './yard-file-words.ts';

/** What the files about yards are made from. */
export type YardFilesOptions = {
  locations: LocationsPort;
  prices: PricesPort;
  words: Record<Language, YardFileWords>;
  site: Pick<SitePaths, 'pathOf'>;
  origins: Record<Language, string>;
  log: Log;
};

type Wanted = { language: Language; yard: Yard };

/**
 * Answers the files that stand beside the page of each yard: `{page}.vcf` for address books, `{page}.csv` with the board of
 * a metals yard, 503 while the source of prices fails. `null` for any other address or method. The language is that of the
 * address.
 */
export function createYardFiles(options: YardFilesOptions): (request: Request) => Promise<Response | null> {
  const { locations, prices, words, site, origins, log } = options;
  // No request ever becomes part of a name: an address is known or it is not.
  const cards = new Map<string, Wanted>();
  const boards = new Map<string, Wanted>();
  for (const language of languages) {
    for (const yard of locations.yards) {
      const page = site.pathOf(language, 'yard', { id: yard.id });
      cards.set(yardFile(page, 'vcf'), { language, yard });
      boards.set(yardFile(page, 'csv'), { language, yard });
    }
  }
  return async function yardFileReply(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    const card = cards.get(pathname);
    if (card) return reply(request, card, 'vcf', cardText(card));
    const wanted = boards.get(pathname);
    if (!wanted) return null;
    try {
      const board = await prices.board(wanted.yard.id);
      if (!board) return null;
      return reply(request, wanted, 'csv', boardFile(yardName(wanted.yard), board, words[wanted.language]));
    } catch (error) {
      log.warn('prices failed', errorFields(error));
      return new Response('The file cannot be made now.\n', {
        status: 503,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': '60',
        },
      });
    }
  };

  function cardText({ language, yard }: Wanted): string {
    const page = `${origins[language]}${site.pathOf(language, 'yard', { id: yard.id })}`;
    const { hours, holidays, bring, texts } = words[language];
    const { street, city, region, postalCode, phone, latitude, longitude, timeZone } = yard;
    return vcardOf({
      ...{ street, city, region, postalCode, phone, latitude, longitude, timeZone },
      uid: page,
      name: yardName(yard),
      organization: yardBrand(yard),
      country: yard.country === 'US' ? 'USA' : 'Canada',
      url: page,
      language: htmlLang[language],
      note: [
        getOrThrow(texts, yard.id),
        `${hours}:`,
        ...weekOf(yard, language, words[language].closed),
        `${holidays}.`,
        ...(yard.division === 'MRB' ? [bring] : []),
      ].join('\n'),
    });
  }
}

/** The hours of an ordinary week, a line a day from Monday on. */
function weekOf({ hours }: Yard, language: Language, closed: string): string[] {
  const fromMonday: Weekday[] = [...weekdays.slice(1), 'sun'];
  return fromMonday.map((weekday) => {
    const spans = [...hours[weekday].matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(
      ([, from = '', to = '']) => `${formatClock(from, language)}–${formatClock(to, language)}`,
    );
    return `${formatWeekday(dayNamed(weekday), language)}: ${spans.join(', ') || closed}`;
  });
}

/** A day of the calendar that has this name; which one does not matter. */
const dayNamed = (weekday: Weekday): string => `2026-11-${22 + weekdays.indexOf(weekday)}`;

function reply(request: Request, { yard }: Wanted, kind: 'vcf' | 'csv', text: string): Response {
  const type = kind === 'vcf' ? 'text/vcard' : 'text/csv';
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${yard.id}.${kind}"`,
      // A board changes in the morning and a telephone number never by much: an hour old is still true.
      'cache-control': kind === 'vcf' ? 'public, max-age=3600' : 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
