import type { InferType } from 'yup';
import { listOf, numberFrom, record, words } from '#i18n/content-schema.ts';

/** Seconds from the beginning of the film. */
const second = () => numberFrom(0);

/** What is said in one stretch of the film; stretches follow each other and do not overlap. */
const stretches = () =>
  listOf({ start: second(), end: second(), text: words() }).test(
    'in-order',
    'must follow each other: each ends after it begins, and before the next begins',
    (cues) =>
      (cues ?? []).every(
        ({ start, end }, index, all) =>
          start < end && end <= (all[index + 1]?.start ?? Number.POSITIVE_INFINITY),
      ),
  );

/** The film in words: captions for what is heard, descriptions of what is seen. */
export const schema = record({ cues: stretches(), descriptions: stretches() });

/** What `film.json` holds. */
export type FilmScript = InferType<typeof schema>;
