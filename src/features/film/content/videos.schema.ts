import type { InferType } from 'yup';
import { listOf, oneOf, pattern, present, record, whole, words } from '#i18n/content-schema.ts';
/** The film of the library and its files. */
export const schema = record({
  /** Links the home page with `<home>`. */
  filesLead: record({ lead: words() }),
  files: listOf({
    id: pattern(/^[a-z0-9-]+$/, 'be small letters, digits and hyphens'),
    /** Name in `public/film/`. */
    file: pattern(/\.(mp4|webm|vtt)$/, 'be a film or its captions'),
    kind: oneOf(['MP4', 'WebM', 'WebVTT']),
    /** Null where nobody speaks or reads: the film has no voice. */
    language: oneOf(['en', 'es']).nullable().defined(present),
    bytes: whole(0),
    title: words(),
  }),
});

/** What `videos.json` holds. */
export type VideosContent = InferType<typeof schema>;
