import { type InferType, number } from 'yup';
import { listOf, record, words } from '#i18n/schema-parts.ts';

/** Seconds from the beginning of the film. */
const second = () => number().min(0, 'must be a second of the film').required('must be a second of the film');

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
