import type { InferType } from 'yup';
import { record, words } from '#i18n/content-schema.ts';
import { searchedPages } from '#site/searched-pages.ts';
import { phrasesFault } from '../model/page-phrases.ts';

const phrases = (target: string) =>
  words()
    .meta({
      note:
        `phrases for ${target} in page-phrases.json: what people type into the search to find this page, parted by |. ` +
        'Nobody reads them: do not translate them, write 10 to 20 that your readers type, without question marks',
    })
    .test('phrases', (text, { createError }) => {
      const fault = phrasesFault(text);
      return fault === null || createError({ message: fault });
    });

/**
 * What people type to find a page, by the page's id: tasks in their own words ("delete my data"), the first ones most
 * often. Every page that the search leads to has some; one without is named by `npm run content`.
 */
export const schema = record(Object.fromEntries(searchedPages.map(({ id }) => [id, phrases(id)])));

/** What `page-phrases.json` holds. */
export type PagePhrases = InferType<typeof schema>;
