import { easternMoment } from '#features/investors/model/eastern-time.ts';
import type { NewsPort, NewsRelease } from '#features/investors/model/ports.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { Feeds } from '#server/sources/feeds.ts';
import { newsChoices, newsCounts, newsDetail, newsPage } from '../model/news-lists.ts';

/** What news of a feed are made from. */
export type FedNewsOptions = {
  /** The feed in English, and those in other languages where there are any. */
  feeds: Feeds<NewsRelease>;
  now?: () => number;
};

/** News of a feed. Where there is none in a language, its site shows the English texts and marks them as such. */
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
      const states = languages
        .map((each) => feeds[each]?.state())
        .filter((state) => state !== null && state !== undefined);
      // The oldest of them: none may look fresher than it is.
      const [oldest = null] = states.sort((a, b) => b.ageSeconds - a.ageSeconds);
      return oldest;
    },
  };
}
