import type { NewsListItem, NewsPort } from '#features/investors/model/ports.ts';
import { exDividendDays } from '#features/investors/ui/dividends.server.ts';
import { releasePath } from '#features/investors/ui/news-paths.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';
import { saying } from './stock.server.ts';

/** A day that moves a price, or explains how it moved. */
export interface PriceEvent {
  kind: 'results' | 'dividend';
  /** `yyyy-mm-dd` */
  day: string;
  /** In words, and where there is more about it. */
  text: string;
  to: string;
  /** The language of the words, where it is not the page's. */
  lang?: string;
}

/**
 * The days since this one on which results came out or a dividend went, the newest first. Both are marked where the price is drawn:
 * a price falls by about the dividend on the day from which a buyer no longer gets it.
 * @param since `yyyy-mm-dd`
 */
export async function readPriceEvents(news: NewsPort, since: string): Promise<PriceEvent[]> {
  const say = saying();
  const results = (await resultsSince(news, since)).map(
    ({ id, title, releaseDate: { date }, ...release }) => ({
      kind: 'results' as const,
      day: date.slice(0, 10),
      text: title,
      to: releasePath(id),
      ...langOf(release.language),
    }),
  );
  const dividends = exDividendDays()
    .filter(({ day }) => day >= since)
    .map(({ day, amount }) => ({
      kind: 'dividend' as const,
      day,
      text: say('dividend', { amount }),
      to: pathTo('dividend-history'),
    }));
  return [...results, ...dividends].sort((one, other) => (one.day < other.day ? 1 : -1));
}

async function resultsSince(news: NewsPort, since: string): Promise<NewsListItem[]> {
  const found: NewsListItem[] = [];
  for (let page = 1; ; page += 1) {
    const items = await news.list(language, page, { category: 'results' });
    const inside = (items ?? []).filter(({ releaseDate: { date } }) => date >= since);
    found.push(...inside);
    if (!items || inside.length < items.length || items.length === 0) return found;
  }
}

function langOf(own: Language | undefined) {
  return own === undefined || own === language ? {} : { lang: htmlLang[own] };
}
