import { quarterEnd } from '#features/investors/model/event-rules.ts';
import type { EarningsBox, FiscalQuarter } from '#features/investors/model/events.ts';
import { baseForm, type FilingsPort } from '#features/investors/model/filings.ts';
import type { NewsItem, NewsPort } from '#features/investors/model/ports.ts';
import type { Language } from '#i18n/language.ts';

/** Where an event's calendar file stands. */
export function calendarPath(id: string): string {
  return `/api/investorevents/${id}/calendar.ics`;
}

/**
 * The release of a day on which results came out; `null` when there is none. A failing source of news does not take the
 * events along.
 */
export async function resultsOn(news: NewsPort, language: Language, day: string): Promise<NewsItem | null> {
  const filter = { category: 'results', year: Number(day.slice(0, 4)) } as const;
  const items = await news.list(language, 1, filter).catch(() => null);
  return items?.find(({ releaseDate }) => releaseDate.date === day) ?? null;
}

/** The report of a quarter, or of the year that ends with it; `null` until it is filed, and while filings fail. */
export async function reportOn(
  filings: FilingsPort,
  language: Language,
  quarter: FiscalQuarter,
): Promise<EarningsBox['filing']> {
  const form = quarter.quarter === 4 ? '10-K' : '10-Q';
  const end = quarterEnd(quarter);
  const page = await filings.company.page(language, 1, { form }).catch(() => null);
  const found = page?.items.find(
    (filing) => filing.periodEnd === end && filing.form === baseForm(filing.form),
  );
  return found ? { id: found.id, form: found.form, filedOn: found.filedOn } : null;
}
