import { easternMoment } from '#features/investors/model/eastern-time.ts';
import { newsChoices, newsCounts, newsDetail, newsPage } from '#features/investors/model/news-lists.ts';
import type { NewsPort, NewsRelease } from '#features/investors/model/ports.ts';
import type { Language } from '#i18n/language.ts';
import type { CachedSource } from './cached-source.ts';

/** What news of a feed are made from. */
export type FedNewsOptions = {
  /** The feed in English, and the one in Spanish where there is one. */
  feeds: { eng: CachedSource<NewsRelease[]>; es: CachedSource<NewsRelease[]> | null };
  /** The clock, in milliseconds. */
  now?: () => number;
};

/** News of a feed. Where there is none in Spanish, the Spanish site shows the English texts and marks them as such. */
export function createFedNews({ feeds, now = Date.now }: FedNewsOptions): NewsPort {
  async function published(language: Language): Promise<NewsRelease[]> {
    const own = feeds[language];
    const releases = own
      ? await own.get()
      : (await feeds.eng.get()).map((release): NewsRelease => ({ ...release, language: 'eng' }));
    const today = easternMoment(now()).day;
    return releases.filter(({ releaseDate }) => releaseDate.date <= today);
  }

  return {
    list: async (language, page, filter) => newsPage(await published(language), page, filter),
    counts: async (language, page, filter) => newsCounts(await published(language), page, filter),
    release: async (language, id) => newsDetail(await published(language), id),
    // What a feed tells is out.
    preview: async (language, id) => (await published(language)).find((release) => release.id === id) ?? null,
    choices: async (language) => newsChoices(await published(language)),
    state() {
      const states = [feeds.eng.state(), feeds.es?.state()].filter(
        (state) => state !== null && state !== undefined,
      );
      // The older of the two: neither may look fresher than it is.
      const [oldest = null] = states.sort((a, b) => b.ageSeconds - a.ageSeconds);
      return oldest;
    },
  };
}
